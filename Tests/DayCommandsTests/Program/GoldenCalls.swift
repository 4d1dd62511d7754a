import Foundation
import Testing

/// Calls of the program whose messages are in a golden file, so that a better wording is one command.
///
/// With `UPDATE_GOLDEN=1` in the environment, a test writes the file before it compares; `make golden`
/// does so.
enum GoldenCalls {
  /// Compares the messages of calls that fail with those in `Golden/NAME.txt`.
  static func check(_ name: String, _ calls: [(line: String, input: String)]) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Golden/\(name).txt")
    let actual = calls.map { shown($0.line, $0.input) }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try actual.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    }
    let golden = Set(
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n\n").map {
        $0.hasSuffix("\n") ? String($0) : $0 + "\n"
      })
    for call in actual {
      #expect(golden.contains(call), "run `make golden`, and read the difference")
    }
    #expect(golden.subtracting(actual) == [], "the file has calls that no test makes")
  }

  /// Returns a call, its input and what it writes, as in a terminal.
  private static func shown(_ line: String, _ input: String) -> String {
    let run = dayctl(shellWords(line), input: Array(input.utf8))
    #expect(run.code == 2, "\(line)")
    let lines = input.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return "$ dayctl \(line)\n" + lines.map { "< \($0)\n" }.joined() + run.written
  }
}
