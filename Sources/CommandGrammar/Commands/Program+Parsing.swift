extension Program {
  /// Returns the help or the version that words request which call no command; help has the given
  /// width.
  package func text(
    for words: Words, helpWidth: @autoclosure () -> Int = standardHelpWidth
  ) throws(UsageError) -> String {
    guard words.count > 0 else {
      throw UsageError(
        "no command given; see '\(name) --help'", help: description.help(.short, width: helpWidth())
      )
    }
    let first = words[0]
    if first.equals(ProgramDescription.helpCommand) {
      return try help(about: words.dropFirst(1), width: helpWidth())
    }
    if first.equals("-h") { return description.help(.short, width: helpWidth()) }
    if first.equals("--help") { return description.help(.long, width: helpWidth()) }
    if first.equals("--version") || first.equals("-V") { return "\(name) \(version)\n" }
    throw first.isOption ? optionBeforeCommand(first) : unknownCommand(first)
  }

  /// Returns the help for the words after `help`, which may be the name of a command or a topic.
  private func help(about words: Words, width: Int) throws(UsageError) -> String {
    let description = description
    guard let word = words.first else { return description.help(.long, width: width) }
    if let extra = words.dropFirst(1).first {
      throw UsageError(MatchError.unexpectedOperand(extra).message(parts: [], path: name))
    }
    if let command = description.commands.first(where: { $0.names.contains(where: word.equals) }) {
      return command.help(.long, program: name, width: width)
    }
    if let topic = description.topics.first(where: { word.equals($0.name) }) {
      return topic.help(width: width)
    }
    if word.equals("-h") { return description.help(.short, width: width) }
    if word.equals("--help") || word.equals("help") {
      return description.help(.long, width: width)
    }
    throw unknownSubject(word, of: description)
  }

  private func unknownCommand(_ word: Word) -> UsageError {
    let names = commands.flatMap { [$0.name] + $0.otherNames } + [ProgramDescription.helpCommand]
    return UsageError(
      "unknown command \(word.quoted)"
        + (advice(word).map { "; \($0)" } ?? Suggestion.hint(for: word, among: names) ?? seeHelp))
  }

  /// The error if the word after `help` is neither a command nor a topic.
  ///
  /// The names of commands of other programs are less likely here than a mistyped topic.
  private func unknownSubject(_ word: Word, of description: ProgramDescription) -> UsageError {
    let names = description.commands.flatMap(\.names) + description.topics.map(\.name)
    return UsageError(
      "unknown command or topic \(word.quoted)"
        + (Suggestion.hint(for: word, among: names) ?? advice(word).map { "; \($0)" } ?? seeHelp))
  }

  private var seeHelp: String { "; see '\(name) --help'" }

  private func optionBeforeCommand(_ word: Word) -> UsageError {
    let hint =
      Suggestion.hint(for: word, among: description.options.flatMap(\.names))
      ?? " before the command; options come after it: \(name) COMMAND [OPTIONS]"
    return UsageError("unknown option \(word.quoted)" + hint)
  }
}
