/// A command as plain data, for help, manual and completions.
package struct CommandDescription: Sendable {
  package var name: String

  /// What the command does, in a sentence.
  package var abstract: String

  /// Paragraphs for the long help; indented lines are kept unchanged.
  package var discussion: String

  package var examples: [Example]

  /// The operands and options in the order of their declaration, without help.
  package var parts: [PartDescription]
}

extension CommandDescription {
  package var operands: [PartDescription] {
    parts.filter(\.isOperand)
  }

  /// The options, with help as the last one.
  package var options: [PartDescription] {
    parts.filter { !$0.isOperand } + [.help]
  }
}
