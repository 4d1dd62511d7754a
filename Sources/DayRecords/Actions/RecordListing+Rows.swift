import DayKit
import System

// The rows of a listing.

extension RecordListing {
  /// Writes records, and returns where and why it stops, if there is one that cannot be written.
  mutating func write(
    _ batch: DateBatch, of bytes: Span<UInt8>, _ count: Int, to output: inout BufferedOutput
  ) -> Taken? {
    let isUTF8 = bytes.extracting(batch.start..<batch.end).isUTF8
    var (index, start) = (0, batch.start)
    while index < count {
      if let columns, hasHeader, canAddParts(to: columns) {
        index = addParts(to: columns, of: batch, bytes, from: index, count, to: &output)
        start = index == 0 ? start : batch.ends[index - 1]
        guard index < count else { return nil }
      }
      let end = batch.ends[index]
      let record = bytes.extracting(start..<end)
      let content = record.extracting(first: record.contentEnd)
      do throws(RecordFailure) {
        try nameColumns(of: content)
        row.removeAll(keepingCapacity: true)
        try appendRow(content, isUTF8: isUTF8, index, count)
      } catch {
        // A record without a row does not name the columns.
        if !hasHeader { columns = nil }
        return Taken(end: start, failure: .record(error))
      }
      if !hasHeader { writeHeader(to: &output) }
      row.append(.lineFeed)
      output.append(row.span)
      start = end
      index += 1
    }
    return nil
  }

  /// Whether the rows are records of CSV with the parts after them.
  private func canAddParts(to columns: ListingColumns) -> Bool {
    guard form == .csv, case .delimiter? = separator else { return false }
    return columns.added.count == names.count
  }

  /// Writes records of CSV with the parts after them, up to the first one that has too many fields,
  /// and returns its number.
  private func addParts(
    to columns: ListingColumns, of batch: DateBatch, _ bytes: Span<UInt8>, from first: Int,
    _ count: Int, to output: inout BufferedOutput
  ) -> Int {
    let (delimiter, columnCount, partCount) = (delimiter, columns.names.count, names.count)
    let start = first == 0 ? batch.start : batch.ends[first - 1]
    let hasQuotes =
      bytes.extracting(start..<batch.end).firstIndex(of: .quote, from: 0) < batch.end - start
    let size =
      batch.end - start + texts.bytes.count + (count - first) * (columnCount + partCount + 1)
    var (index, position) = (first, start)
    let (ends, ranges) = (batch.ends, texts.ranges.span)
    output.append(atLeast: size + PieceWriter.slack) { output in
      output.writePieces(of: bytes, and: texts.bytes.span, atMost: size) { writer in
        while index < count {
          let end = ends[index]
          let content = position &+ bytes.extracting(position..<end).contentEnd
          let fieldCount =
            hasQuotes
            ? bytes.extracting(position..<content).fieldCount(delimiter)
            : 1 &+ bytes.count(of: delimiter, from: position, to: content)
          guard fieldCount <= columnCount else { return }
          writer.writeShort(from: position, to: content)
          // A record with too few fields is filled.
          for _ in fieldCount..<columnCount { writer.write(delimiter) }
          for part in 0..<partCount {
            writer.write(delimiter)
            let text = ranges[part &* count &+ index]
            writer.write(
              from: content, to: content, thenFrom: text.start, count: text.end &- text.start)
          }
          writer.write(.lineFeed)
          position = end
          index &+= 1
        }
      }
    }
    return index
  }

  private mutating func appendRow(
    _ record: Span<UInt8>, isUTF8: Bool, _ index: Int, _ count: Int
  ) throws(RecordFailure) {
    switch (separator, form) {
    case (let fields?, .csv): try appendFields(record, fields, index, count)
    case (let fields?, .json): try appendObject(ofFields: record, fields, index, count)
    case (nil, .csv): try appendFields(ofObject: record, index, count)
    case (nil, .json): try appendObject(record, isUTF8: isUTF8, index, count)
    }
  }

  /// Appends the fields of a record, the parts in their places, and the other parts.
  private mutating func appendFields(
    _ record: Span<UInt8>, _ fields: FieldSeparator, _ index: Int, _ count: Int
  ) throws(RecordFailure) {
    guard let columns else { return }
    var column = 0
    record.forEachField(fields) { number, field in
      if number > 0 { row.append(delimiter) }
      let part = number < columns.parts.count ? columns.parts[number] : -1
      if part >= 0 {
        append(part: part, of: index, count)
      } else if fields == .blanks {
        row += RecordForm.csv.value(record.extracting(field.range))
      } else {
        row.append(copying: record.extracting(field.range))
      }
      column = number + 1
    }
    // In a record with too many fields, the parts would not be below their names.
    guard column <= columns.names.count else {
      throw .tooManyColumns(column, known: columns.names.count)
    }
    // One with too few fields is filled.
    while column < columns.names.count {
      row.append(delimiter)
      if columns.parts[column] >= 0 { append(part: columns.parts[column], of: index, count) }
      column += 1
    }
    for part in columns.added {
      row.append(delimiter)
      append(part: part, of: index, count)
    }
  }

  /// Appends an object with a key for each column and for each part.
  ///
  /// The key of a column without a name is its number, which can be the name of another column.
  private mutating func appendObject(
    ofFields record: Span<UInt8>, _ fields: FieldSeparator, _ index: Int, _ count: Int
  ) throws(RecordFailure) {
    guard let columns else { return }
    var taken: [UInt8]?
    row.append(UInt8(ascii: "{"))
    record.forEachField(fields) { number, field in
      if number >= columns.names.count {
        let name = Array("\(number + 1)".utf8)
        if self.columns?.column(named: name) != nil { taken = name }
      }
      append(key: columns.key(number))
      let part = number < columns.parts.count ? columns.parts[number] : -1
      if part >= 0 {
        append(part: part, of: index, count)
      } else {
        append(field, of: record)
      }
    }
    if let taken { throw .takenName(taken) }
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

  /// Appends a key of an object, and the comma before it.
  mutating func append(key: ContiguousArray<UInt8>) {
    if row.count > 1 { row.append(.comma) }
    row.append(copying: key.span)
  }
}

extension Span<UInt8> {
  /// The number of fields of a record.
  fileprivate func fieldCount(_ delimiter: UInt8) -> Int {
    var count = 0
    forEachField(.delimiter(delimiter)) { number, _ in count = number + 1 }
    return count
  }
}
