import DayKit
import System

// The rows of a listing.

extension Listing {
  /// Writes the rows of some records, and returns where and why it stops, if there is a record that
  /// has none.
  mutating func write(
    _ slice: Range<Int>, of batch: DateBatch, _ bytes: Span<UInt8>,
    to output: inout BufferedOutput
  ) -> Taken? {
    guard template.followsRecord else {
      writeParts(slice.count, to: &output)
      return nil
    }
    let isUTF8 = bytes.extracting(batch.start..<batch.end).isUTF8
    var index = slice.lowerBound
    while index < slice.upperBound {
      if let columns, hasHeader, onlyAddsFields {
        index = addFields(to: columns, of: batch, bytes, from: index, slice, to: &output)
        guard index < slice.upperBound else { return nil }
      }
      let start = index == 0 ? batch.start : batch.ends[index - 1]
      let record = bytes.extracting(start..<batch.ends[index])
      let content = record.extracting(record.content(of: batch.form))
      let number = index - slice.lowerBound
      if let failure = writeRow(content, isUTF8: isUTF8, number, slice.count, to: &output) {
        return Taken(end: start, failure: .record(failure))
      }
      index += 1
    }
    return nil
  }

  /// Writes the row of a record, or returns the reason why it has none.
  mutating func writeRow(
    _ record: Span<UInt8>, isUTF8: Bool, _ index: Int, _ count: Int,
    to output: inout BufferedOutput
  ) -> RecordFailure? {
    row.removeAll(keepingCapacity: true)
    if case .values = place, record.firstIndex(of: .lineFeed, from: 0) < record.count {
      // An element of an array may span lines, and a row does not.
      let line = record.withoutJSONLineBreaks
      return writeRow(line.span, isUTF8: isUTF8, index, count, to: &output)
    }
    do throws(RecordFailure) {
      if template.followsRecord {
        try nameColumns(of: record)
        try appendRecord(record, isUTF8: isUTF8, index, count)
      }
    } catch {
      // A record without a row does not name the columns.
      if !hasHeader { forgetColumns() }
      return error
    }
    writeHeader(to: &output)
    appendAdded(of: index, count)
    output.append(row.span)
    return nil
  }

  /// Writes rows that consist of the parts.
  private func writeParts(_ count: Int, to output: inout BufferedOutput) {
    let size = texts.bytes.count + count * template.segments.size
    output.append(atLeast: size + PieceWriter.slack) { output in
      output.writePieces(of: template.segments.bytes.span, and: texts.bytes.span, atMost: size) {
        $0.write(count, texts.ranges.span, between: template.segments)
      }
    }
  }

  /// Whether the rows are records of CSV with the parts after them.
  private var onlyAddsFields: Bool {
    guard form == .csv, case .delimiter? = separator else { return false }
    return columns?.added.count == names.count
  }

  /// Writes records of CSV with the parts after them, up to the first one that has too many fields,
  /// and returns its number.
  private mutating func addFields(
    to columns: ListingColumns, of batch: DateBatch, _ bytes: Span<UInt8>, from first: Int,
    _ slice: Range<Int>, to output: inout BufferedOutput
  ) -> Int {
    let (delimiter, columnCount) = (place.outputDelimiter, columns.names.count)
    let start = first == 0 ? batch.start : batch.ends[first - 1]
    let end = batch.ends[slice.upperBound - 1]
    let hasQuotes = bytes.extracting(start..<end).firstIndex(of: .quote, from: 0) < end - start
    let segments = template.segments
    let offset = texts.appendSpare(segments.bytes.span).start
    let size =
      end - start + texts.bytes.count
      + (slice.upperBound - first) * (columnCount + segments.size)
    var (index, number, position) = (first, first - slice.lowerBound, start)
    let (ends, ranges) = (batch.ends, texts.ranges.span)
    output.append(atLeast: size + PieceWriter.slack) { output in
      output.writePieces(of: bytes, and: texts.bytes.span, atMost: size) { writer in
        while index < slice.upperBound {
          let end = ends[index]
          let content = position &+ bytes.extracting(position..<end).contentEnd
          let fieldCount =
            hasQuotes
            ? bytes.extracting(position..<content).fieldCount(.delimiter(delimiter))
            : 1 &+ bytes.count(of: delimiter, from: position, to: content)
          guard fieldCount <= columnCount else { return }
          writer.writeShort(from: position, to: content)
          // A record with too few fields is padded with empty ones.
          for _ in fieldCount..<columnCount { writer.write(delimiter) }
          writer.write(number, slice.count, ranges, between: segments.ranges.span, at: offset)
          number &+= 1
          position = end
          index &+= 1
        }
      }
    }
    return index
  }

  /// Appends what a record has, and the parts in their places.
  private mutating func appendRecord(
    _ record: Span<UInt8>, isUTF8: Bool, _ index: Int, _ count: Int
  ) throws(RecordFailure) {
    switch (separator, form) {
    case (let fields?, .csv): try appendFields(record, fields, index, count)
    case (let fields?, .json): appendObject(ofFields: record, fields, index, count)
    case (nil, .csv): try appendFields(ofObject: record, index, count)
    case (nil, .json): try appendObject(record, isUTF8: isUTF8)
    }
  }

  /// Appends the fields of a record, and the parts in their places.
  private mutating func appendFields(
    _ record: Span<UInt8>, _ fields: FieldSeparator, _ index: Int, _ count: Int
  ) throws(RecordFailure) {
    guard let columns else { return }
    var column = 0
    record.forEachField(fields, columnOfWords: columnOfWords) { number, field in
      if number > 0 { row.append(place.outputDelimiter) }
      let part = number < columns.parts.count ? columns.parts[number] : -1
      if part >= 0 {
        append(part: part, of: index, count)
      } else if fields == .blanks {
        row += template.form.value(record.extracting(field.range))
      } else {
        row.append(copying: record.extracting(field.range))
      }
      column = number + 1
    }
    // In a record with too many fields, the parts would not be below their names.
    guard column <= columns.names.count else {
      throw .tooManyColumns(column, known: columns.names.count)
    }
    // A record with too few fields is padded with empty ones.
    while column < columns.names.count {
      row.append(place.outputDelimiter)
      if columns.parts[column] >= 0 { append(part: columns.parts[column], of: index, count) }
      column += 1
    }
  }

  /// Appends an object with a key for each column, and the parts in their places.
  private mutating func appendObject(
    ofFields record: Span<UInt8>, _ fields: FieldSeparator, _ index: Int, _ count: Int
  ) {
    guard let columns else { return }
    row.append(UInt8(ascii: "{"))
    record.forEachField(fields, columnOfWords: columnOfWords) { number, field in
      if number > 0 { row.append(.comma) }
      columns.append(key: number, to: &row)
      let part = number < columns.parts.count ? columns.parts[number] : -1
      if part >= 0 {
        append(part: part, of: index, count)
      } else if field.isQuoted {
        row.append(jsonString: ContiguousArray(record.unquoted(field)).span)
      } else {
        row.append(jsonString: record.extracting(field.range))
      }
    }
  }
}

extension PieceWriter {
  /// Writes records that consist of texts and the segments around them, which are the source.
  @inline(__always)
  fileprivate mutating func write(
    _ count: Int, _ texts: Span<TextRange>, between segments: borrowing Segments
  ) {
    let (ranges, following) = (segments.ranges.span, segments.following.span)
    guard count > 0, let last = ranges.last else { return }
    var segment = ranges[0]
    guard following.count > 0 else {
      for _ in 0..<count { write(from: segment.start, to: segment.end) }
      return
    }
    for index in 0..<count {
      for hole in following.indices {
        let text = texts[hole &* count &+ index]
        write(
          from: segment.start, to: segment.end, thenFrom: text.start,
          count: text.end &- text.start)
        segment = following[hole]
      }
    }
    write(from: last.start, to: last.end)
  }

  /// Writes the texts of one of a number of records and the segments around them, which are both in
  /// the text.
  @inline(__always)
  fileprivate mutating func write(
    _ index: Int, _ count: Int, _ texts: Span<TextRange>, between segments: Span<TextRange>,
    at offset: Int
  ) {
    var segment = segments[0]
    for number in 1..<segments.count {
      let text = texts[(number &- 1) &* count &+ index]
      writeText(from: offset &+ segment.start, count: segment.end &- segment.start)
      writeText(from: text.start, count: text.end &- text.start)
      segment = segments[number]
    }
    writeText(from: offset &+ segment.start, count: segment.end &- segment.start)
  }
}
