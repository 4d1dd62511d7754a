/// A page of the help that is not about one command, such as `formats`.
package struct HelpTopic: Sendable {
  /// The word after `help`.
  package var name: String

  /// The subject, as a title without a full stop.
  package var title: String

  /// Paragraphs; indented lines are kept unchanged.
  package var discussion: String

  package var examples: [Example]

  /// The options that the topic explains.
  package var parts: [PartDescription] = []

  package init(
    _ name: String, title: String, discussion: String = "", examples: [Example] = []
  ) {
    self.name = name
    self.title = title
    self.discussion = discussion
    self.examples = examples
  }
}

extension HelpTopic {
  /// The name of the topic that explains the shared options.
  package static let options = "options"

  /// Creates the topic that explains the options that commands share, unless there are none.
  init?(sharedOptionsOf commands: [CommandDescription]) {
    let sharing = commands.filter { !$0.sharedOptions.isEmpty }
    var parts: [PartDescription] = []
    for part in sharing.flatMap(\.sharedOptions)
    where !parts.contains(where: { $0.names == part.names }) {
      parts.append(part.noting(commandsAmong: sharing))
    }
    guard !parts.isEmpty else { return nil }
    self.init(
      Self.options, title: "Common options",
      discussion: "These options work in the same way in all commands that have them.")
    self.parts = parts
  }
}

extension PartDescription {
  /// Returns this option with a note if not all the given commands have it.
  fileprivate func noting(commandsAmong commands: [CommandDescription]) -> PartDescription {
    let having = commands.filter { $0.parts.contains { $0.isShared && $0.names == names } }
    let lacking = commands.filter { !$0.parts.contains { $0.isShared && $0.names == names } }
    guard !lacking.isEmpty else { return self }
    var part = self
    let note =
      having.count <= lacking.count
      ? "Only for \(having.map(\.name).conjunction)."
      : "Not for \(lacking.map(\.name).alternatives)."
    part.detail += (detail.isEmpty ? "" : " ") + note
    return part
  }
}
