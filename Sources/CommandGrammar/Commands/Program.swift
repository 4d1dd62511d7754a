/// A program of commands.
///
/// All that takes time to make is made when it is asked for: a call needs no text and no list.
package struct Program: Sendable {
  package let name: String
  package let version: String

  /// What there is to say about it.
  let summary: @Sendable () -> CommandSummary

  /// The command at a position, `nil` after the last.
  let command: @Sendable (_ position: Int) -> (any Command.Type)?

  package init(
    _ name: String, version: String, summary: @autoclosure @escaping @Sendable () -> CommandSummary,
    command: @escaping @Sendable (_ position: Int) -> (any Command.Type)?
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.command = command
  }

  /// The commands, in the order in which help lists them.
  package var commands: [any Command.Type] {
    var commands: [any Command.Type] = []
    while let command = command(commands.count) {
      commands.append(command)
    }
    return commands
  }
}
