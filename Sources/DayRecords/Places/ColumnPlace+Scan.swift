import DayKit

// The fast path: dates are read where they stand. It stops before a record with anything unusual.

extension ColumnPlace {
  /// Reads the dates of whole records from the end of the batch on.
  func scan(
    _ bytes: Span<UInt8>, by reader: borrowing DateReader, into batch: inout DateBatch
  ) -> ScanStop {
    guard let scanner = ColumnScanner(self, reader) else { return .careful }
    let arity = dateCount
    let stops = stops.span
    var position = batch.end
    var hasQuotes = false
    let stop = batch.fill { days, slots, ends in
      var quote = position
      while days.count &+ arity <= DateBatch.capacity {
        let known = days.count
        guard
          let record = scanner.record(
            of: bytes, at: position, stops, by: reader, into: &days, nextQuote: &quote)
        else {
          days.removeLast(days.count &- known)
          return ScanStop.careful
        }
        guard record.end <= bytes.count else {
          days.removeLast(days.count &- known)
          return ScanStop.end
        }
        hasQuotes = hasQuotes || record.hasQuotes
        slots.append(record.slot)
        ends.append(record.end)
        position = record.end
      }
      return ScanStop.full
    }
    batch.lineFeeds = hasQuotes ? nil : batch.ends.count
    batch.end = position
    if scanner.swapsDates { batch.swapDates() }
    return stop ?? .careful
  }

  private var dateCount: Int { stops.reduce(0) { $0 + ($1.date == nil ? 0 : 1) } }
}

/// What the records of a scan have in common.
private struct ColumnScanner {
  private let delimiter: UInt8
  private let addsField: Bool

  /// Whether the end of a date's match is the end of its field if a delimiter follows.
  private let endsAtDelimiter: Bool

  /// Whether the two dates of a record stand in the other order.
  let swapsDates: Bool

  /// Creates a scanner, if the columns can be visited in one pass.
  init?(_ place: ColumnPlace, _ reader: borrowing DateReader) {
    let stops = place.stops
    guard !stops.isEmpty else { return nil }
    for index in stops.indices.dropFirst() where stops[index].column == stops[index - 1].column {
      return nil
    }
    let order = stops.compactMap(\.date)
    let isInOrder = order.elementsEqual(order.indices)
    guard isInOrder || order == [1, 0] else { return nil }
    swapsDates = !isInOrder
    delimiter = place.delimiter
    addsField = place.addsField
    let isSign = delimiter == UInt8(ascii: "-") || delimiter == UInt8(ascii: "+")
    endsAtDelimiter =
      reader.others.isEmpty && reader.first.fixedDate != nil && !delimiter.isDigit && !isSign
      && !reader.first.hasLiteral(delimiter) && !reader.first.hasLiteral(.quote)
      && !reader.readsLineBreaks
  }

  /// A record whose dates have been read.
  struct Record {
    var slot: AnswerSlot

    /// The end behind the line feed; beyond the bytes if the record is not whole.
    var end: Int

    /// Whether a quote stands in the record, or may.
    var hasQuotes: Bool
  }

  /// Reads the dates of the record that begins at a position, unless it needs the slow path.
  @inline(__always)
  func record(
    of bytes: Span<UInt8>, at start: Int, _ stops: Span<ColumnStop>,
    by reader: borrowing DateReader, into days: inout OutputSpan<Day>, nextQuote quote: inout Int
  ) -> Record? {
    var position = start
    var column = 0
    var slot = AnswerSlot(start: 0, end: 0, isAdded: true)
    for index in stops.indices {
      let stop = stops[index]
      guard
        let field = bytes.position(behind: stop.column &- column, from: position, delimiter),
        field < bytes.count
      else { return nil }
      column = stop.column
      let isQuoted = bytes[field] == .quote
      let content = isQuoted ? field &+ 1 : field
      let end: Int
      if stop.date != nil {
        guard let (day, dateEnd) = date(in: bytes, at: content, isQuoted, by: reader) else {
          return nil
        }
        days.append(day)
        end = dateEnd
      } else {
        let whole = bytes.endOfField(from: field, delimiter, or: .lineFeed)
        guard whole.isQuoted == isQuoted else { return nil }
        end = isQuoted ? whole.position &- 1 : endWithoutReturn(whole.position, of: bytes, content)
      }
      if stop.isSlot { slot = AnswerSlot(start: content, end: end, isQuoted: isQuoted) }
      position = isQuoted ? end &+ 1 : end
    }
    let lineFeed = bytes.lineFeed(behindField: position, delimiter, nextQuote: &quote)
    if addsField {
      let contentEnd = bytes.hasReturn(before: lineFeed) ? lineFeed &- 1 : lineFeed
      slot = AnswerSlot(start: contentEnd, end: contentEnd, isAdded: true)
    }
    return Record(slot: slot, end: lineFeed &+ 1, hasQuotes: quote < lineFeed || slot.isQuoted)
  }

  /// Reads the date that is the whole content of a field.
  @inline(__always)
  private func date(
    in bytes: Span<UInt8>, at start: Int, _ isQuoted: Bool, by reader: borrowing DateReader
  ) -> (Day, end: Int)? {
    if endsAtDelimiter {
      var end = start
      guard let day = reader.first.readPrefix(of: bytes, at: &end), end < bytes.count,
        ends(bytes, at: end, isQuoted)
      else { return nil }
      return (day, end)
    }
    let end = endOfContent(from: start, of: bytes, isQuoted)
    guard end < bytes.count else { return nil }
    return reader.readPrefix(of: bytes, at: start) { $0 == end }
  }

  /// Whether a field ends at a position, and its record goes on or ends behind it.
  @inline(__always)
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

extension DateBatch {
  /// Swaps the two dates of each record.
  fileprivate mutating func swapDates() {
    for index in stride(from: 0, to: days.count - 1, by: 2) { days.swapAt(index, index + 1) }
  }
}
