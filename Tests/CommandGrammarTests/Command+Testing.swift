import CommandGrammar

extension Command {
  /// What the words after the command's name make, or the help or error that they bring.
  func reading(_ words: [Word]) -> Reading<Result> {
    do throws(UsageError) {
      switch try parse(words[...], program: "luggage") {
      case .command(let result, _): return .result(result)
      case .help(let text), .version(let text): return .text(text)
      }
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
