import DayKit
import Terminal

// The fast path: it finds the fields of many records, then reads all their dates at once. It stops
// before an unusual record.

extension ColumnPlace {
  /// Reads the dates of whole records from the end of the batch on.
  func scan(
    _ bytes: Span<UInt8>, by reader: borrowing DateReader, into batch: inout DateBatch
  ) -> ScanStop {
    guard let finder = FieldFinder(self, reader) else { return .careful }
    let stop = withScratch(of: Int.self, capacity: DateBatch.capacity) { starts in
      withScratch(of: Int.self, capacity: DateBatch.capacity) { ends in
        var stop = batch.find(finder, stops.span, in: bytes, &starts, &ends)
        let count = batch.read(
          starts.span, ends.span, of: bytes, by: reader, areAlike: finder.dateWidth != nil)
        if count < starts.count {
          batch.truncate(toRecords: count / finder.arity, arity: finder.arity)
          // Fields after a date that cannot be read are found in vain, so look for few of them.
          batch.dateLimit = 8
          stop = .careful
        } else {
          batch.dateLimit = min(batch.dateLimit * 2, DateBatch.capacity)
        }
        return stop
      }
    }
    if finder.swapsDates { batch.swapDates() }
    // There may be line feeds inside quotes.
    let records = bytes.extracting(batch.start..<batch.end)
    let hasQuotes = records.firstIndex(of: .quote, from: 0) < records.count
    batch.lineFeeds = hasQuotes ? nil : batch.ends.count
    return stop
  }
}

extension DateBatch {
  /// Finds the fields of records, and appends the starts and ends of dates.
  fileprivate mutating func find(
    _ finder: FieldFinder, _ stops: Span<ColumnStop>, in bytes: Span<UInt8>,
    _ starts: inout OutputSpan<Int>, _ dateEnds: inout OutputSpan<Int>
  ) -> ScanStop {
    let others = stops.extracting(droppingFirst: 1)
    let (position, limit) = (end, dateLimit)
    let found = fill { _, slots, ends in
      finder.find(
        others, in: bytes, from: position, atMost: limit, &starts, &dateEnds, &slots, &ends)
    }
    end = ends.last ?? end
    return found ?? .careful
  }

  /// Reads the dates between the given positions, and returns their number before the first one
  /// that needs the slow path.
  ///
  /// - Parameter areAlike: Whether all have the fixed width of the format.
  fileprivate mutating func read(
    _ starts: Span<Int>, _ dateEnds: Span<Int>, of bytes: Span<UInt8>,
    by reader: borrowing DateReader, areAlike: Bool
  ) -> Int {
    if areAlike, let date = reader.formats.first.fixedDate {
      var count = 0
      days.append(addingCapacity: starts.count) { days in
        count = date.readDays(in: bytes, at: starts, into: &days)
      }
      return count
    }
    for index in starts.indices {
      let date = reader.readPrefix(of: bytes, at: starts[index]) { $0 == dateEnds[index] }
      guard let date else { return index }
      days.append(date.day)
    }
    return starts.count
  }

  /// Keeps a number of records.
  fileprivate mutating func truncate(toRecords count: Int, arity: Int) {
    days.removeLast(days.count - count * arity)
    slots.removeLast(slots.count - count)
    ends.removeLast(ends.count - count)
    end = ends.last ?? start
  }

  /// Swaps the two dates of each record.
  fileprivate mutating func swapDates() {
    for index in stride(from: 0, to: days.count - 1, by: 2) { days.swapAt(index, index + 1) }
  }
}

/// Finds fields by what all records of a scan have in common.
private struct FieldFinder {
  let delimiter: UInt8

  /// The stop of the first column.
  let first: ColumnStop

  /// The number of dates in a record.
  let arity: Int

  /// Whether the answer is a new field at the end of the record.
  let addsField: Bool

  /// Whether the two dates of a record are in reverse order.
  let swapsDates: Bool

  /// Whether one column is all that a scan visits, and it contains the date.
  let isSingle: Bool

  /// The width of every date, if it is fixed and a date cannot contain a delimiter, quote or line
  /// break.
  let dateWidth: Int?

  /// Creates a finder, if the columns can be visited in one pass.
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
    isSingle = place.stops.count == 1 && arity == 1
    swapsDates = !isInOrder
    delimiter = place.delimiter
    addsField = place.addsField
    let format = reader.formats.first
    let isApart =
      reader.hasOneFormat && !delimiter.isDigit && !format.hasLiteral(delimiter)
      && !format.hasLiteral(.quote) && !reader.readsLineBreaks
    dateWidth = isApart ? format.fixedDate?.width : nil
  }

  /// Finds the fields of records from a position on, up to a number of dates.
  @inline(never)
  func find(
    _ others: Span<ColumnStop>, in bytes: Span<UInt8>, from start: Int, atMost limit: Int,
    _ starts: inout OutputSpan<Int>, _ dateEnds: inout OutputSpan<Int>,
    _ slots: inout OutputSpan<AnswerSlot>, _ ends: inout OutputSpan<Int>
  ) -> ScanStop {
    // The compiler knows that no append changes these copies.
    let (finder, first, addsField, arity) = (self, first, addsField, arity)
    var position = start
    var quote = start
    // The number of records to visit before trying `findPlain` again: quotes rarely come alone.
    var wait = isSingle ? 0 : Int.max
    while starts.count &+ arity <= limit {
      if wait == 0 {
        // There is no quote between the position and this one.
        quote = bytes.nextQuote(after: position, knownUpTo: quote)
        let plain = finder.findPlain(
          in: bytes.extracting(first: quote), from: position, atMost: limit, &starts, &dateEnds,
          &slots, &ends)
        guard plain == position else {
          position = plain
          continue
        }
        wait = 16
      }
      wait &-= 1
      var slot = AnswerSlot(start: 0, end: 0)
      let known = starts.count
      var end = finder.visit(first, of: bytes, from: position, &starts, &dateEnds, &slot)
      if end >= 0, !others.isEmpty {
        end = finder.visit(others, of: bytes, from: end, &starts, &dateEnds, &slot)
      }
      let lineFeed =
        end < 0 ? 0 : bytes.lineFeed(afterField: end, finder.delimiter, nextQuote: &quote)
      guard end >= 0, lineFeed < bytes.count else {
        starts.removeLast(starts.count &- known)
        if dateWidth == nil { dateEnds.removeLast(dateEnds.count &- known) }
        return end < 0 ? .careful : .end
      }
      if addsField { slot = bytes.slot(beforeEndingAt: lineFeed) }
      slots.append(slot)
      position = lineFeed &+ 1
      ends.append(position)
    }
    return .full
  }

  /// Finds the fields of records from a position on, up to the first record that is unusual, and
  /// returns its position.
  ///
  /// There are no quotes in the bytes.
  @inline(__always)
  private func findPlain(
    in bytes: Span<UInt8>, from start: Int, atMost limit: Int,
    _ starts: inout OutputSpan<Int>, _ dateEnds: inout OutputSpan<Int>,
    _ slots: inout OutputSpan<AnswerSlot>, _ ends: inout OutputSpan<Int>
  ) -> Int {
    let delimiters = SIMD16(repeating: delimiter)
    let lineFeeds = SIMD16(repeating: UInt8.lineFeed)
    // A copy of what all records have in common stays in registers.
    let (delimiter, column, dateWidth) = (delimiter, first.column, dateWidth)
    let known = starts.count
    var position = start
    records: while starts.count < limit {
      var field = position
      for _ in 0..<column {
        let end = bytes.firstIndexInBlocks(from: field) {
          ($0 .== delimiters) .| ($0 .== lineFeeds)
        }
        guard let end, bytes[end] == delimiter else { break records }
        field = end &+ 1
      }
      var end = field
      if let dateWidth {
        end &+= dateWidth
      } else {
        let next = bytes.firstIndexInBlocks(from: field) {
          ($0 .== delimiters) .| ($0 .== lineFeeds)
        }
        guard let next else { break }
        let isReturned = bytes[next] == .lineFeed && next > field && bytes.hasReturn(before: next)
        end = isReturned ? next &- 1 : next
      }
      let lineFeed = bytes.firstIndexInBlocks(from: end) { $0 .== lineFeeds }
      guard let lineFeed, bytes[end] == delimiter || bytes.isEnding(at: end, lineFeed) else {
        break
      }
      if dateWidth == nil { dateEnds.append(end) }
      starts.append(field)
      position = lineFeed &+ 1
      ends.append(position)
    }
    let fields = starts.span.extracting(droppingFirst: known)
    if addsField {
      slots.append(ends.span.extracting(droppingFirst: known)) {
        bytes.slot(beforeEndingAt: $0 &- 1)
      }
    } else if let dateWidth {
      slots.append(fields) { AnswerSlot(start: $0, end: $0 &+ dateWidth) }
    } else {
      let fieldEnds = dateEnds.span.extracting(droppingFirst: known)
      for index in fields.indices {
        slots.append(AnswerSlot(start: fields[index], end: fieldEnds[index]))
      }
    }
    return position
  }

  /// Visits the columns after the first one, from the end of its field on.
  @inline(never)
  func visit(
    _ stops: Span<ColumnStop>, of bytes: Span<UInt8>, from start: Int,
    _ starts: inout OutputSpan<Int>, _ ends: inout OutputSpan<Int>, _ slot: inout AnswerSlot
  ) -> Int {
    var position = start
    var column = first.column
    for index in stops.indices {
      var stop = stops[index]
      (stop.column, column) = (stop.column - column, stop.column)
      position = visit(stop, of: bytes, from: position, &starts, &ends, &slot)
      if position < 0 { break }
    }
    return position
  }

  /// Visits the column a number of columns after a position, and returns the end of its field; -1
  /// if the record needs the slow path.
  @inline(__always)
  func visit(
    _ stop: ColumnStop, of bytes: Span<UInt8>, from start: Int,
    _ starts: inout OutputSpan<Int>, _ ends: inout OutputSpan<Int>, _ slot: inout AnswerSlot
  ) -> Int {
    guard let field = bytes.position(after: stop.column, from: start, delimiter),
      field < bytes.count
    else { return -1 }
    var content = field
    var end = field
    var isQuoted = false
    // Most fields have no quotes and the width of a date.
    if let dateWidth, stop.date != nil, field &+ dateWidth < bytes.count,
      bytes[field &+ dateWidth] == delimiter, bytes[field] != .quote
    {
      end = field &+ dateWidth
    } else {
      isQuoted = bytes[field] == .quote
      content = isQuoted ? field &+ 1 : field
      end = endOfContent(of: bytes, field: field, content, isQuoted)
      guard end >= 0 else { return -1 }
    }
    if stop.date != nil {
      // The slow path reads dates of another width, such as those with a signed year.
      if let dateWidth {
        guard end &- content == dateWidth else { return -1 }
      } else {
        ends.append(end)
      }
      starts.append(content)
    }
    if stop.isSlot { slot = AnswerSlot(start: content, end: end, isQuoted: isQuoted) }
    return isQuoted ? end &+ 1 : end
  }

  /// Returns the end of the content of a field; -1 if the record needs the slow path.
  @inline(never)
  private func endOfContent(
    of bytes: Span<UInt8>, field: Int, _ content: Int, _ isQuoted: Bool
  ) -> Int {
    let whole = bytes.endOfField(from: field, delimiter, or: .lineFeed)
    guard whole.isQuoted == isQuoted, whole.position < bytes.count else {
      return endBeforeReturn(of: bytes, whole.position, content, isQuoted)
    }
    if isQuoted { return whole.position &- 1 }
    let hasReturn =
      bytes[whole.position] == .lineFeed && whole.position > content
      && bytes.hasReturn(before: whole.position)
    return hasReturn ? whole.position &- 1 : whole.position
  }

  /// Returns the end of a quoted field before a carriage return, which belongs to the line ending.
  private func endBeforeReturn(
    of bytes: Span<UInt8>, _ position: Int, _ content: Int, _ isQuoted: Bool
  ) -> Int {
    guard isQuoted, position < bytes.count, bytes[position] == .lineFeed,
      bytes.hasReturn(before: position), position &- 2 > content, bytes[position &- 2] == .quote
    else { return -1 }
    return position &- 2
  }
}

extension Span<UInt8> {
  /// Whether the ending of a record begins at a position.
  @inline(__always)
  fileprivate func isEnding(at position: Int, _ lineFeed: Int) -> Bool {
    position == lineFeed || position &+ 1 == lineFeed && self[position] == .carriageReturn
  }

  /// The slot of a new field at the end of a record.
  fileprivate func slot(beforeEndingAt lineFeed: Int) -> AnswerSlot {
    let end = hasReturn(before: lineFeed) ? lineFeed &- 1 : lineFeed
    return AnswerSlot(start: end, end: end, isAdded: true)
  }
}
