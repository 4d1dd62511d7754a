import CommandGrammar
import DayKit
import DayRecords

/// The error messages for records that fail.
struct RecordSentences: RecordMessages {
  let formats: DateFormats

  /// Whether columns are selected by number without `--header`, so that line 1 may be a header.
  let allowsHeaderHint: Bool

  func sentence(for failure: RecordFailure, in record: Span<UInt8>, line: Int?) -> String {
    switch failure {
    case .noDate(let range, let failure):
      let text = record.extracting(range)
      let sentence = DateSentences.sentence(for: failure, in: text, formats: formats.all)
      // Column names do not start with a digit.
      guard allowsHeaderHint, line == 1, case .unreadable = failure, !range.isEmpty,
        !(0x30...0x39).contains(text[0])
      else { return sentence }
      return sentence + "; if line 1 has the column names, add --header"
    case .noAnswer(let range, let error):
      let date = String(quoting: record.extracting(range))
      return "the answer for \(date) is out of range: \(error)"
    case .noColumn(let count):
      let owner = line == nil ? String(quoting: record) : "the line"
      return "no such column: \(owner) has \(count) column\(count == 1 ? "" : "s")"
        + delimiterHint(count)
    case .noColumnName(let names):
      let list = names.prefix(12).map { String(quoting: $0) }.joined(separator: ", ")
      return "no such column: the header has \(list)" + delimiterHint(names.count)
    case .noValue:
      return "\(String(quoting: record)) has no value for the key"
    case .invalidValue(let range):
      return "\(String(quoting: record.extracting(range))) is not a valid JSON value"
    case .tooLong:
      return "the line is longer than \(RecordLimit.line) bytes"
    case .answerTooLong:
      return "the answer is longer than \(RecordLimit.answer) bytes"
    }
  }

  /// A single column suggests that another character separates the columns.
  private func delimiterHint(_ columnCount: Int) -> String {
    columnCount == 1 ? "; check --delimiter" : ""
  }

  func line(_ sentence: String) -> String { UsageError(sentence).message }

  func rest(_ count: Int, first: String?, last: String?) -> String {
    let what = count == 1 ? "1 more record failed" : "\(count) more records failed"
    var place = ""
    if let first, let last { place = first == last ? " at \(first)" : ", from \(first) to \(last)" }
    return "\(what)\(place); to report each one, add --messages all"
  }
}
