/// A program and all its commands as plain data.
package struct ProgramDescription: Sendable {
  package var name: String
  package var version: String
  package var summary: ProgramSummary
  package var commands: [CommandDescription]
}

extension ProgramDescription {
  package var abstract: String { summary.abstract }

  /// The examples of the program, its topics and its commands.
  package var examples: [Example] {
    summary.examples + topics.flatMap(\.examples) + commands.flatMap(\.examples)
  }

  /// The pages of the help that are not about one command; the last one explains shared options.
  package var topics: [HelpTopic] {
    summary.topics + [HelpTopic(sharedOptionsOf: commands)].compactMap(\.self)
  }

  /// The options that can be given instead of a command.
  package var options: [PartDescription] {
    [.help, PartDescription(.flag, "--version", "-V", help: "show the version")] + summary.options
  }

  /// The word that requests help.
  package static let helpCommand = "help"

  /// The purpose of the word that requests help, in one sentence.
  package static let helpAbstract = "Show help for a command or a topic."
}
