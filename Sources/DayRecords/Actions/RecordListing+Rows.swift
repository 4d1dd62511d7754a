import DayKit
import Terminal

// The rows of a listing.

extension RecordListing {
  /// Writes records, and returns where and why it stops, if there is one that cannot be written.
  mutating func write(
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
