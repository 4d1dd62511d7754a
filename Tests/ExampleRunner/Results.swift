import Foundation

/// The results that the examples in the documentation show, compared with those that they have.
///
/// The result of a statement stands in the comment behind it:
/// - `day + 30  // 2025-09-28`: the text of the value, or of what a call without a value changes.
///   An optional counts as what it holds, data as a text in UTF-8, and quotes around a text are
///   optional. A remark may follow after a comma or a colon, or in parentheses.
/// - `day.weekday  // .friday`: a value of the same type.
/// - `try Day(2025, 2, 30)  // throws February 2025 has 28 days`: an error, with its text or
///   without.
/// - `// such as …`, for what depends on the clock or the locale, is not compared.
/// - `// traps`: the statement is compiled but does not run.
@main
enum Results {
  nonisolated(unsafe) static var printed = ""
  nonisolated(unsafe) static var compared = 0
  nonisolated(unsafe) static var failures = 0

  static func main() {
    runAll()
    guard failures == 0 else { exit(1) }
    let files = CommandLine.arguments.dropFirst().first ?? "?"
    Swift.print("examples: those of \(files) files compile, and \(compared) results are as shown")
  }

  static func fail(_ message: String, _ file: String, _ line: UInt) {
    failures += 1
    FileHandle.standardError.write(Data("\(file):\(line): \(message)\n".utf8))
  }

  static func compare(_ text: String, _ shown: String, _ file: String, _ line: UInt) {
    compared += 1
    let plain = spaced(text)
    let shown = spaced(shown)
    for text in [plain, "\"\(plain)\""] {
      if shown == text { return }
      for remark in [", ", ": ", " ("] where shown.hasPrefix(text + remark) { return }
    }
    fail("the result is \(text), not \(shown)", file, line)
  }

  /// The text without spaces around the operators of ranges, and with plain spaces for special
  /// ones.
  private static func spaced(_ text: String) -> String {
    let plain = String(text.map { $0.isWhitespace ? " " : $0 })
    return [" ... ", " ..< "].reduce(plain) { text, range in
      text.split(separator: range).joined(separator: range.filter { $0 != " " })
    }
  }
}

/// Runs the examples of a file.
func run(_ file: String, _ example: () throws -> Void) {
  do {
    try example()
  } catch {
    Results.fail("an example throws: \(error)", file, 0)
  }
}

/// Takes the place of the standard library's function, to compare what an example prints.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  Results.printed = items.map { String(describing: $0) }.joined(separator: separator)
}

func printed(_ shown: String, file: String = #filePath, line: UInt = #line) {
  Results.compare(Results.printed, shown, file, line)
}

func result<Value>(
  _ value: Value, _ shown: String, file: String = #filePath, line: UInt = #line,
  of receiver: () -> Any? = { nil }
) {
  guard value is Void else { return Results.compare(text(of: value), shown, file, line) }
  guard let receiver = receiver() else {
    return Results.fail("the statement has no result: move the remark above it", file, line)
  }
  Results.compare(text(of: receiver), shown, file, line)
}

func result<Value: Equatable>(
  _ value: Value, is expected: Value, file: String = #filePath, line: UInt = #line
) {
  Results.compared += 1
  if value != expected { Results.fail("the result is \(value), not \(expected)", file, line) }
}

func throwing(
  _ shown: String, file: String = #filePath, line: UInt = #line, _ statement: () throws -> Void
) throws {
  do {
    try statement()
    Results.fail("the statement throws nothing", file, line)
  } catch {
    guard shown != "throws" else { return Results.compared += 1 }
    Results.compare("throws \(error)", shown, file, line)
  }
}

/// False, which the compiler does not know.
var isTrapping: Bool { CommandLine.arguments.isEmpty }

private func text(of value: Any) -> String {
  if let data = value as? Data {
    // JSON may escape a slash, which would only make examples harder to read.
    return String(decoding: data, as: UTF8.self).split(separator: #"\/"#).joined(separator: "/")
  }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return String(describing: value) }
  return mirror.children.first.map { text(of: $0.value) } ?? "nil"
}
