/// A program and all its commands as plain data.
package struct ProgramDescription: Sendable {
  package var name: String
  package var abstract: String
  package var version: String
  package var discussion: String
  package var examples: [Example]
  package var commands: [CommandDescription]
}

extension ProgramDescription {
  /// The options that can be given instead of a command.
  package var options: [PartDescription] {
    [.help, PartDescription(.flag, "--version", help: "show the version")]
  }

  /// The word that requests help.
  package static let helpCommand = "help"
}
