/// A program with commands.
///
/// Texts and lists are created on demand, because most calls need none of them.
package struct Program: Sendable {
  package let name: String
  package let version: String

  /// The texts of the program's own help and manual.
  let summary: @Sendable () -> ProgramSummary

  /// Returns the commands in the order of the help.
  private let list: @Sendable () -> [any Command.Type]

  /// Returns what to use instead of an unknown command, as the end of a sentence; `nil` if that is
  /// not known.
  let advice: @Sendable (_ word: Word) -> String?

  package init(
    _ name: String, version: String, summary: @autoclosure @escaping @Sendable () -> ProgramSummary,
    advice: @escaping @Sendable (_ word: Word) -> String? = { _ in nil },
    commands: @autoclosure @escaping @Sendable () -> [any Command.Type]
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.advice = advice
    list = commands
  }

  /// The commands in the order of the help.
  package var commands: [any Command.Type] { list() }

  /// This program and all its commands as plain data.
  package var description: ProgramDescription {
    ProgramDescription(
      name: name, version: version, summary: summary(), commands: commands.map { $0.description })
  }
}
