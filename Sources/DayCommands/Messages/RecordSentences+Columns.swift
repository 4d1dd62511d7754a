import CommandGrammar
import DayKit
import DayRecords
import System

// Columns in the messages for records that fail.

extension Span<UInt8> {
  /// Whether the text may be the name of a column, which seldom begins with a digit, even after blanks or a quote.
  var mayBeColumnName: Bool {
    for index in indices where ![0x20, 0x09, UInt8(ascii: "\"")].contains(self[index]) {
      return !self[index].isDigit
    }
    return false
  }
}

extension RecordSentences {
  /// The sentence for a record that fails because a quote is not closed; otherwise `nil`.
  func openQuotation(
    _ failure: RecordFailure, _ record: Span<UInt8>, _ origin: RecordOrigin
  ) -> String? {
    // Quotes have no meaning where whitespace separates columns.
    guard !columns.isEmpty, !delimiter.joinsBlanks else { return nil }
    switch failure {
    case .noDate, .noColumn, .noColumnName, .noLabelName, .openQuotation: break
    default: return nil
    }
    guard let lines = record.lineOfOpenQuotation(delimiter.byte) else { return nil }
    let owner = origin.line.map { "line \($0 + lines)" } ?? String(quoting: record)
    return "a quote in \(owner) is not closed"
  }

  /// The names of columns, as a clause.
  func list(_ names: [[UInt8]]) -> String {
    names.count == 1
      ? "the only column is \(String(quoting: names[0]))" : "the columns are \(enumeration(names))"
  }

  /// The first of some names, and how many more there are.
  func enumeration(_ names: [[UInt8]]) -> String {
    let shown = names.prefix(12).map { String(quoting: $0) }
    let rest = names.count - shown.count
    return (shown + (rest > 0 ? ["\(rest) more"] : [])).conjunction
  }

  /// A hint for a number that no column can have.
  func numberHint(_ names: [[UInt8]]) -> String? {
    let hasNumber = columns.contains { (try? Int(word: $0)) ?? 1 < 1 && !names.contains($0.bytes) }
    return hasNumber ? "; columns are numbered from 1" : nil
  }

  /// The name that was probably meant by a column that is not in a header.
  func similarName(to columns: Words, in names: [[UInt8]]) -> String? {
    let texts = names.map { String(decoding: $0, as: UTF8.self) }
    for word in columns where !names.contains(word.bytes) {
      if let hint = Suggestion.hint(for: word, among: texts) { return hint }
    }
    return nil
  }

  var labels: [Word] { label.map { [$0] } ?? [] }

  /// The requested columns that are not in a header.
  func columnNames(notIn names: [[UInt8]]) -> String {
    Self.alternatives(
      columns.filter { word in word.columnNumber == nil && !names.contains(word.bytes) }
        .map(\.quoted))
  }

  /// Columns such as `'ordered' or 3`.
  static func alternatives(_ columns: [String]) -> String {
    columns.joined(separator: " or ")
  }

  /// The character that separates the names of a header whose only column contains a requested name.
  func delimiterHint(in names: [[UInt8]]) -> String? {
    guard names.count == 1, let text = names.first else { return nil }
    for (byte, option) in Self.delimiters {
      let parts = text.split(separator: byte, omittingEmptySubsequences: false)
      if parts.count > 1, columns.contains(where: { parts.contains($0.bytes[...]) }) {
        return "; add --delimiter \(option)"
      }
    }
    return nil
  }

  /// A number such as 2025 may be meant as a name in the header.
  func positionHint(_ lacking: [Column], _ columnCount: Int) -> String {
    let areNames = lacking.allSatisfy { if case .number(999...) = $0 { true } else { false } }
    return areNames && columnCount > 1 && hasHeader
      ? "; a number is the position of a column, not its name" : delimiterHint(columnCount)
  }

  /// A single column suggests that another character separates the columns.
  func delimiterHint(_ columnCount: Int) -> String {
    columnCount == 1 ? "; check --delimiter" : ""
  }
}

extension Word {
  /// The number of the column that this word selects; `nil` if it is a name.
  var columnNumber: Int? {
    let number = try? Int(word: self)
    return number.flatMap { $0 >= 1 ? $0 : nil }
  }
}

extension Column {
  /// The number, counted from 1, or the name in quotes.
  var text: String {
    switch self {
    case .number(let index): "\(index + 1)"
    case .name(let name): String(quoting: name)
    }
  }
}
