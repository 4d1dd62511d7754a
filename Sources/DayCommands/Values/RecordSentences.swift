import CommandGrammar
import DayKit
import DayRecords
import Terminal

/// The error messages for records that fail.
struct RecordSentences: RecordMessages {
  let formats: DateFormats

  /// Whether `--locale` selects a language other than English.
  let isForeign: Bool

  /// The words and options that select the place of the dates.
  let columns: Words
  let hasHeader: Bool
  let delimiter: Delimiter
  let jsonKeys: Words

  /// The column for the answer or the series.
  let target: Word?

  func sentence(
    for failure: RecordFailure, in record: Span<UInt8>, of origin: RecordOrigin
  ) -> String {
    if let sentence = openQuotation(failure, record, origin) { return sentence }
    switch failure {
    case .noDate(let range, let failure):
      let text = record.extracting(range)
      let sentence = DateSentences.sentence(
        for: failure, in: text,
        DateSentences.Context(
          formats: formats.all, isForeign: isForeign, isOperand: origin.isOperand))
      // Column names do not start with a digit.
      guard !columns.isEmpty, !hasHeader, origin == .line(1), case .unreadable = failure,
        !range.isEmpty, !(0x30...0x39).contains(text[0])
      else { return sentence }
      return sentence + "; if line 1 has the column names, add --header"
    case .noAnswer(let range, let error):
      let date = String(quoting: record.extracting(range))
      let problem = error.reason == .outOfRange ? "is out of range" : "does not exist"
      return "the answer for \(date) \(problem): \(error)"
    case .unwritable(let range, let firstDay):
      return "the answer for \(String(quoting: record.extracting(range))) has no number in a "
        + "spreadsheet: numbers begin at \(firstDay)"
    case .noColumn(let count):
      let owner = origin.isOperand ? String(quoting: record) : "the line"
      return "no column \(columnNames(beyond: count)): \(owner) has \(count) "
        + (count == 1 ? "column" : "columns")
        + ((origin.isOperand ? record.fileHint : nil) ?? delimiterHint(count))
    case .noColumnName(let names):
      let list = names.prefix(12).map { String(quoting: $0) }.joined(separator: ", ")
      return "no column \(columnNames(notIn: names)): the header has \(list)"
        + delimiterHint(names.count)
    case .noSeriesName(let names):
      let list = names.prefix(12).map { String(quoting: $0) }.joined(separator: ", ")
      return "no column for the series: the header has \(list)" + delimiterHint(names.count)
    case .tooManyColumns(let count, let known):
      return "the line has \(count) columns, and the \(hasHeader ? "header" : "first line") has "
        + "\(known)"
        + (delimiter.joinsBlanks
          ? ", so there is no place for the answer"
          : ": put fields that contain \(String(quoting: [delimiter.byte])) in quotes")
    case .ambiguousColumn(let name):
      return
        "the header has \(String(quoting: name)) more than once: select the column by its number"
    case .repeatedColumn(let name):
      return
        "the header has \(String(quoting: name)) more than once, and a JSON object can have it "
        + "only once: rename a column, or use --csv"
    case .takenName(let name):
      let owner = jsonKeys.isEmpty ? "the header" : String(quoting: record)
      return
        "\(owner) has \(String(quoting: name)), which is also a name in the answer: rename it in "
        + "the input"
    case .noSeries:
      return "no value for the series in \(String(quoting: record))"
    case .openQuotation: return "a quote in \(String(quoting: record)) is not closed"
    case .noValue:
      let text = String(quoting: record)
      guard record.isJSON else {
        return "\(text) is not valid JSON" + ((origin.isOperand ? record.fileHint : nil) ?? "")
      }
      return "no value at \(jsonKeys.map(\.quoted).joined(separator: " or ")) in \(text)"
    case .invalidValue(let range):
      return "\(String(quoting: record.extracting(range))) is not a valid JSON value"
    case .tooLong:
      return "the line is longer than \(RecordLimit.line) bytes"
        + (columns.isEmpty ? "" : ", or a quote in it is not closed")
    case .answerTooLong:
      return "the answer is longer than \(RecordLimit.answer) bytes"
    }
  }

  func sentence(for failure: RunFailure) -> String {
    switch failure {
    case .otherHeader:
      "the files have different headers: sort them one by one"
    case .temporaryFile(let folder, let error):
      "cannot use temporary files in \(String(quoting: Array(folder.utf8))): \(error.message); "
        + "set TMPDIR to another folder"
    case .tooManySeries(let limit):
      "there are more than \(limit) series; use a column or key with fewer values"
    case .seriesTooLong(let limit):
      "the names of the series have more than \(limit) bytes; use a column or key with short values"
    case .sameSeries(let name):
      "the names of two series differ only in bytes that are not UTF-8, which JSON cannot have: "
        + "\(String(quoting: name)); use --csv"
    case .tooManyGroups(let count, let limit):
      "the chart has \(count) groups, and an SVG file has room for \(limit): use larger groups, such "
        + "as --by month, or --table"
    }
  }

  /// The sentence for a record that fails because a quote is not closed; otherwise `nil`.
  private func openQuotation(
    _ failure: RecordFailure, _ record: Span<UInt8>, _ origin: RecordOrigin
  ) -> String? {
    guard !columns.isEmpty else { return nil }
    switch failure {
    case .noDate, .noColumn, .noColumnName, .noSeriesName, .openQuotation: break
    default: return nil
    }
    guard let lines = record.lineOfOpenQuotation(delimiter.byte) else { return nil }
    let owner = origin.line.map { "line \($0 + lines)" } ?? String(quoting: record)
    return "a quote in \(owner) is not closed"
  }

  /// The requested columns that a record with this many columns may lack.
  private func columnNames(beyond count: Int) -> String {
    var columns = columns
    if let target, !columns.contains(target) { columns.append(target) }
    return Self.alternatives(columns) { word in (try? Int(word: word)).map { $0 > count } ?? true }
  }

  /// The requested columns that are not in a header.
  private func columnNames(notIn names: [[UInt8]]) -> String {
    Self.alternatives(columns) { word in
      (try? Int(word: word)) == nil && !names.contains(word.bytes)
    }
  }

  /// The words that meet a condition, names in quotes, such as `'ordered' or 'shipped'`.
  private static func alternatives(
    _ words: Words, where condition: (Word) -> Bool
  ) -> String {
    let names = words.filter(condition).map { word in
      (try? Int(word: word)).map { "\($0)" } ?? word.quoted
    }
    return names.joined(separator: " or ")
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
