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
        // There may be line feeds inside quotes.
        let records = bytes.extracting(batch.start..<batch.end)
        let hasQuotes = records.firstIndex(of: .quote, from: 0) < records.count
        if columnCount > 0, addsField {
          let count = batch.countMissingFields(
            columnCount, finder, in: bytes, starts.span, ends.span, hasQuotes: hasQuotes)
          if count < batch.slots.count {
            batch.truncate(toRecords: count, arity: finder.arity)
            batch.dateLimit = 8
            stop = .careful
          }
        }
        batch.lineFeeds = hasQuotes ? nil : batch.ends.count
        return stop
      }
    }
    if finder.swapsDates { batch.swapDates() }
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
    for index in stride(from: 0, to: days.count - 1, by: 2) {
      (days[index], days[index + 1]) = (days[index + 1], days[index])
    }
  }
}
