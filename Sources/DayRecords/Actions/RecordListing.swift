package import DayKit
package import System

/// Writes each record with the parts of its answer as further columns or keys, in CSV or as a JSON
/// object.
///
/// A part with the name of the column or key of a date takes its place. Another column or key with
/// the name of a part would be lost, so the header or the record fails.
package struct RecordListing: DivisibleAction {
  private let rule: DayRule
  private let arity: Int
  private let format: DayFormat
  let form: Listing.Form
  let place: DatePlace
  private let parts: [Listing.Part]
  let names: [[UInt8]]

  /// Whether the texts of each part never need quotes or escapes.
  private let partNeedsNoQuotes: [Bool]

  /// The names of the parts as keys of JSON, each with the colon after it.
  let keys: [ContiguousArray<UInt8>]

  /// The names of the columns of the input, once they are known.
  var columns: ListingColumns?

  /// Whether the header of the output has been written, if it has one.
  private(set) var hasHeader: Bool

  private var raw = AnswerTexts()
  private(set) var texts = AnswerTexts()
  var row: ContiguousArray<UInt8> = []

  /// The value of each column in an object.
  var values: ContiguousArray<Range<Int>?> = []

  /// Creates an action that adds parts to records.
  package init(
    _ rule: DayRule, as format: DayFormat, in form: Listing.Form, parts: [Listing.Part],
    of place: DatePlace
  ) {
    self.rule = rule
    arity = place.dateCount
    self.format = format
    self.form = form
    self.place = place
    self.parts = parts
    names = parts.map { Array($0.name.utf8) }
    keys = names.map { .init(jsonKey: $0.span) }
    hasHeader = form == .json
    let record = RecordForm.fields(place.form.outputSeparator)
    partNeedsNoQuotes = parts.map { part in
      form == .json
        ? part.value.isBare(rule, format)
        : !part.value.canContain(rule, format) { record.isSpecial($0) }
    }
  }

  package var traits: ActionTraits {
    var traits = ActionTraits()
    traits.answerWidth = rule.width(format)
    traits.format = format
    // Without a header, the first record names the columns.
    traits.runsInOrder = form == .csv && !place.awaitsHeader
    return traits
  }

  package mutating func take(
    _ header: HeaderNames, _ record: Span<UInt8>, withMark hasMark: Bool,
    to output: inout BufferedOutput
  ) throws(RecordFailure) {
    guard let separator else { return }
    let names = record.extracting(first: header.contentEnd).texts(ofFields: separator)
    try check(names)
    columns = ListingColumns(names, parts: self.names)
    writeHeader(to: &output)
  }

  private func check(_ header: [[UInt8]]) throws(RecordFailure) {
    for (number, name) in header.enumerated() where names.contains(name) {
      let isDate = dateColumns.contains(.name(name)) || dateColumns.contains(.number(number))
      guard isDate, header.firstIndex(of: name) == header.lastIndex(of: name) else {
        throw .takenName(name)
      }
    }
    guard form == .json else { return }
    // Names that differ only in bytes that are not UTF-8 are the same key.
    var keys = SeriesNames()
    for (number, name) in header.enumerated() {
      let key = ContiguousArray(jsonKey: name.span)
      guard keys.position(of: key.span) == number else { throw .repeatedColumn(name) }
    }
  }

  package mutating func take(
    _ days: Span<Day>, _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken {
    rule.take(days, batch, of: bytes, arity: arity, format) { count, answers, counts, taken in
      guard count > 0 else { return }
      let source = AnswerSource(rule, arity: arity, format)
      let dates = days.extracting(0..<count * arity)
      texts.removeAll()
      for part in parts.indices { addTexts(of: part, count, source, dates, answers, counts) }
      if let stop = write(batch, of: bytes, count, to: &output) { taken = stop }
    }
  }

  package mutating func finish(_ output: inout BufferedOutput) {
    if !hasHeader { writeHeader(to: &output) }
  }

  /// What separates the fields of the records; `nil` for objects.
  var separator: FieldSeparator? {
    if case .columns(let place) = place { place.separator } else { nil }
  }

  /// What separates fields in the output.
  var delimiter: UInt8 { place.form.outputSeparator.byte }

  /// The columns with the dates.
  private var dateColumns: [ColumnPlace.Column] {
    if case .columns(let place) = place { place.dates } else { [] }
  }
}

// The texts of the parts.

extension RecordListing {
  /// Adds the texts of a part of all records, in the form that the output requires.
  private mutating func addTexts(
    of number: Int, _ count: Int, _ source: AnswerSource, _ dates: Span<Day>,
    _ answers: Span<Day>, _ counts: Span<Int>
  ) {
    let part = parts[number]
    if partNeedsNoQuotes[number] {
      return source.add(part.value, 0..<count, of: dates, answers, counts, to: &texts)
    }
    raw.removeAll()
    if case .text(let text) = part.value {
      let bytes = ContiguousArray(text.utf8)
      for _ in 0..<count { raw.add { $0 += bytes } }
    } else {
      source.add(part.value, 0..<count, of: dates, answers, counts, to: &raw)
    }
    texts.add(
      raw, of: outputForm, isNumber: part.value.isBare(rule, format), isQuoted: false)
  }

  /// What the records of the output look like.
  private var outputForm: RecordForm { form == .json ? .json : .fields(.delimiter(delimiter)) }

  /// Appends the text of a part of a record to the row.
  mutating func append(part: Int, of record: Int, _ count: Int) {
    let (bytes, range) = (texts.bytes, texts.ranges[part * count + record])
    row.append(copying: bytes.span.extracting(range.range))
  }
}

// The columns.

extension RecordListing {
  /// Names the columns after the first record, if there is no header: by their numbers, or by the
  /// keys of an object.
  mutating func nameColumns(of record: Span<UInt8>) throws(RecordFailure) {
    guard columns == nil else { return }
    if let separator {
      var names: [[UInt8]] = []
      record.forEachField(separator) { number, _ in names.append(Array("\(number + 1)".utf8)) }
      columns = ListingColumns(names, parts: self.names)
    } else if form == .csv {
      columns = ListingColumns(try columnNames(ofObject: record), parts: names)
    }
  }

  /// Writes the names of the columns and those of the parts that are not among them.
  mutating func writeHeader(to output: inout BufferedOutput) {
    hasHeader = true
    guard form == .csv else { return }
    let columns = columns ?? ListingColumns([], parts: names)
    var header: ContiguousArray<UInt8> = []
    for (index, name) in (columns.names + columns.added.map { names[$0] }).enumerated() {
      if index > 0 { header.append(delimiter) }
      header += outputForm.value(name.span)
    }
    header.append(.lineFeed)
    output.append(header.span)
  }
}

extension RecordForm {
  /// What separates the fields of CSV that is made from records of this form.
  fileprivate var outputSeparator: FieldSeparator {
    if case .fields(.delimiter(let delimiter)) = self {
      .delimiter(delimiter)
    } else {
      .delimiter(.comma)
    }
  }
}
