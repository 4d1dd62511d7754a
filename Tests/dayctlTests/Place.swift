import DayKit
import Testing

/// A place of dates in the records of a stream, and a command that answers there.
///
/// A record with its line feed has an odd number of bytes.
struct Place: CustomTestStringConvertible, Sendable {
  var words: [String]
  var header = ""
  var before = ""
  var after = ""
  var period = Period.days(1)

  /// A date without an answer, and why.
  var wrongDate = "2025-02-30"
  var reason = "does not exist: February 2025 has 28 days"

  /// The words as a shell takes them.
  var command: String { words.joined(separator: " ") }

  var testDescription: String { command }

  static let all = [
    // The whole line, by the quick way of fixed widths and by the way of every record.
    Place(words: ["add", "1"]),
    Place(words: ["add", "1m"], period: .months(1)),
    Place(
      words: ["add", "--in-text", "1"], before: "on ", after: ".",
      // Where dates are looked for, what does not exist is none.
      wrongDate: "9999-12-31",
      reason: "is out of range: days go from -009999-01-01 to 9999-12-31"),
    Place(
      words: ["add", "--header", "--column", "due", "1"], header: "id,note,due\n",
      before: "7,\"a\n\"\"b\","),
    Place(words: ["add", "--json-key", "a.due", "1"], before: "{\"a\":{\"due\":\"", after: "\"}}"),
  ]

  /// The record that has a day.
  func record(_ day: Day) -> String { before + day.description + after }

  /// The record with the answer to a day in its place.
  func answer(to day: Day) throws -> String { record(try day.adding(period)) }

  /// A message for a record, given its line, counted without the header.
  func message(line: Int, _ text: String) -> String {
    "dayctl: <stdin>:\(line + header.lineCount): \(text)\n"
  }

  /// The record that has no answer, with its end.
  var wrongRecord: String { before + wrongDate + after + "\n" }

  /// The message for it.
  func wrongDateMessage(line: Int) -> String {
    let subject = wrongDate == "2025-02-30" ? "" : "the answer to "
    return message(line: line, "\(subject)'\(wrongDate)' \(reason)")
  }

  /// The number of lines of a record.
  var height: Int { before.lineCount + 1 }

  /// So many records, whose days follow each other and whose ends take turns, after the header.
  func input(
    _ count: Int, endings: [String] = ["\n"], hasHeader: Bool = true
  ) throws -> String {
    try (hasHeader ? header : "") + records(count, endings) { record($0) }
  }

  /// What is written for them.
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
