import DayKit
import Testing

/// A place for dates in the records of a stream, and a command that processes them.
///
/// A record, including its newline, has an odd number of bytes.
struct Place: CustomTestStringConvertible, Sendable {
  var words: [String]
  var header = ""
  var before = ""
  var after = ""
  var period = Period.days(1)

  /// A date that has no result, and the reason.
  var wrongDate = "2025-02-30"
  var reason = "does not exist: February 2025 has 28 days"

  /// The words, quoted for a shell.
  var command: String { words.joined(separator: " ") }

  var testDescription: String { command }

  static let all = [
    // Whole lines, on the fast path for fixed widths and on the general path.
    Place(words: ["add", "1"]),
    Place(words: ["add", "1m"], period: .months(1)),
    Place(
      words: ["add", "--in-text", "1"], before: "on ", after: ".",
      // In a text, a date that does not exist is not a date.
      wrongDate: "9999-12-31",
      reason: "is out of range: dates range from -009999-01-01 to 9999-12-31"),
    Place(
      words: ["add", "--header", "--column", "due", "1"], header: "id,note,due\n",
      before: "7,\"a\n\"\"b\","),
    Place(words: ["add", "--json-key", "a.due", "1"], before: "{\"a\":{\"due\":\"", after: "\"}}"),
  ]

  /// Returns the record for a day.
  func record(_ day: Day) -> String { before + day.description + after }

  /// Returns the record with the result for a day.
  func answer(to day: Day) throws -> String { record(try day.adding(period)) }

  /// Returns a message for a record, whose line is counted without the header.
  func message(line: Int, _ text: String) -> String {
    "dayctl: <stdin>:\(line + header.lineCount): \(text)\n"
  }

  /// The record that has no result, with its line ending.
  var wrongRecord: String { before + wrongDate + after + "\n" }

  /// Returns the message for that record.
  func wrongDateMessage(line: Int) -> String {
    let subject = wrongDate == "2025-02-30" ? "" : "the result for "
    return message(line: line, "\(subject)'\(wrongDate)' \(reason)")
  }

  /// The message for a line that is too long; in columns, a quote may be the reason.
  var longLineMessage: String {
    let sentence = "the line is longer than 1048576 bytes"
    return words.contains("--column") ? "\(sentence), or a quote in it is not closed" : sentence
  }

  /// The number of lines of a record.
  var height: Int { before.lineCount + 1 }

  /// Returns the header and a number of records with consecutive days and alternating line endings.
  func input(
    _ count: Int, endings: [String] = ["\n"], hasHeader: Bool = true
  ) throws -> String {
    try (hasHeader ? header : "") + records(count, endings) { record($0) }
  }

  /// Returns the output for that input.
  func output(_ count: Int, endings: [String] = ["\n"]) throws -> String {
    try header + records(count, endings) { try answer(to: $0) }
  }

  private func records(
    _ count: Int, _ endings: [String], _ record: (Day) throws -> String
  ) throws -> String {
    let first = try Day(1600, 1, 1)
    return try (0..<count).reduce(into: "") { text, index in
      text += try record(first + index) + endings[index % endings.count]
    }
  }
}

extension String {
  fileprivate var lineCount: Int { utf8.count { $0 == UInt8(ascii: "\n") } }
}
