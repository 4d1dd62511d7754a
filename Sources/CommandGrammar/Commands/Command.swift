/// A command: what was asked, and the parts of a command line that say it.
package protocol Command: Sendable {
  /// The word that calls it.
  static var name: String { get }

  /// What there is to say about it; made for help alone.
  static var summary: CommandSummary { get }

  /// Creates a command as it is where all that may be left out is left out.
  init()

  /// Names each part beside the property that it fills, and checks at the end whether the values go
  /// together.
  ///
  /// The parts must be the same ones each time, whatever the values.
  mutating func bind(to parts: inout Parts) throws(UsageError)
}

/// What there is to say about a command.
package struct CommandSummary: Sendable {
  /// What the command does, in a sentence.
  package var abstract: String

  /// Paragraphs for the long help; indented lines stay as they are.
  package var discussion: String

  package var examples: [Example]

  package init(_ abstract: String, discussion: String = "", examples: [Example] = []) {
    self.abstract = abstract
    self.discussion = discussion
    self.examples = examples
  }
}

extension Command {
  /// Reads the words of a call, the first of which is the command's name, or gives the help that
  /// they ask for.
  package mutating func read(call words: Words, program: String) throws(UsageError) -> String? {
    switch try Self.outcome(of: words, program: program) {
    case .help(let length):
      return Self.description.help(length, program: program)
    case .matches(let reader):
      var parts = Parts(reader: reader)
      try bind(to: &parts)
      return nil
    }
  }

  private static func outcome(
    of words: Words, program: String
  ) throws(UsageError) -> Matcher.Outcome {
    var matcher = Matcher(Self.self, call: words)
    do throws(MatchFault) {
      return try matcher.match()
    } catch {
      let parts = description.parts + [.help]
      throw UsageError(Sentence.fault(error, of: parts, path: "\(program) \(name)"))
    }
  }

  /// Goes over the parts of the command for something else than reading them.
  ///
  /// - Returns: Why the command refuses to be as it is where all is left out, which is a defect.
  @discardableResult
  static func pass(_ parts: inout Parts) -> UsageError? {
    var command = Self()
    do throws(UsageError) {
      try command.bind(to: &parts)
      return nil
    } catch {
      return error
    }
  }
}
