import CommandGrammar
import Foundation

extension Command {
  /// The command that words after its name create, or the help or error that they return.
  static func reading(_ words: [Word]) -> Reading<Self> {
    var command = Self()
    do throws(UsageError) {
      if let text = try command.read(call: Words([Word(name)] + words), program: "luggage") {
        return .text(text)
      }
      return .result(command)
    } catch {
      return .error(error.message)
    }
  }
}

enum Reading<Result> {
  case result(Result)
  case text(String)
  case error(String)
}

extension Reading: Equatable where Result: Equatable {}
extension Reading: Sendable where Result: Sendable {}

extension [Word] {
  /// Splits a line at spaces; between two spaces is an empty word.
  init(line: String) {
    self =
      line.isEmpty
      ? []
      : line.split(separator: " ", omittingEmptySubsequences: false)
        .map { Word(String($0)) }
  }
}

/// A command whose parts are defined by a test.
struct CustomCommand: Command, Equatable {
  /// Names the parts, and returns an error if their values are incompatible.
  typealias Binding = @Sendable (inout Parts) -> UsageError?

  /// The definition of one test at a time. (A task-local value crashes in a release build with
  /// 6.3.1.)
  private final class Draft: @unchecked Sendable {
    let lock = NSLock()
    var binding: Binding = { _ in nil }
    var abstract = "Rest."
  }

  private static let draft = Draft()

  /// Defines the command while the body runs, and excludes other tests.
  static func with<Result>(
    binding: @escaping Binding = { _ in nil }, abstract: String = "Rest.", _ body: () -> Result
  ) -> Result {
    draft.lock.withLock {
      (draft.binding, draft.abstract) = (binding, abstract)
      return body()
    }
  }

  static let name = "rest"
  static var summary: CommandSummary { CommandSummary(draft.abstract) }

  func bind(to parts: inout Parts) throws(UsageError) {
    if let error = Self.draft.binding(&parts) { throw error }
  }

  /// A program with only this command.
  static var program: Program {
    Program(
      "p", version: "1", summary: ProgramSummary("Programme."), commands: [CustomCommand.self])
  }

  static var defects: [String] { program.defects }
}
