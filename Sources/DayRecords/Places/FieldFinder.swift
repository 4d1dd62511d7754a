import DayKit

/// Finds fields by what all records of a scan have in common.
struct FieldFinder {
  let delimiter: UInt8

  /// The stop of the first column.
  let first: ColumnStop

  /// The last column that a scan visits.
  let lastColumn: Int

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
    guard !place.joinsBlanks, let first = place.stops.first else { return nil }
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
    lastColumn = previous
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
