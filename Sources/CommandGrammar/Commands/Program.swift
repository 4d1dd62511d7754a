/// A program of commands: finds the one that is called, and makes only that.
package struct Program<Result>: Sendable {
  package let name: String
  package let abstract: String
  package let version: String
  package let discussion: String
  package let examples: [Example]
  package let commands: [Entry]

  package init(
    _ name: String,
    _ abstract: String,
    version: String,
    discussion: String = "",
    examples: [Example] = [],
    commands: [Entry]
  ) {
    self.name = name
    self.abstract = abstract
    self.version = version
    self.discussion = discussion
    self.examples = examples
    self.commands = commands
  }

  /// A command by its name, made when it is called and not before.
  package struct Entry: Sendable {
    package let name: String
    package let make: @Sendable () -> Command<Result>

    package init(
      _ name: String,
      _ command: @autoclosure @escaping @Sendable () -> Command<Result>
    ) {
      self.name = name
      make = command
    }
  }
}
