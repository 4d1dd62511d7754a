import CommandGrammar
import DayKit
import DayRecords
import System

/// The error messages for records that fail.
struct RecordSentences: RecordMessages {
  let formats: DateFormats

  /// Whether a record may be a span.
  let readsSpans: Bool

  let language: Language

  /// Returns what to write instead of an operand that is not a date, as the end of a sentence.
  let advice: @Sendable (Word) -> String?

  /// The words and options that select the place of the dates.
  let columns: Words
  let hasHeader: Bool
  let delimiter: Delimiter
  let jsonKeys: Words

  /// The column of the label.
  let label: Word?

  /// The option that names the column of the label.
  let labelOption: String

  /// Whether a record without a label has no result.
  let needsLabel: Bool

  /// The columns for the results, which are added if they have names.
  let targets: Words

  /// Whether a record may lack a date, so that texts such as `NA` can be declared to mean that.
  var mayLackDates = false

  /// Whether each record has the first and the last day of a span.
  var areEndsOfSpans = false

  /// Whether records that are out of order are an error.
  var needsOrder = false

  /// Returns whether the command has options for the place of the dates.
  var hasPlaceOptions: @Sendable () -> Bool = { false }

  /// Whether records end with a NUL.
  let endsWithNull: Bool

  func sentence(
    for failure: RecordFailure, in record: Span<UInt8>, of origin: RecordOrigin
  ) -> String {
    guard endsWithNull, !origin.isOperand else {
      return clause(for: failure, in: record, of: origin)
    }
    return clause(for: failure, in: record.withNullsAndLineFeedsExchanged.span, of: origin)
  }

  private func clause(
    for failure: RecordFailure, in record: Span<UInt8>, of origin: RecordOrigin
  ) -> String {
    if let remedy = record.remedyForEncoding { return "the text \(remedy)" }
    if let sentence = openQuotation(failure, record, origin) { return sentence }
    switch failure {
    case .noDate(let range, let failure):
      let text = record.extracting(range)
      if case .unreadable = failure, let sentence = absence(text, origin) { return sentence }
      var context = DateSentences.Context(
        formats: formats.all, isOperand: origin.isOperand, readsSpans: readsSpans,
        canAssumeDay: !areEndsOfSpans, language: language, advice: advice)
      if columns.isEmpty, jsonKeys.isEmpty, range.count < record.count {
        // In a longer text, only a time zone is not read.
        if case .unreadable(let error) = failure, error.reason.expectation != nil {
          // ISO 8601 has the time zone, so the time is wrong.
          let readsZones = formats.all.contains { $0.finalTimeZone == .iso8601 }
          context.placeHint = { _ in
            readsZones
              ? ", which is not a time of day (HH:mm:ss)"
              : ", which is a time zone: add z to the format"
          }
        }
      } else if columns.isEmpty, jsonKeys.isEmpty {
        // To know the options of a command takes longer than to search one line.
        func possible(_ hint: String) -> String { hint.isEmpty || hasPlaceOptions() ? hint : "" }
        context.placeHint = { line in possible(placeHint(in: line)) }
        context.fieldHint = { line in possible(fieldHint(in: line)) }
      }
      let sentence = DateSentences.sentence(for: failure, in: text, context)
      let end = text.firstIndex(of: otherEnd, from: 0)
      if case .unreadable = failure,
        (try? formats.first.read(text.extracting(first: end))) != nil
      {
        return sentence + endHint
      }
      guard !columns.isEmpty, !hasHeader, origin == .line(1), case .unreadable = failure,
        text.mayBeColumnName, Lookalike.readings(of: text, in: context.symbols).isEmpty
      else { return sentence }
      return sentence + "; if line 1 has the column names, add --header"
    // After the last newline of UTF-16, there is a NUL.
    case .severalRecords where record.count == 1 && !endsWithNull:
      return "the text \(String.convertFromUTF16)"
    case .severalRecords:
      return "the text has no end, and contains a \(endsWithNull ? "newline" : "NUL")" + endHint
    case .undated:
      return "no date in \(String(quoting: record))" + hint(forUndated: record)
    case .reversedSpan(let first, let last):
      return "the end \(last) is before the start \(first): swap them"
    case .halfSpan(let day):
      return "a span needs two dates, and there is only \(day): add the other one"
    case .noAnswer(let range, let error):
      let date = String(quoting: record.extracting(range))
      let problem = error.reason == .outOfRange ? "is out of range" : "does not exist"
      return "the result for \(date) \(problem): \(error)"
    case .unwritable(let range, let format):
      return "the result for \(String(quoting: record.extracting(range))) \(format.lackOfText)"
    case .skipped(let range, let day):
      return
        "the result for \(String(quoting: record.extracting(range))) does not exist: clocks in the "
        + "time zone skip \(day); for the day alone, use --to iso"
    case .noTime(let range, let day):
      return
        "the form of \(String(quoting: record.extracting(range))) cannot express its time of day on "
        + "\(day) in the time zone; for the day alone, use --to iso"
    case .noColumn(_, let lacking) where !origin.isOperand && !record.hasContent:
      return "no column \(Self.alternatives(lacking.map(\.text))): the line is blank"
    case .noColumn(let count, let lacking):
      let owner = origin.isOperand ? String(quoting: record) : "the line"
      let wantsNew = lacking.allSatisfy { column in
        targets.contains { $0.columnNumber.map { .number($0 - 1) } == column }
      }
      return "no column \(Self.alternatives(lacking.map(\.text))): \(owner) has \(count) "
        + (count == 1 ? "column" : "columns")
        + ((origin.isOperand ? record.fileHint : nil)
          ?? (wantsNew
            ? "; to add a column, give a name: --into NAME" : positionHint(lacking, count)))
    case .carriageReturns:
      return
        "the line contains a carriage return: if all lines end with one, convert them, such as with "
        + "tr '\\r' '\\n'"
    case .noColumnName(let names):
      return "no column \(columnNames(notIn: names)): " + list(names)
        + (numberHint(names) ?? delimiterHint(in: names) ?? similarName(to: columns, in: names)
          ?? delimiterHint(names.count))
    case .noLabelName(let names):
      return "no column \(label?.quoted ?? "") for \(labelOption): " + list(names)
        + (similarName(to: Words(labels), in: names) ?? delimiterHint(names.count))
    case .tooManyColumns(let count, let known):
      let mistake =
        "the line has \(count) columns, and the \(hasHeader ? "header" : "first line") has \(known)"
      if delimiter.joinsBlanks { return mistake + ", so there is no place for the result" }
      if known == 1 { return mistake + delimiterHint(known) }
      let separator = String(quoting: [delimiter.byte])
      return mistake
        + (count == known + 1 && record[record.count - 1] == delimiter.byte
          ? ": remove the \(separator) at its end"
          : ": put fields that contain \(separator) in quotes")
    case .ambiguousColumn(let name):
      return
        "the header has \(String(quoting: name)) more than once: select the column by its number"
    case .repeatedTarget(let name):
      return "two results would go into the column \(String(quoting: name)): name another one"
    case .repeatedColumn(let name):
      return
        "the header has \(String(quoting: name)) more than once, and a JSON object can have it "
        + "only once: rename a column, or use --csv"
    case .takenName(let name):
      let owner = jsonKeys.isEmpty ? "the header" : String(quoting: record)
      return
        "\(owner) has \(String(quoting: name)), which is also a name in the result: rename it in "
        + "the input"
    case .newKey(let name):
      return
        "\(String(quoting: record)) has \(String(quoting: name)), which is not a column, because "
        + "the columns are the keys of the first record: use --json"
    case .repeatedKey(let name):
      return "\(String(quoting: record)) has \(String(quoting: name)) more than once"
    case .noAmount(let range):
      if range.isEmpty { return "no amount for \(labelOption) in \(String(quoting: record))" }
      return Amount.rejection(of: Word(copying: record.extracting(range)))
    case .noLabel:
      return "no value for \(labelOption) in \(String(quoting: record))"
    case .openArray: return "the array has no end: the input was probably cut off"
    case .textAfterArray: return "there is text after the array"
    case .brokenArray:
      return "the array is not valid JSON here: an element, a comma or ] is missing"
    case .notANumber(let value):
      return "the value \(String(quoting: value)) for \(labelOption) is not a number"
    case .outOfOrder(let disorder):
      return "out of order: \(Self.clause(disorder))"
        + (needsOrder ? "; sort the file first, with the same options" : "")
    case .openQuotation: return "a quote in \(String(quoting: record)) is not closed"
    case .noValue, .notAnObject:
      let text = String(quoting: record)
      guard origin.isOperand || record.hasContent else {
        return "the line is blank: there is no date"
      }
      guard record.isJSON else {
        let hint = origin.isOperand ? record.fileHint : JSONHints.continuation(of: record, jsonKeys)
        return "\(text) is not valid JSON" + (hint ?? "")
      }
      if case .notAnObject = failure {
        return "\(text) is not a JSON object" + (JSONHints.objects(in: record) ?? "")
      }
      let missing = jsonKeys.filter { key in
        JSONPath(key.bytes).flatMap { record.jsonValue(at: $0) } == nil
      }
      // All elements of [*] are there, and none of them is a date.
      guard !missing.isEmpty else {
        return "no date at \(jsonKeys.map(\.quoted).joined(separator: " or ")) in \(text)"
      }
      return "no value at \(missing.map(\.quoted).joined(separator: " or ")) in \(text)"
        + (JSONHints.path(for: jsonKeys, in: record)
          ?? JSONHints.elements(of: record, jsonKeys) ?? "")
    case .invalidValue(let range):
      return "\(String(quoting: record.extracting(range))) is not a valid JSON value"
    case .tooLong:
      return "the line is longer than \(RecordLimit.line) bytes"
        + (columns.isEmpty ? "" : ", or a quote in it is not closed")
    case .answerTooLong:
      return "the result is longer than \(RecordLimit.answer) bytes"
    }
  }

  /// What is wrong with the order, as a clause.
  private static func clause(_ disorder: Disorder) -> String {
    switch disorder {
    case .days(let last?, let day): return "\(day) follows \(last)"
    case .days(nil, let day): return "\(day) follows a record without a date"
    case .repeated(let day): return "\(day) is repeated"
    case .values(let last, let value, let day):
      func name(_ value: [UInt8]?) -> String {
        value.map { String(quoting: $0) } ?? "a record without a value"
      }
      return "\(name(value)) follows \(name(last)) "
        + (day.map { "on \($0)" } ?? "without a date")
    }
  }

  /// The other one of the two bytes with which records can end.
  var otherEnd: UInt8 { endsWithNull ? UInt8(ascii: "\n") : 0 }

  /// How to read records that end with the other of newline and NUL.
  private var endHint: String {
    endsWithNull
      ? "; for records that end with a newline, remove --null-data"
      : "; for records that end with a NUL, add --null-data"
  }
}

extension DayFormat {
  /// The end of a sentence about a day that this format cannot write.
  var lackOfText: String {
    let days = writableDays ?? Day.min...Day.max
    let range = "dates range from \(days.lowerBound) to \(days.upperBound)"
    return switch limit {
    case .year: "is out of range: the format has no year, and with this --year, \(range)"
    case .pivot:
      "is out of range: with this --pivot, dates with two-digit years range from \(days.lowerBound) to "
        + "\(days.upperBound)"
    case .spreadsheet: "has no number in a spreadsheet: numbers begin at \(days.lowerBound)"
    case .fileTime: "has no number in filetime: numbers begin at \(days.lowerBound)"
    case .nanoseconds: "is out of range as epoch-ns: its \(range)"
    case nil: "is out of range: \(range)"
    }
  }
}

extension String {
  fileprivate static let convertFromUTF16 =
    "looks like UTF-16: convert it to UTF-8, such as with iconv -f UTF-16 -t UTF-8"
}

extension Span<UInt8> {
  /// What to do with bytes that are a text in UTF-16 or compressed, as a clause without its subject; `nil` for others.
  var remedyForEncoding: String? {
    if isUTF16 {
      return .convertFromUTF16
    }
    // The first bytes of an archive in ZIP, such as a workbook of Excel.
    if count >= 4, self[0] == 0x50, self[1] == 0x4B, self[2] == 3, self[3] == 4 {
      return "is a ZIP archive, as a spreadsheet in XLSX is: export it as CSV first"
    }
    // The first bytes of gzip (RFC 1952).
    let isCompressed = count >= 2 && self[0] == 0x1F && self[1] == 0x8B
    return isCompressed ? "is compressed: decompress it first, such as with gzip -dc" : nil
  }

  /// Whether every other of the first bytes is a NUL, as in UTF-16 with Latin letters.
  private var isUTF16: Bool {
    (0..<Swift.max(0, Swift.min(count, 8) - 4)).contains { index in
      (0...4).allSatisfy { (self[index + $0] == 0) == $0.isMultiple(of: 2) }
    }
  }
}
