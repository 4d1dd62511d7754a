package import DayKit
package import Terminal

/// Writes each record with the parts of its answer as further columns or keys, in CSV or as a JSON
/// object.
///
/// A part with the name of the column or key of a date takes its place. Another column or key with
/// the name of a part would be lost, so the header or the record fails.
package struct RecordListing: RecordAction {
  /// What the records of the input are.
  package enum Records: Sendable {
    /// Fields of CSV (RFC 4180). Without a header, the names of columns are their numbers.
    case fields(dates: [ColumnPlace.Column], delimiter: UInt8, hasHeader: Bool)

    /// Fields between runs of blanks, which are written as CSV with commas.
    case blanks(dates: [ColumnPlace.Column], hasHeader: Bool)

    /// JSON objects (RFC 8259), which are written as JSON objects.
    case objects(dates: [JSONPath])
  }

  private let rule: DayRule
  private let arity: Int
  package let format: DayFormat
  private let form: Listing.Form
  private let records: Records
  private let parts: [Listing.Part]
  private let names: [[UInt8]]

  /// The names of the parts as keys of JSON, each with the colon after it.
  private let keys: [ContiguousArray<UInt8>]

  /// The names of the columns of the input, once they are known.
  private var columns: ListingColumns?

  /// Whether the header of the output has been written.
  private var hasHeader: Bool

  private var raw = AnswerTexts()
  private var texts = AnswerTexts()
  private var row: ContiguousArray<UInt8> = []

  /// Creates an action that adds parts to records.
  package init(
    _ rule: DayRule, arity: Int = 1, as format: DayFormat, in form: Listing.Form,
    parts: [Listing.Part], of records: Records
  ) {
    self.rule = rule
    self.arity = arity
    self.format = format
    self.form = form
    self.records = records
    self.parts = parts
    names = parts.map { Array($0.name.utf8) }
    keys = names.map { .init(jsonKey: $0.span) }
    hasHeader = form == .json
  }

  package var answerWidth: Int { rule.width(format) }

  package var canRunInChunks: Bool {
    switch records {
    case .fields(_, _, let hasHeader), .blanks(_, let hasHeader): hasHeader
    case .objects: true
    }
  }

  package mutating func takeHeader(
    _ record: Span<UInt8>, contentEnd: Int, adding name: [UInt8]?, to output: inout BufferedOutput
  ) {
    guard let form = fieldForm else { return }
    let names = record.extracting(first: contentEnd).texts(ofFields: form)
    self.name(columns: names, form, to: &output)
  }

  package func checkHeader(_ content: Span<UInt8>) throws(RecordFailure) {
    guard let fields = fieldForm else { return }
    let header = content.texts(ofFields: fields)
    for (number, name) in header.enumerated() where names.contains(name) {
      let isDate = dateColumns.contains(.name(name)) || dateColumns.contains(.number(number))
      guard isDate, header.firstIndex(of: name) == header.lastIndex(of: name) else {
        throw .takenName(name)
      }
    }
    guard form == .json else { return }
    // Names that differ only in bytes that are not UTF-8 are the same key.
    let keys = header.map { AnswerFrame.json(isNumber: false).framing($0.span) }
    for (number, key) in keys.enumerated() where keys[..<number].contains(key) {
      throw .repeatedColumn(header[number])
    }
  }

  package mutating func take(
    _ days: Span<Day>, _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken {
    rule.take(days, batch, of: bytes, arity: arity, format) { count, answers, counts, taken in
      guard count > 0 else { return }
      let source = AnswerSource(rule: rule, arity: arity, format: format)
      let dates = days.extracting(0..<count * arity)
      texts.removeAll()
      for part in parts { addTexts(of: part, count, source, dates, answers, counts) }
      if let stop = write(batch, of: bytes, count, to: &output) { taken = stop }
    }
  }

  package mutating func finish(_ output: inout BufferedOutput) {
    guard !hasHeader else { return }
    if let form = fieldForm { name(columns: [], form, to: &output) }
  }

  /// How the fields of the records are separated; `nil` for objects.
  private var fieldForm: FieldForm? {
    switch records {
    case .fields(_, let delimiter, _): FieldForm(delimiter: delimiter, joinsBlanks: false)
    case .blanks: FieldForm(delimiter: .comma, joinsBlanks: true)
    case .objects: nil
    }
  }

  /// The columns with the dates.
  private var dateColumns: [ColumnPlace.Column] {
    switch records {
    case .fields(let dates, _, _), .blanks(let dates, _): dates
    case .objects: []
    }
  }
}

// The texts of the parts.

extension RecordListing {
  /// Adds the texts of a part of all records, in the form that the output requires.
  private mutating func addTexts(
    of part: Listing.Part, _ count: Int, _ source: AnswerSource, _ dates: Span<Day>,
    _ answers: Span<Day>, _ counts: Span<Int>
  ) {
    raw.removeAll()
    if case .text(let text) = part.value {
      let bytes = ContiguousArray(text.utf8)
      for _ in 0..<count { raw.add { $0.append(bytes.span) } }
    } else {
      source.add(part.value, 0..<count, of: dates, answers, counts, to: &raw)
    }
    texts.add(raw, in: frame(part.value), isQuoted: false)
  }

  private func frame(_ value: Listing.Value) -> AnswerFrame {
    if form == .json { return .json(isNumber: value.isBare(rule, format)) }
    return fieldForm.map { .field(delimiter: $0.delimiter) } ?? .plain
  }

  /// Appends the text of a part of a record to the row.
  private mutating func append(part: Int, of record: Int, _ count: Int) {
    let (bytes, range) = (texts.bytes, texts.ranges[part * count + record])
    row.append(copying: bytes.span.extracting(range.range))
  }
}

// The columns.

extension RecordListing {
  private mutating func name(
    columns names: [[UInt8]], _ fields: FieldForm, to output: inout BufferedOutput
  ) {
    let columns = ListingColumns(names, parts: self.names)
    self.columns = columns
    guard form == .csv else { return }
    hasHeader = true
    let frame = AnswerFrame.field(delimiter: fields.delimiter)
    row.removeAll(keepingCapacity: true)
    for (index, name) in (names + columns.added.map { self.names[$0] }).enumerated() {
      if index > 0 { row.append(fields.delimiter) }
      row += frame.framing(name.span)
    }
    row.append(.lineFeed)
    output.append(row.span)
  }

  /// Names the columns by their numbers, if there is no header.
  private mutating func nameColumns(
    of record: Span<UInt8>, _ fields: FieldForm, to output: inout BufferedOutput
  ) {
    guard columns == nil else { return }
    var names: [[UInt8]] = []
    record.forEachField(fields) { number, _ in names.append(Array("\(number + 1)".utf8)) }
    name(columns: names, fields, to: &output)
  }
}

// The rows.

extension RecordListing {
  /// Writes records, and returns where and why it stops, if there is one that cannot be written.
  private mutating func write(
    _ batch: DateBatch, of bytes: Span<UInt8>, _ count: Int, to output: inout BufferedOutput
  ) -> Taken? {
    let isUTF8 = bytes.extracting(batch.start..<batch.end).isUTF8
    var start = batch.start
    for index in 0..<count {
      let end = batch.ends[index]
      let record = bytes.extracting(start..<end)
      let content = record.extracting(first: record.contentEnd)
      if let fieldForm { nameColumns(of: content, fieldForm, to: &output) }
      row.removeAll(keepingCapacity: true)
      if let failure = appendRow(content, isUTF8: isUTF8, index, count) {
        return Taken(end: start, failure: failure)
      }
      row.append(.lineFeed)
      output.append(row.span)
      start = end
    }
    return nil
  }

  private mutating func appendRow(
    _ record: Span<UInt8>, isUTF8: Bool, _ index: Int, _ count: Int
  ) -> Taken.Failure? {
    guard let fieldForm else { return appendObject(record, isUTF8: isUTF8, index, count) }
    if form == .csv { return appendFields(record, fieldForm, index, count) }
    appendObject(ofFields: record, fieldForm, index, count)
    return nil
  }

  /// Appends the fields of a record, the parts in their places, and the other parts.
  private mutating func appendFields(
    _ record: Span<UInt8>, _ fields: FieldForm, _ index: Int, _ count: Int
  ) -> Taken.Failure? {
    guard let columns else { return nil }
    var column = 0
    record.forEachField(fields) { number, field in
      if number > 0 { row.append(fields.delimiter) }
      let part = number < columns.parts.count ? columns.parts[number] : -1
      if part >= 0 {
        append(part: part, of: index, count)
      } else if fields.joinsBlanks {
        row += AnswerFrame.field(delimiter: fields.delimiter).framing(
          record.extracting(field.range))
      } else {
        row.append(copying: record.extracting(field.range))
      }
      column = number + 1
    }
    // In a record with too many fields, the parts would not be below their names.
    guard column <= columns.names.count else {
      return .tooManyColumns(column, known: columns.names.count)
    }
    // One with too few fields is filled.
    while column < columns.names.count {
      row.append(fields.delimiter)
      if columns.parts[column] >= 0 { append(part: columns.parts[column], of: index, count) }
      column += 1
    }
    for part in columns.added {
      row.append(fields.delimiter)
      append(part: part, of: index, count)
    }
    return nil
  }

  /// Appends an object with a key for each column and for each part.
  private mutating func appendObject(
    ofFields record: Span<UInt8>, _ fields: FieldForm, _ index: Int, _ count: Int
  ) {
    guard let columns else { return }
    row.append(UInt8(ascii: "{"))
    record.forEachField(fields) { number, field in
      append(key: columns.key(number))
      let part = number < columns.parts.count ? columns.parts[number] : -1
      if part >= 0 {
        append(part: part, of: index, count)
      } else {
        append(field, of: record)
      }
    }
    for part in columns.added {
      append(key: keys[part])
      append(part: part, of: index, count)
    }
    row.append(UInt8(ascii: "}"))
  }

  /// Appends a field as a JSON string.
  private mutating func append(_ field: DelimitedField, of record: Span<UInt8>) {
    guard field.isQuoted else { return row.append(jsonString: record.extracting(field.range)) }
    let text = record.unquoted(field)
    row.append(jsonString: text.span)
  }

  /// Appends an object with the members of another one and with the parts.
  private mutating func appendObject(
    _ record: Span<UInt8>, isUTF8: Bool, _ index: Int, _ count: Int
  ) -> Taken.Failure? {
    guard case .objects(let dates) = records else { return nil }
    row.append(UInt8(ascii: "{"))
    var replaced: [[UInt8]] = []
    var taken: [UInt8]?
    let isObject = record.forEachJSONMember { key, member in
      if let name = names.first(where: { record.isJSONText(key, $0.span) }) {
        let isDate = dates.contains { $0.onlyKey == name } && !replaced.contains(name)
        if isDate { replaced.append(name) } else { taken = name }
        return
      }
      if row.count > 1 { row.append(.comma) }
      let member = record.extracting(member)
      if isUTF8 { row.append(copying: member) } else { row.append(json: member) }
    }
    guard isObject else { return .notAnObject }
    if let taken { return .takenName(taken) }
    for part in names.indices {
      append(key: keys[part])
      append(part: part, of: index, count)
    }
    row.append(UInt8(ascii: "}"))
    return nil
  }

  private mutating func append(key: ContiguousArray<UInt8>) {
    if row.count > 1 { row.append(.comma) }
    row.append(copying: key.span)
  }
}
