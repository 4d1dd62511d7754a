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
      parts.append(part.noting(commands, among: sharing))
    }
    guard !parts.isEmpty else { return nil }
    self.init(
      Self.options, title: "Common options",
      discussion: "These options work in the same way in all commands that have them.")
    self.parts = parts
  }
}

extension PartDescription {
  /// Returns this option with a note if not all commands that share options have it.
  ///
  /// - Parameter commands: All commands, of which others may have the option among their own.
  fileprivate func noting(
    _ commands: [CommandDescription], among sharing: [CommandDescription]
  ) -> PartDescription {
    func isPart(of command: CommandDescription) -> Bool {
      command.parts.contains { $0.names == names && ($0.isShared || $0.help == help) }
    }
    let (having, lacking) = (commands.filter(isPart), sharing.filter { !isPart(of: $0) })
    guard !lacking.isEmpty else { return self }
    var part = self
    let note =
      sharing.count <= 2 * lacking.count
      ? "Only for \(having.map(\.name).conjunction)."
      : "Not for \(lacking.map(\.name).alternatives)."
    part.detail += (detail.isEmpty ? "" : " ") + note
    return part
  }
}
