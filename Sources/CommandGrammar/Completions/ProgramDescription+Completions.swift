/// A shell for which completions can be generated.
package enum CompletionShell: String, CaseIterable, ArgumentChoice {
  case bash, zsh, fish
}

extension ProgramDescription {
  /// Returns the script that completes calls of the program in a shell.
  package func completions(for shell: CompletionShell) -> String {
    switch shell {
    case .bash: BashCompletions(self).text
    case .zsh: ZshCompletions(self).text
    case .fish: FishCompletions(self).text
    }
  }

  /// The commands and the word that requests help, which completes commands and topics.
  var completableCommands: [CommandDescription] {
    let words =
      commands.flatMap(\.candidates)
      + topics.map { Completion.Candidate($0.name, help: $0.title) }
    let topic = PartDescription(
      .optionalArgument, valueName: "TOPIC", help: "command or topic",
      completion: Completion("topic", words))
    return commands + [
      CommandDescription(
        name: Self.helpCommand, abstract: Self.helpAbstract, discussion: "", examples: [],
        parts: [topic])
    ]
  }
}

extension CommandDescription {
  /// The words that call the command.
  var candidates: [Completion.Candidate] {
    names.map { Completion.Candidate($0, help: abstract) }
  }

  /// The operands before the ones that can be repeated.
  var firstOperands: [PartDescription] {
    Array(operands.prefix { !$0.repeats })
  }

  /// The operands that can be at any position after the first ones.
  var laterOperands: [PartDescription] {
    Array(operands.drop { !$0.repeats })
  }
}

extension String {
  /// Returns this text with a backslash before each of the given characters.
  func escaping(_ scalars: String) -> String {
    unicodeScalars.map { (scalars.unicodeScalars.contains($0) ? "\\" : "") + String($0) }.joined()
  }
}
