/// A program with all its commands as plain data.
package struct ProgramDescription: Sendable {
  package var name: String
  package var abstract: String
  package var version: String
  package var discussion: String
  package var examples: [Example]
  package var commands: [CommandDescription]
}

extension ProgramDescription {
  /// The options that stand in a command's place.
  package var options: [PartDescription] {
    [.help, PartDescription(.flag, "--version", help: "show the version")]
  }

  /// The word that asks for help in a command's place.
  package static let helpCommand = "help"
}

extension Program {
  /// This program as plain data; describes every command.
  package var description: ProgramDescription {
    let summary = summary()
    return ProgramDescription(
      name: name, abstract: summary.abstract, version: version, discussion: summary.discussion,
      examples: summary.examples, commands: commands.map { $0.description })
  }
}
