import DayKit
import System

/// Finds the fields of a number of records, by what all of them have in common.
///
/// It writes where fields begin and end into two tables, with a row for each column that a scan
/// visits and an element for each record in it.
struct FieldFinder {
  let delimiter: UInt8

  /// Whether runs of whitespace separate fields.
  private let joinsBlanks: Bool

  /// The number of dates in a record.
  let arity: Int

  /// The width of every date, if it is fixed and a date cannot contain a delimiter, a quote or
  /// a newline.
  ///
  /// The table of ends then has no ends of dates.
  let dateWidth: Int?

  /// The most records to find.
  private(set) var limit = 1

  /// Creates a finder, if the columns can be visited in one pass.
  init?(_ place: ColumnPlace, _ reader: borrowing DateReader) {
    guard !place.stops.isEmpty else { return nil }
    var arity = 0
    var previous = -1
    for stop in place.stops {
      guard stop.column > previous else { return nil }
      previous = stop.column
      if stop.date != nil { arity += 1 }
    }
    self.arity = arity
    delimiter = place.separator.byte
    joinsBlanks = place.separator == .blanks
    // The number of missing fields between whitespace is counted one record at a time.
    if joinsBlanks, place.addedCount > 0 { return nil }
    let format = reader.formats.first
    let isApart =
      !joinsBlanks && reader.hasOneFormat && !delimiter.isDigit && !format.hasLiteral(delimiter)
      && !format.hasLiteral(.quote) && !reader.readsLineBreaks
    dateWidth = isApart ? format.fixedDate?.width : nil
  }

  /// Sets the most dates to find.
  mutating func find(atMost count: Int) { limit = max(1, count / arity) }

  /// The width of every field at a stop, if it is fixed.
  @inline(__always)
  func width(_ stop: ColumnStop) -> Int? { stop.date == nil ? nil : dateWidth }

  /// Finds the fields of records from a position on, which it moves past them, and appends the ends
  /// of the records.
  ///
  /// - Parameters:
  ///   - skipsAbsent: Whether to pass over records whose only visited field is empty.
  ///   - mostFieldsAfter: The most fields that may follow an empty one; `nil` if they do not count.
  ///   - columnOfWords: The column that has all words from its first one on, if there is one.
  ///   - quote: There is no quote between the position and this one, or then after the records.
  ///   - mayHaveQuotes: Whether there may be quotes in the records.
  @inline(never)
  func find(
    _ stops: Span<ColumnStop>, in bytes: Span<UInt8>, from position: inout Int,
    skippingAbsent skipsAbsent: Bool, withAtMost mostFieldsAfter: Int?, _ columnOfWords: Int?,
    _ starts: inout MutableSpan<Int>, _ ends: inout MutableSpan<Int>,
    _ records: inout OutputSpan<Int>, nextQuote quote: inout Int, mayHaveQuotes: inout Bool
  ) -> ScanStop {
    if joinsBlanks {
      return findBetweenBlanks(
        stops, in: bytes, from: &position, columnOfWords, &starts, &ends, &records)
    }
    quote = max(quote, position)
    // The number of records to visit before trying `findPlain` again: quotes rarely come alone.
    var wait = 0
    while records.count < limit {
      if wait == 0 {
        // There is no quote between the position and this one.
        quote = bytes.nextQuote(after: position, knownUpTo: quote)
        let plain = findPlain(
          stops, in: bytes.extracting(first: quote), from: position, &starts, &ends, &records)
        guard plain == position else {
          position = plain
          continue
        }
        if skipsAbsent,
          let end = endOfAbsentRecord(
            stops, in: bytes, from: position, to: quote, withAtMost: mostFieldsAfter)
        {
          position = end
          continue
        }
        wait = 16
      }
      wait &-= 1
      mayHaveQuotes = true
      let end = visit(stops, of: bytes, from: position, record: records.count, &starts, &ends)
      guard end >= 0 else { return .needsSlowPath }
      let lineFeed = bytes.lineFeed(afterField: end, delimiter, nextQuote: &quote)
      guard lineFeed < bytes.count else {
        // The record is searched again, with the quotes that have been passed.
        quote = position
        // A date of fixed width may have been a short field, a newline and what follows it; and a quotation may be
        // broken.
        let isWhole =
          bytes.firstIndex(of: .lineFeed, from: position) < end
          || bytes.record(from: position, of: .fields(.delimiter(delimiter))) != nil
        return isWhole ? .needsSlowPath : .end
      }
      position = lineFeed &+ 1
      records.append(position)
    }
    return .full
  }

  /// Finds the fields of records in which runs of whitespace separate fields.
  @inline(never)
  private func findBetweenBlanks(
    _ stops: Span<ColumnStop>, in bytes: Span<UInt8>, from start: inout Int,
    _ columnOfWords: Int?, _ starts: inout MutableSpan<Int>, _ ends: inout MutableSpan<Int>,
    _ records: inout OutputSpan<Int>
  ) -> ScanStop {
    while records.count < limit {
      let lineFeed = bytes.firstIndex(of: .lineFeed, from: start)
      guard lineFeed < bytes.count else { return .end }
      let hasReturn = lineFeed > start && bytes[lineFeed &- 1] == .carriageReturn
      let contentEnd = hasReturn ? lineFeed &- 1 : lineFeed
      var (column, field, end) = (-1, start, start)
      for number in stops.indices {
        while column < stops[number].column {
          field = end
          while field < contentEnd, bytes[field].isBlank { field &+= 1 }
          guard field < contentEnd else { return .needsSlowPath }
          end = field
          while end < contentEnd, !bytes[end].isBlank { end &+= 1 }
          column &+= 1
          if column == columnOfWords { end = bytes.endOfWords(in: field..<contentEnd) }
        }
        starts[number &* limit &+ records.count] = field
        ends[number &* limit &+ records.count] = end
      }
      start = lineFeed &+ 1
      records.append(start)
    }
    return .full
  }

  /// The end of a record whose only visited field is empty, if there are no quotes up to a position.
  private func endOfAbsentRecord(
    _ stops: Span<ColumnStop>, in bytes: Span<UInt8>, from start: Int, to quote: Int,
    withAtMost mostFieldsAfter: Int?
  ) -> Int? {
    let bytes = bytes.extracting(first: quote)
    let lineFeeds = SIMD16(repeating: UInt8.lineFeed)
    guard stops.count == 1,
      let (field, _) = bytes.plainField(
        after: stops[0].column, from: start, delimiter, width: 0),
      let lineFeed = bytes.firstIndexInBlocks(from: field, markedBy: { $0 .== lineFeeds }),
      bytes[field] == delimiter || bytes.isEnding(at: field, lineFeed)
    else { return nil }
    if let mostFieldsAfter,
      bytes.count(of: delimiter, from: field, to: lineFeed) > mostFieldsAfter
    {
      return nil
    }
    return lineFeed &+ 1
  }

  /// Finds the fields of records from a position on, up to the first record that is unusual, and
  /// returns its position.
  ///
  /// There are no quotes in the bytes. The columns are found one after the other in all records.
  private func findPlain(
    _ stops: Span<ColumnStop>, in bytes: Span<UInt8>, from start: Int,
    _ starts: inout MutableSpan<Int>, _ ends: inout MutableSpan<Int>,
    _ records: inout OutputSpan<Int>
  ) -> Int {
    let known = records.count
    findFirst(stops[0], in: bytes, from: start, &starts, &ends, &records)
    for number in 1..<stops.count {
      let count = findNext(
        number, stops, in: bytes, &starts, &ends, records.span, from: known)
      records.removeLast(records.count &- count)
    }
    return records.count == known ? start : records.span[records.count &- 1]
  }

  /// Finds the field of the first stop and the end of each record.
  @inline(__always)
  private func findFirst(
    _ stop: ColumnStop, in bytes: Span<UInt8>, from start: Int, _ starts: inout MutableSpan<Int>,
    _ ends: inout MutableSpan<Int>, _ records: inout OutputSpan<Int>
  ) {
    let lineFeeds = SIMD16(repeating: UInt8.lineFeed)
    let (delimiter, limit, column, width) = (delimiter, limit, stop.column, width(stop))
    var position = start
    while records.count < limit {
      guard
        let (field, end) = bytes.plainField(
          after: column, from: position, delimiter, width: width),
        let lineFeed = bytes.firstIndexInBlocks(from: end, markedBy: { $0 .== lineFeeds }),
        bytes[end] == delimiter || bytes.isEnding(at: end, lineFeed)
      else { return }
      starts[records.count] = field
      if width == nil { ends[records.count] = end }
      position = lineFeed &+ 1
      records.append(position)
    }
  }

  /// Finds the field of another stop in each record from a number on, and returns the number of the
  /// first record that is unusual.
  @inline(__always)
  private func findNext(
    _ number: Int, _ stops: Span<ColumnStop>, in bytes: Span<UInt8>,
    _ starts: inout MutableSpan<Int>, _ ends: inout MutableSpan<Int>, _ records: Span<Int>,
    from first: Int
  ) -> Int {
    let (delimiter, stop, previous) = (delimiter, stops[number], stops[number &- 1])
    let (row, width, previousWidth) = (number &* limit, width(stop), width(previous))
    let distance = stop.column &- previous.column &- 1
    for record in first..<records.count {
      let before = row &- limit &+ record
      let previousEnd = previousWidth.map { starts[before] &+ $0 } ?? ends[before]
      guard bytes[previousEnd] == delimiter,
        let (field, end) = bytes.plainField(
          after: distance, from: previousEnd &+ 1, delimiter, width: width),
        end < records[record],
        bytes[end] == delimiter || bytes.isEnding(at: end, records[record] &- 1)
      else { return record }
      starts[row &+ record] = field
      if width == nil { ends[row &+ record] = end }
    }
    return records.count
  }
}

extension Span<UInt8> {
  /// The start and end of the field a number of fields after a position, in bytes without quotes.
  ///
  /// - Parameter width: The width of the field, if it is fixed; what is there is then not checked.
  @inline(__always)
  fileprivate func plainField(
    after fieldCount: Int, from start: Int, _ delimiter: UInt8, width: Int?
  ) -> (start: Int, end: Int)? {
    var field = start
    for _ in 0..<fieldCount {
      guard let end = endOfPlainField(from: field, delimiter), self[end] == delimiter else {
        return nil
      }
      field = end &+ 1
    }
    if let width { return (field, field &+ width) }
    guard let end = endOfPlainField(from: field, delimiter) else { return nil }
    let isReturned = self[end] == .lineFeed && end > field && hasCarriageReturn(before: end)
    return (field, isReturned ? end &- 1 : end)
  }

  /// The position of the next delimiter or newline, if it is in a whole block.
  @inline(__always)
  private func endOfPlainField(from start: Int, _ delimiter: UInt8) -> Int? {
    let delimiters = SIMD16(repeating: delimiter)
    let lineFeeds = SIMD16(repeating: UInt8.lineFeed)
    return firstIndexInBlocks(from: start) { ($0 .== delimiters) .| ($0 .== lineFeeds) }
  }

  /// Whether the ending of a record begins at a position.
  @inline(__always)
  fileprivate func isEnding(at position: Int, _ lineFeed: Int) -> Bool {
    position == lineFeed || position &+ 1 == lineFeed && self[position] == .carriageReturn
  }
}
