extension Program {
  /// Reads the words after the program's name.
  package func parse(_ words: Words) throws(UsageError) -> Invocation {
    guard words.count > 0 else {
      throw UsageError(
        "no command given; see '\(name) --help'", help: description.help(.short))
    }
    let first = words[0]
    if let position = position(of: first) { return .command(position) }
    if first.equals(ProgramDescription.helpCommand) {
      return .help(try help(about: words.dropFirst(1)))
    }
    if first.equals("-h") { return .help(description.help(.short)) }
    if first.equals("--help") { return .help(description.help(.long)) }
    if first.equals("--version") { return .version("\(name) \(version)\n") }
    throw first.isOption ? optionBeforeCommand(first) : unknownCommand(first)
  }

  /// Returns the position of the command with the given name.
  private func position(of word: Word) -> Int? {
    var position = 0
    while let command = command(position) {
      if word.equals(command.name) { return position }
      position += 1
    }
    return nil
  }

  /// Returns the help for the words after `help`, which may be the name of a command.
  private func help(about words: Words) throws(UsageError) -> String {
    guard let word = words.first else { return description.help(.long) }
    if let extra = words.dropFirst(1).first {
      throw UsageError(MatchError.unexpectedOperand(extra).message(parts: [], path: name))
    }
    if let position = position(of: word), let command = command(position) {
      return command.description.help(.long, program: name)
    }
    if word.equals("-h") { return description.help(.short) }
    if word.equals("--help") || word.equals("help") { return description.help(.long) }
    throw unknownCommand(word)
  }

  private func unknownCommand(_ word: Word) -> UsageError {
    if let advice = advice(word) { return UsageError("unknown command \(word.quoted); \(advice)") }
    let names = commands.map { $0.name } + [ProgramDescription.helpCommand]
    let hint = Suggestion.hint(for: word, among: names) ?? "; see '\(name) --help'"
    return UsageError("unknown command \(word.quoted)" + hint)
  }

  private func optionBeforeCommand(_ word: Word) -> UsageError {
    let hint =
      Suggestion.hint(for: word, among: ["-h", "--help", "--version"])
      ?? " before the command; options come after it: \(name) COMMAND [OPTIONS]"
    return UsageError("unknown option \(word.quoted)" + hint)
  }
}
