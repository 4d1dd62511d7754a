/// A command: a request of the user, and the parts of a command line that describe it.
package protocol Command: PartBinder {
  /// The word that calls the command.
  static var name: String { get }

  /// Other words that call the command too.
  static var otherNames: [String] { get }

  /// The texts of the command's help, which are created on demand.
  static var summary: CommandSummary { get }

  /// Returns what to write instead of a word that is not an option of the command, or one operand too
  /// many, as the end of a sentence.
  static func advice(for word: Word) -> String?
}

extension Command {
  package static var otherNames: [String] { [] }

  package static func advice(for word: Word) -> String? { nil }
}

/// The texts of the help of a command.
package struct CommandSummary: Sendable {
  /// The purpose of the command, in one sentence.
  package var abstract: String

  /// Paragraphs for the long help; indented lines are kept unchanged.
  package var discussion: String

  package var examples: [Example]

  package init(_ abstract: String, discussion: String = "", examples: [Example] = []) {
    self.abstract = abstract
    self.discussion = discussion
    self.examples = examples
  }
}

extension Command {
  /// This command as plain data.
  package static var description: CommandDescription {
    let summary = summary
    return CommandDescription(
      name: name, otherNames: otherNames, abstract: summary.abstract,
      discussion: summary.discussion, examples: summary.examples, parts: descriptions)
  }

  /// Reads the words of a call, which start with the command's name, or returns the help if they
  /// request it, in the given width.
  package mutating func read(
    call words: Words, program: String, helpWidth: @autoclosure () -> Int = standardHelpWidth
  ) throws(UsageError) -> String? {
    switch try Self.outcome(of: words, program: program) {
    case .help(let length):
      return Self.description.help(length, program: program, width: helpWidth())
    case .matches(let reader):
      var parts = Parts(reading: reader)
      try bind(to: &parts)
      return nil
    }
  }

  private static func outcome(
    of words: Words, program: String
  ) throws(UsageError) -> Matcher.Outcome {
    var matcher = Matcher(Self.self, call: words)
    do throws(MatchError) {
      return try matcher.match()
    } catch {
      let parts = descriptions + [.help]
      throw UsageError(
        error.message(parts: parts, path: "\(program) \(name)", advice: advice(for:)))
    }
  }
}
