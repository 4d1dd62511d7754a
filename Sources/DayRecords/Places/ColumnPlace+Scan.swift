import DayKit

// The fast path: dates are read where they stand. It stops before a record with anything unusual.

extension ColumnPlace {
  /// Reads the dates of whole records from the end of the batch on.
  func scan(
    _ bytes: Span<UInt8>, by reader: borrowing DateReader, into batch: inout DateBatch
  ) -> ScanStop {
    guard let scanner = ColumnScanner(self, reader) else { return .careful }
    let stops = stops.span.extracting(droppingFirst: 1)
    var position = batch.end
    var hasQuotes = false
    let stop = batch.fill { days, slots, ends in
      var quote = position
      while days.count &+ scanner.arity <= DateBatch.capacity {
        var slot = AnswerSlot(start: 0, end: 0)
        let known = days.count
        var end = scanner.visit(
          scanner.first, of: bytes, from: position, by: reader, &days, &slot)
        if end >= 0, !stops.isEmpty {
          end = scanner.visit(stops, of: bytes, from: end, by: reader, &days, &slot)
        }
        let lineFeed =
          end < 0 ? 0 : bytes.lineFeed(behindField: end, delimiter, nextQuote: &quote)
        guard end >= 0, lineFeed < bytes.count else {
          days.removeLast(days.count &- known)
          return end < 0 ? ScanStop.careful : .end
        }
        if scanner.addsField { slot = bytes.slot(beforeEndingAt: lineFeed) }
        hasQuotes = hasQuotes || quote < lineFeed || slot.isQuoted
        slots.append(slot)
        position = lineFeed &+ 1
        ends.append(position)
      }
      return ScanStop.full
    }
    batch.lineFeeds = hasQuotes ? nil : batch.ends.count
    batch.end = position
    if scanner.swapsDates { batch.swapDates() }
    return stop ?? .careful
  }
}

/// What the records of a scan have in common.
private struct ColumnScanner {
  private let delimiter: UInt8

  /// The stop of the first column.
  let first: ColumnStop

  /// The number of dates in a record.
  let arity: Int

  /// Whether the answer is a new field at the end of the record.
  let addsField: Bool

  /// Whether the end of a date's match is the end of its field if a delimiter follows.
  private let endsAtDelimiter: Bool

  /// Whether the two dates of a record stand in the other order.
  let swapsDates: Bool

  /// Creates a scanner, if the columns can be visited in one pass.
  init?(_ place: ColumnPlace, _ reader: borrowing DateReader) {
    guard let first = place.stops.first else { return nil }
    var arity = 0
    var isInOrder = true
    var previous = -1
    for stop in place.stops {
      guard stop.column > previous else { return nil }
      previous = stop.column
      guard let date = stop.date else { continue }
      isInOrder = isInOrder && date == arity
      arity += 1
    }
    guard isInOrder || arity == 2 else { return nil }
    self.first = first
    self.arity = arity
    swapsDates = !isInOrder
    delimiter = place.delimiter
    addsField = place.addsField
    let isSign = delimiter == UInt8(ascii: "-") || delimiter == UInt8(ascii: "+")
    endsAtDelimiter =
      reader.hasOneFormat && reader.first.fixedDate != nil && !delimiter.isDigit && !isSign
      && !reader.first.hasLiteral(delimiter) && !reader.first.hasLiteral(.quote)
      && !reader.readsLineBreaks
  }

  /// Visits the columns after the first one, from the end of its field on.
  @inline(never)
  func visit(
    _ stops: Span<ColumnStop>, of bytes: Span<UInt8>, from start: Int,
    by reader: borrowing DateReader, _ days: inout OutputSpan<Day>, _ slot: inout AnswerSlot
  ) -> Int {
    var position = start
    var column = first.column
    for index in stops.indices {
      var stop = stops[index]
      (stop.column, column) = (stop.column - column, stop.column)
      position = visit(stop, of: bytes, from: position, by: reader, &days, &slot)
      if position < 0 { break }
    }
    return position
  }

  /// Visits the column that lies so many columns behind a position, and returns the end of its field;
  /// -1 if the record needs the slow path.
  @inline(__always)
  func visit(
    _ stop: ColumnStop, of bytes: Span<UInt8>, from start: Int, by reader: borrowing DateReader,
    _ days: inout OutputSpan<Day>, _ slot: inout AnswerSlot
  ) -> Int {
    guard let field = bytes.position(behind: stop.column, from: start, delimiter),
      field < bytes.count
    else { return -1 }
    let isQuoted = bytes[field] == .quote
    let content = isQuoted ? field &+ 1 : field
    let end =
      stop.date != nil
      ? date(in: bytes, at: content, isQuoted, by: reader, &days)
      : endOfAnyContent(of: bytes, field: field, content, isQuoted)
    guard end >= 0 else { return -1 }
    if stop.isSlot { slot = AnswerSlot(start: content, end: end, isQuoted: isQuoted) }
    return isQuoted ? end &+ 1 : end
  }

  /// Reads the date that is the whole content of a field, and returns its end; -1 if there is none.
  @inline(__always)
  private func date(
    in bytes: Span<UInt8>, at start: Int, _ isQuoted: Bool, by reader: borrowing DateReader,
    _ days: inout OutputSpan<Day>
  ) -> Int {
    guard endsAtDelimiter else {
      return otherDate(in: bytes, at: start, isQuoted, by: reader, &days)
    }
    var end = start
    guard let day = reader.first.readPrefix(of: bytes, at: &end), end < bytes.count,
      bytes[end] == delimiter && !isQuoted || ends(bytes, at: end, isQuoted)
    else { return -1 }
    days.append(day)
    return end
  }

  /// Reads a date whose end does not show by itself.
  @inline(never)
  private func otherDate(
    in bytes: Span<UInt8>, at start: Int, _ isQuoted: Bool, by reader: borrowing DateReader,
    _ days: inout OutputSpan<Day>
  ) -> Int {
    let end = endOfContent(from: start, of: bytes, isQuoted)
    guard end < bytes.count,
      let (day, _) = reader.readPrefix(of: bytes, at: start, where: { $0 == end })
    else { return -1 }
    days.append(day)
    return end
  }

  /// Returns the end of the content of a field without a date; -1 if it needs the slow path.
  private func endOfAnyContent(
    of bytes: Span<UInt8>, field: Int, _ content: Int, _ isQuoted: Bool
  ) -> Int {
    let whole = bytes.endOfField(from: field, delimiter, or: .lineFeed)
    guard whole.isQuoted == isQuoted, whole.position < bytes.count else { return -1 }
    return isQuoted
      ? whole.position &- 1 : endWithoutReturn(whole.position, of: bytes, content)
  }

  /// Whether a field ends at a position, and its record goes on or ends behind it.
  @inline(never)
  private func ends(_ bytes: Span<UInt8>, at position: Int, _ isQuoted: Bool) -> Bool {
    var position = position
    if isQuoted {
      guard bytes[position] == .quote else { return false }
      position &+= 1
      guard position < bytes.count else { return false }
    }
    let byte = bytes[position]
    if byte == delimiter || byte == .lineFeed { return true }
    return byte == .carriageReturn && bytes.byte(at: position &+ 1) == .lineFeed
  }

  /// The end of the content of a field that may have any bytes; the count if it needs the slow path.
  @inline(__always)
  private func endOfContent(from start: Int, of bytes: Span<UInt8>, _ isQuoted: Bool) -> Int {
    guard isQuoted else {
      let end = bytes.endOfText(from: start, delimiter, or: .lineFeed)
      return endWithoutReturn(end, of: bytes, start)
    }
    let end = bytes.endOfText(from: start, .quote, or: .lineFeed)
    guard end < bytes.count, ends(bytes, at: end, true) else { return bytes.count }
    return end
  }

  @inline(__always)
  private func endWithoutReturn(_ end: Int, of bytes: Span<UInt8>, _ start: Int) -> Int {
    guard end > start, end < bytes.count, bytes[end] == .lineFeed, bytes.hasReturn(before: end)
    else { return end }
    return end &- 1
  }
}

extension Span<UInt8> {
  /// The slot of a new field at the end of a record.
  fileprivate func slot(beforeEndingAt lineFeed: Int) -> AnswerSlot {
    let end = hasReturn(before: lineFeed) ? lineFeed &- 1 : lineFeed
    return AnswerSlot(start: end, end: end, isAdded: true)
  }
}

extension DateBatch {
  /// Swaps the two dates of each record.
  fileprivate mutating func swapDates() {
    for index in stride(from: 0, to: days.count - 1, by: 2) { days.swapAt(index, index + 1) }
  }
}
