import CommandGrammar
import Foundation
import Synchronization
import Testing

/// Calls of the program whose messages are in golden files, so that a better wording is one command.
///
/// `Golden/Sort.txt` has a section for each such test of `SortTests.swift` and `SortCommandTests.swift`. With
/// `UPDATE_GOLDEN=1` in the environment, a test writes its section before it compares; `make golden` does so.
enum GoldenCalls {
  /// A call with its standard input, as a shell reads it.
  struct Call: ExpressibleByStringInterpolation {
    var line: String
    var input = ""
    var files: [String: String] = [:]

    init(_ line: String, input: String = "", files: [String: String] = [:]) {
      (self.line, self.input, self.files) = (line, input, files)
    }

    init(stringLiteral line: String) { self.init(line) }

    /// The call, its files and its input.
    fileprivate var shown: String {
      let texts = files.sorted { $0.key < $1.key }.map { ("\($0): ", $1) } + [("< ", input)]
      return texts.reduce("$ dayctl \(line)\n") { shown, text in
        shown + text.1.split(separator: "\n").map { "\(text.0)\($0)\n" }.joined()
      }
    }
  }

  private static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1"
  private static let files = Mutex(())

  /// Compares the messages of calls that fail with those in a golden file.
  ///
  /// - Parameters:
  ///   - calls: The calls.
  ///   - code: The exit status of each.
  ///   - input: The standard input of calls that have none of their own.
  ///   - files: Files that all calls can read, and which are not shown.
  ///   - source: The file of the test.
  ///   - test: The name of the test.
  ///   - run: Makes a call.
  static func check(
    _ calls: [Call], code: Int32 = 2, input: String = "", files: [String: String] = [:],
    source: String = #filePath, test: String = #function, run: ((Call) -> Run)? = nil
  ) throws {
    let actual = calls.map { call in
      var call = call
      if call.input.isEmpty { call.input = input }
      let result =
        run?(call)
        ?? dayctl(
          shellWords(call.line), input: Array(call.input.utf8),
          files: files.merging(call.files) { $1 })
      #expect(result.code == code, "\(call.line)")
      return call.shown + result.written
    }
    let golden = try section(test, of: source, updatedWith: actual)
    for (call, text) in zip(calls, actual) {
      #expect(golden.contains(text), "`make golden` rewrites the answer to dayctl \(call.line)")
    }
    #expect(Set(golden).subtracting(actual) == [], "the file has calls that no test makes")
  }

  /// Returns the calls in the section of a test, after writing it if the files are updated.
  private static func section(
    _ test: String, of source: String, updatedWith calls: [String]
  ) throws -> [String] {
    let suite = URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent
      .replacing("Tests", with: "").replacing("Command", with: "")
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Golden/\(suite).txt")
    let name = String(test.prefix { $0 != "(" })
    return try files.withLock { _ in
      let text =
        isUpdating && !FileManager.default.fileExists(atPath: file.path)
        ? "" : try String(contentsOf: file, encoding: .utf8)
      var sections: [String: [String]] = [:]
      for section in ("\n" + text).split(separator: "\n== ") where section != "\n" {
        let blocks = section.split(separator: "\n\n").map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }
        sections[String(blocks[0].dropLast())] = blocks.dropFirst().map(String.init)
      }
      if isUpdating {
        sections[name] = calls
        let texts = sections.sorted { $0.key < $1.key }
          .map { "== \($0)\n\n" + $1.joined(separator: "\n") }
        try texts.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
      }
      return sections[name] ?? []
    }
  }
}
