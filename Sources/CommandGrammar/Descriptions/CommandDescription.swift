/// A command as plain data, for help, the manual and completions.
package struct CommandDescription: Sendable {
  package var name: String

  /// Other words that call the command too.
  package var otherNames: [String] = []

  /// The purpose of the command, in one sentence.
  package var abstract: String

  /// Paragraphs for the long help; indented lines are kept unchanged.
  package var discussion: String

  package var examples: [Example]

  /// The operands and options in the order of their declaration, without the help option.
  package var parts: [PartDescription]
}

extension CommandDescription {
  /// All words that call the command, its name first.
  package var names: [String] { [name] + otherNames }

  /// A sentence that names the other words that call the command, if there are any.
  var otherNamesSentence: String {
    otherNames.isEmpty ? "" : "The command is also called \(otherNames.conjunction)."
  }

  package var operands: [PartDescription] {
    parts.filter(\.isOperand)
  }

  /// The options, ending with the help option.
  package var options: [PartDescription] {
    ownOptions + sharedOptions + [.help]
  }

  /// The options that only this command explains.
  package var ownOptions: [PartDescription] {
    parts.filter { !$0.isOperand && !$0.isShared }
  }

  /// The options that other commands have too.
  package var sharedOptions: [PartDescription] {
    parts.filter { !$0.isOperand && $0.isShared }
  }

  /// Returns all names of the options that make no sense after an option was given: its own, unless
  /// it can be repeated, and those of the options with which it cannot be combined.
  package func names(excludedBy part: PartDescription) -> [String] {
    let own = part.repeats ? [] : part.names
    return own
      + part.conflicts.flatMap { name in parts.first { $0.names.first == name }?.names ?? [] }
  }
}
