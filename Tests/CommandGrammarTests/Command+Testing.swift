import CommandGrammar
import Foundation

extension Command {
  /// What the words after the command's name make, or the help or error that they bring.
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
  /// The words between spaces; two spaces have an empty word between them.
  init(line: String) {
    self =
      line.isEmpty
      ? []
      : line.split(separator: " ", omittingEmptySubsequences: false)
        .map { Word(String($0)) }
  }
}

/// A command whose parts a test makes up.
struct Sketch: Command, Equatable {
  /// Names the parts, and gives why their values do not go together.
  typealias Binding = @Sendable (inout Parts) -> UsageError?

  /// What one test at a time makes up; a task's own value crashes in a program for release (6.3.1).
  private final class Draft: @unchecked Sendable {
    let lock = NSLock()
    var binding: Binding = { _ in nil }
    var abstract = "Rest."
  }

  private static let draft = Draft()

  /// Lets nobody else make up the command while the body looks at it.
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

  /// What is wrong with a program that has this command and no other.
  static var defects: [String] {
    Program("p", version: "1", summary: CommandSummary("Programme.")) { position in
      position == 0 ? Sketch.self : nil
    }.defects
  }
}
