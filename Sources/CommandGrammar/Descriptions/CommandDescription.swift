/// A command as plain data, for help, the manual and completions.
package struct CommandDescription: Sendable {
  package var name: String

  /// The purpose of the command, in one sentence.
  package var abstract: String

  /// Paragraphs for the long help; indented lines are kept unchanged.
  package var discussion: String

  package var examples: [Example]

  /// The operands and options in the order of their declaration, without the help option.
  package var parts: [PartDescription]
}

extension CommandDescription {
  package var operands: [PartDescription] {
    parts.filter(\.isOperand)
  }

  /// The options, ending with the help option.
  package var options: [PartDescription] {
    parts.filter { !$0.isOperand } + [.help]
  }
}
