import DayKit
import System

// The fast path: it finds the fields of many records, then reads all their dates at once. It stops
// before an unusual record.

extension ColumnPlace {
  /// Reads the dates of whole records from the end of the batch on.
  func scan(
    _ bytes: Span<UInt8>, by reader: borrowing DateReader, into batch: inout DateBatch
  ) -> ScanStop {
    guard let finder = FieldFinder(self, reader, dateLimit: batch.dateLimit) else {
      return .needsSlowPath
    }
    let (stops, start, size) = (stops, batch.end, stops.count * finder.limit)
    let stop = withScratch(of: Int.self, repeating: 0, count: size) { starts in
      withScratch(of: Int.self, repeating: 0, count: size) { ends in
        var stop = ScanStop.full
        batch.ends.append(addingCapacity: finder.limit) { records in
          stop = finder.find(stops.span, in: bytes, from: start, &starts, &ends, &records)
        }
        let count = batch.readDays(
          finder, stops.span, starts.span, ends.span, of: bytes, by: reader)
        if count < batch.ends.count {
          batch.ends.removeLast(batch.ends.count - count)
          stop = .needsSlowPath
        }
        let records = bytes.extracting(start..<(batch.ends.last ?? start))
        let hasQuotes = records.firstIndex(of: .quote, from: 0) < records.count
        if addsField {
          batch.addSlots(afterFieldsOf: bytes)
          let hasPlaces = batch.countMissingFields(
            self, finder, starts.span, ends.span, of: bytes, hasQuotes: hasQuotes)
          if !hasPlaces { stop = .needsSlowPath }
        } else {
          batch.addSlots(
            finder, stops.span, starts.span, ends.span, of: bytes, hasQuotes: hasQuotes)
        }
        batch.end = batch.ends.last ?? start
        // There may be line feeds inside quotes.
        batch.lineFeeds = hasQuotes ? nil : batch.ends.count
        return stop
      }
    }
    // Fields after an unusual record are wasted work, so look for few of them.
    batch.dateLimit = stop == .needsSlowPath ? 8 : min(batch.dateLimit * 2, DateBatch.capacity)
    return stop
  }
}

extension DateBatch {
  /// Appends the days of all records up to the first one that needs the slow path, and returns
  /// their number.
  fileprivate mutating func readDays(
    _ finder: FieldFinder, _ stops: Span<ColumnStop>, _ starts: Span<Int>, _ ends: Span<Int>,
    of bytes: Span<UInt8>, by reader: borrowing DateReader
  ) -> Int {
    let (size, arity) = (self.ends.count, finder.arity)
    var count = size
    if arity > 1 { days.append(repeating: .min, count: size * arity) }
    for stop in stops.indices {
      guard let number = stops[stop].date else { continue }
      let row = stop * finder.limit..<stop * finder.limit + count
      let (starts, ends) = (starts.extracting(row), ends.extracting(row))
      guard arity > 1 else {
        days.append(addingCapacity: count) { days in
          finder.readDays(starts, ends, of: bytes, by: reader, into: &days)
        }
        return days.count
      }
      withScratch(of: Day.self, capacity: count) { found in
        finder.readDays(starts, ends, of: bytes, by: reader, into: &found)
        count = found.count
        days.withMutableSpan { days in
          let found = found.span
          for record in found.indices { days[record &* arity &+ number] = found[record] }
        }
      }
    }
    days.removeLast((size - count) * arity)
    return count
  }

  /// Appends the slots in the fields of a column.
  fileprivate mutating func addSlots(
    _ finder: FieldFinder, _ stops: Span<ColumnStop>, _ starts: Span<Int>, _ ends: Span<Int>,
    of bytes: Span<UInt8>, hasQuotes: Bool
  ) {
    let count = self.ends.count
    for stop in stops.indices where stops[stop].isSlot {
      let row = stop * finder.limit..<stop * finder.limit + count
      let (starts, ends) = (starts.extracting(row), ends.extracting(row))
      let width = finder.width(stops[stop])
      slots.append(addingCapacity: count) { slots in
        if let width, !hasQuotes {
          return slots.append(starts) { AnswerSlot(start: $0, end: $0 &+ width) }
        }
        for record in starts.indices {
          let start = starts[record]
          slots.append(
            AnswerSlot(
              start: start, end: width.map { start &+ $0 } ?? ends[record],
              isQuoted: start > 0 && bytes[start &- 1] == .quote))
        }
      }
    }
  }

  /// Appends the slots of new fields at the ends of the records.
  fileprivate mutating func addSlots(afterFieldsOf bytes: Span<UInt8>) {
    let ends = ends
    slots.append(addingCapacity: ends.count) { slots in
      ends.withSpan {
        slots.append($0) { end in
          let content = bytes.hasCarriageReturn(before: end &- 1) ? end &- 2 : end &- 1
          return AnswerSlot(start: content, end: content, isAdded: true)
        }
      }
    }
  }
}

extension FieldFinder {
  /// Appends the days of dates up to the first one that needs the slow path.
  fileprivate func readDays(
    _ starts: Span<Int>, _ ends: Span<Int>, of bytes: Span<UInt8>, by reader: borrowing DateReader,
    into days: inout OutputSpan<Day>
  ) {
    if dateWidth != nil, let date = reader.formats.first.fixedDate {
      _ = date.readDays(in: bytes, at: starts, into: &days)
      return
    }
    for index in starts.indices {
      let date = reader.readPrefix(of: bytes, at: starts[index]) { $0 == ends[index] }
      guard let date else { return }
      days.append(date.day)
    }
  }
}
