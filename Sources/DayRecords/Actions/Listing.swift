package import DayKit
package import System

/// Writes the parts of each result as a row of CSV or as a JSON object.
///
/// Fields and JSON objects keep what they have, and the parts are further columns or keys. A part
/// that is a date takes the place of the column or key of that date if it has the same name. Another
/// column or key with the name of a part would be lost, so the header or the record fails.
package struct Listing: DivisibleAction {
  /// The form of the rows.
  package enum Form: Sendable {
    /// Comma-separated fields with a header (RFC 4180).
    case csv

    /// One object on each line (RFC 8259).
    case json
  }

  let form: Form
  let place: DatePlace
  let source: AnswerSource
  let parts: ContiguousArray<ListingPart>
  let names: [[UInt8]]

  /// The columns of the input, once they are known.
  var columns: ListingColumns?

  /// The parts that no column has the name of, and the text around them.
  var template: ListingTemplate

  /// Whether the header of the output has been written, if it has one.
  var hasHeader: Bool

  var raw = AnswerTexts()
  var texts = AnswerTexts()
  var row: ContiguousArray<UInt8> = []

  /// The record whose row is being written, if its result is absent.
  var absentRecord: ContiguousArray<UInt8>?

  /// The day of that record and the number of its date, if only something else is absent, such as its other
  /// date, the day before it or an amount.
  var dateOfAbsentRecord: (number: Int, day: Day)?

  /// The last day, if each result is about the day before and the day of a record.
  private var steps: DaySteps?

  private var failure: RunFailure?

  /// The value of each column in an object.
  var values: ContiguousArray<Range<Int>?> = []

  /// Creates an action that lists the results of a rule to records with dates at a place.
  ///
  /// - Parameters:
  ///   - parts: The parts of each result, whose names are plain words.
  ///   - comparesWithPrevious: Whether the rule takes the date of the record before and that of the
  ///     record, so that the first record has no result. A record has one date.
  package init(
    _ rule: DayRule, as format: DayFormat, in form: Form, parts: [Part],
    comparesWithPrevious: Bool = false, of place: DatePlace
  ) {
    self.form = form
    self.place = place
    source = AnswerSource(rule, arity: comparesWithPrevious ? 2 : place.dateCount, format)
    steps = comparesWithPrevious ? DaySteps() : nil
    names = parts.map { Array($0.name.utf8) }
    hasHeader = form == .json
    let record = form == .json ? .json : RecordForm.fields(.delimiter(place.outputDelimiter))
    var holes = 0
    self.parts = ContiguousArray(
      parts.map { ListingPart($0, rule, format, in: record, hole: &holes) })
    template = ListingTemplate(record, followsRecord: place.hasNames)
    template.set(self.parts, self.parts.indices)
  }

  package var traits: ActionTraits {
    var traits = ActionTraits()
    traits.answerWidth = source.rule.width(source.format)
    traits.format = source.format
    traits.needsEnds = parts.contains { if case .line = $0.value { true } else { false } }
    // Without a header, the first record names the columns.
    traits.runsInOrder =
      steps != nil || form == .csv && place.hasNames && !place.awaitsHeader
    return traits
  }

  package var outcome: RunOutcome { failure.map { .failed($0) } ?? .normal }

  package mutating func begin(withMark hasMark: Bool, to output: inout BufferedOutput) {
    if !place.hasNames { writeHeader(to: &output) }
  }

  package mutating func take(
    _ header: HeaderNames, _ record: Span<UInt8>, withMark hasMark: Bool,
    to output: inout BufferedOutput
  ) throws(RecordFailure) {
    guard let separator else { return }
    // The stream passes only headers that differ from the one before, and a table has one.
    guard form == .json || !hasHeader else { return failure = .otherHeader }
    let names = record.extracting(first: header.contentEnd).texts(ofFields: separator)
    try check(names)
    set(ListingColumns(names, parts: self.names))
    writeHeader(to: &output)
  }

  package mutating func take(
    _ days: Span<Day>, _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken {
    guard failure == nil else { return Taken(end: batch.end) }
    guard let steps else { return answer(days, batch, of: bytes, to: &output) }
    let taken = steps.withPairs(of: days) {
      answer($0, batch, of: bytes, lacksFirst: steps.isEmpty, to: &output)
    }
    var count = days.count
    if taken.failure != nil {
      count = 0
      while count < batch.ends.count, batch.ends[count] <= taken.end { count += 1 }
    }
    self.steps?.pass(days.extracting(first: count))
    return taken
  }

  /// Writes the rows of a batch.
  ///
  /// - Parameter lacksFirst: Whether the first answer is missing, because no day is before it.
  private mutating func answer(
    _ days: Span<Day>, _ batch: DateBatch, of bytes: Span<UInt8>, lacksFirst: Bool = false,
    to output: inout BufferedOutput
  ) -> Taken {
    let (arity, rule, format) = (source.arity, source.rule, source.format)
    return rule.take(days, batch, of: bytes, arity: arity, source.writable) {
      count, answers, counts, taken in
      let missing = lacksFirst ? min(1, count) : 0
      if missing > 0, let failure = writeFirst(days[1], batch, bytes, to: &output) {
        return taken = Taken(end: batch.start, failure: .record(failure))
      }
      let sliceCount = max(1, 65_536 / (rule.width(format) + 64))
      for start in stride(from: missing, to: count, by: sliceCount) {
        let slice = start..<min(count, start + sliceCount)
        setTexts(slice, days, answers, counts, batch, bytes)
        if let stop = write(slice, of: batch, bytes, to: &output) { return taken = stop }
      }
    }
  }

  package mutating func takeAbsent(
    _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken {
    guard failure == nil else { return Taken(end: batch.end) }
    let record = bytes.extracting(batch.start..<batch.end)
    let content = record.extracting(record.content(of: batch.form))
    // An empty line is not an object.
    guard place.form != .json || content.hasContent else { return Taken(end: batch.end) }
    if source.arity <= 2, batch.days.count == 1 {
      let isSecond = source.arity == 2 && batch.daysBeforeAbsence == 0
      dateOfAbsentRecord = (isSecond ? 1 : 0, batch.days[0])
    }
    defer { dateOfAbsentRecord = nil }
    let failure = writeRow(withoutAnswer: content, to: &output)
    return failure.map { Taken(end: batch.start, failure: .record($0)) } ?? Taken(end: batch.end)
  }

  /// Writes the row of the first record of a batch, before which there is no day.
  private mutating func writeFirst(
    _ day: Day, _ batch: DateBatch, _ bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> RecordFailure? {
    dateOfAbsentRecord = (1, day)
    defer { dateOfAbsentRecord = nil }
    guard place.hasNames else { return writeRow(withoutAnswer: Span(), to: &output) }
    let record = bytes.extracting(batch.start..<batch.ends[0])
    return writeRow(
      withoutAnswer: record.extracting(record.content(of: batch.form)), to: &output)
  }

  private mutating func writeRow(
    withoutAnswer content: Span<UInt8>, to output: inout BufferedOutput
  ) -> RecordFailure? {
    absentRecord = ContiguousArray(copying: content)
    defer { absentRecord = nil }
    return writeRow(content, isUTF8: content.isUTF8, 0, 0, to: &output)
  }

  package mutating func finish(_ output: inout BufferedOutput) {
    if !hasHeader { writeHeader(to: &output) }
  }

  /// Whether a part has a name and is the date of the place with a number.
  func isPart(_ name: [UInt8], _ date: Int?) -> Bool {
    guard let date, let part = names.firstIndex(of: name), let number = parts[part].date
    else { return false }
    // The date of the record before is the first of two.
    return number == (steps == nil ? date : date + 1)
  }

  /// What separates the fields of the records; `nil` for others.
  var separator: FieldSeparator? {
    if case .columns(let place) = place { place.separator } else { nil }
  }

  /// The column of the input that has all words from its first one on; see ``ColumnPlace/columnOfWords``.
  var columnOfWords: Int? {
    guard case .columns(let place) = place, place.awaitsHeader, place.separator == .blanks else {
      return nil
    }
    return columns.map { $0.names.count - 1 }
  }

  /// The position of the text of a part of a record among the texts of a number of records.
  func text(_ hole: Int, _ index: Int, _ count: Int) -> TextRange {
    texts.ranges[hole &* count &+ index]
  }
}
