import CommandGrammar
import DayKit
import DayRecords

/// The sentences about records that fail.
struct RecordSentences: RecordMessages {
  let formats: DateFormats

  /// Whether columns are numbered and no header is expected, so that line 1 may be one.
  let mayHaveHeader: Bool

  func sentence(for failure: RecordFailure, in record: Span<UInt8>, line: Int?) -> String {
    switch failure {
    case .noDate(let range, let failure):
      let text = record.extracting(range)
      let sentence = DateSentences.sentence(for: failure, in: text, formats: formats.all)
      // A name of a column does not begin with a digit.
      guard mayHaveHeader, line == 1, case .unreadable = failure, !range.isEmpty,
        !(0x30...0x39).contains(text[0])
      else { return sentence }
      return sentence + "; if line 1 names the columns, add --header"
    case .noAnswer(let range, let error):
      let date = String(quoting: record.extracting(range))
      return "the answer to \(date) is out of range: \(error)"
    case .noColumn(let count):
      return "there is no such column: the line has \(count)"
    case .noColumnName(let names):
      let list = names.prefix(12).map { String(quoting: $0) }.joined(separator: ", ")
      return "the header has no such column: it has \(list)"
    case .noValue:
      return "\(String(quoting: record)) has no value at the key"
    case .invalidValue(let range):
      return "\(String(quoting: record.extracting(range))) is not a valid JSON value"
    case .tooLong:
      return "the line is longer than \(RecordLimit.line) bytes"
    case .answerTooLong:
      return "the answer is longer than \(RecordLimit.answer) bytes"
    }
  }

  func line(_ sentence: String) -> String { UsageError(sentence).message }

  func rest(_ count: Int, first: String?, last: String?) -> String {
    let what = count == 1 ? "1 more record failed" : "\(count) more records failed"
    var place = ""
    if let first, let last { place = first == last ? " at \(first)" : ", from \(first) to \(last)" }
    return "\(what)\(place); --messages all reports each"
  }
}
