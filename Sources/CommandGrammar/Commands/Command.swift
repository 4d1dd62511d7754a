/// A command: its one description, and the way from words to a value.
package struct Command<Result>: Sendable {
  package let description: CommandDescription
  private let parts: Group<Result>

  /// Declares a command by what makes its value and a part for each parameter of that.
  package init<each Value>(
    _ name: String,
    _ abstract: String,
    discussion: String = "",
    examples: [Example] = [],
    into make: @escaping @Sendable (repeat each Value) throws(UsageError) -> Result,
    _ parts: repeat Part<each Value>
  ) {
    self.parts = Group(into: make, repeat each parts)
    description = CommandDescription(
      name: name, abstract: abstract, discussion: discussion, examples: examples,
      parts: self.parts.descriptions)
  }

  /// Reads the words after the command's name.
  package func parse(
    _ words: ArraySlice<Word>, program: String
  ) throws(UsageError) -> Invocation<Result> {
    var matcher = Matcher(parts: description.parts, words: words)
    switch try outcome(of: &matcher, program: program) {
    case .help(let length):
      return .help(description.help(length, program: program))
    case .matches(let matches):
      var reader = MatchReader(matches)
      return .command(try parts.output(from: &reader), name: description.name)
    }
  }

  private func outcome(
    of matcher: inout Matcher, program: String
  ) throws(UsageError) -> Matcher.Outcome {
    do throws(MatchFault) {
      return try matcher.match()
    } catch {
      let path = "\(program) \(description.name)"
      throw UsageError(Sentence.fault(error, of: matcher.parts, path: path))
    }
  }
}
