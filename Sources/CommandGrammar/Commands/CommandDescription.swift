/// A command as plain data: what help, manual and completions are made of.
package struct CommandDescription: Sendable {
  package var name: String

  /// What the command does, in a sentence.
  package var abstract: String

  /// Paragraphs for the long help; indented lines stay as they are.
  package var discussion: String

  package var examples: [Example]

  /// The operands and options as declared, without help.
  package var parts: [PartDescription]
}

extension CommandDescription {
  package var operands: [PartDescription] {
    parts.filter(\.isOperand)
  }

  /// The options, and help as the last.
  package var options: [PartDescription] {
    parts.filter { !$0.isOperand } + [.help]
  }
}

extension Command {
  /// This command as plain data.
  package static var description: CommandDescription {
    let summary = summary
    var parts = Parts(list: [])
    pass(&parts)
    return CommandDescription(
      name: name, abstract: summary.abstract, discussion: summary.discussion,
      examples: summary.examples, parts: parts.list ?? [])
  }
}
