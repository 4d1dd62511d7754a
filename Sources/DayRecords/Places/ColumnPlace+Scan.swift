import DayKit
import System

// The fast path: it finds the fields of many records, then reads all their dates at once. It stops
// before an unusual record.

extension ColumnPlace {
  /// Appends the dates of whole records from the end of the batch on.
  func scan(
    _ bytes: Span<UInt8>, by reader: borrowing DateReader, into batch: inout DateBatch
  ) -> ScanStop {
    if batch.finder == nil { batch.finder = FieldFinder(self, reader) }
    guard var finder = batch.finder else { return .needsSlowPath }
    finder.find(atMost: batch.limit)
    let size = stops.count * finder.limit
    let stop = withScratch(of: Int.self, repeating: 0, count: size) { starts in
      withScratch(of: Int.self, repeating: 0, count: size) { ends in
        scan(bytes, by: reader, finder, &starts, &ends, into: &batch)
      }
    }
    // Fields after an unusual record are wasted work, so look for few of them.
    batch.limit = stop == .needsSlowPath ? 8 : min(batch.limit * 2, DateBatch.capacity)
    return stop
  }

  private func scan(
    _ bytes: Span<UInt8>, by reader: borrowing DateReader, _ finder: FieldFinder,
    _ starts: inout MutableSpan<Int>, _ ends: inout MutableSpan<Int>, into batch: inout DateBatch
  ) -> ScanStop {
    let (start, known) = (batch.end, batch.ends.count)
    var end = start
    var (stop, quote, mayHaveQuotes) = (ScanStop.full, batch.quote, false)
    batch.ends.append(addingCapacity: finder.limit) { records in
      stop = finder.find(
        stops.span, in: bytes, from: &end, skippingAbsent: batch.skipsAbsent,
        withAtMost: mostFieldsAfter, columnOfWords, &starts, &ends, &records, nextQuote: &quote,
        mayHaveQuotes: &mayHaveQuotes)
    }
    batch.quote = quote
    let count = batch.readDays(
      finder, stops.span, starts.span, ends.span, of: bytes, from: known, by: reader)
    if known + count < batch.ends.count {
      batch.ends.removeLast(batch.ends.count - known - count)
      end = batch.end(ofRecordsFrom: known, or: start)
      stop = .needsSlowPath
      // There may be quotes in the records that are left.
      if mayHaveQuotes { batch.quote = 0 }
    }
    let records = bytes.extracting(start..<end)
    let hasQuotes = mayHaveQuotes && records.firstIndex(of: .quote, from: 0) < records.count
    let firstSlot = batch.answerSlots.count
    if addedCount > 0 || answerCount > 1 {
      batch.appendSlots(
        self, finder, starts.span, ends.span, of: bytes, from: known, hasQuotes: hasQuotes)
    }
    if mostFieldsAfter != nil {
      let hasPlaces = batch.countFields(
        self, finder, starts.span, ends.span, of: bytes, from: known, slots: firstSlot,
        hasQuotes: hasQuotes)
      if !hasPlaces {
        end = batch.end(ofRecordsFrom: known, or: start)
        stop = .needsSlowPath
        if mayHaveQuotes { batch.quote = 0 }
      }
    }
    batch.addSlots(
      self, finder, starts.span, ends.span, of: bytes, from: known, hasQuotes: hasQuotes)
    batch.end = end
    // There may be newlines inside quotes, and records that were skipped.
    batch.lineFeeds =
      hasQuotes || batch.skipsAbsent
      ? nil : batch.lineFeeds.map { $0 + batch.ends.count - known }
    return stop
  }
}

extension DateBatch {
  /// The end of the records from a number on, or a position if there are none.
  fileprivate func end(ofRecordsFrom known: Int, or start: Int) -> Int {
    ends.count > known ? ends[ends.count - 1] : start
  }

  /// Appends the days of all records from a number on up to the first one that needs the slow path,
  /// and returns how many of the records that is.
  fileprivate mutating func readDays(
    _ finder: FieldFinder, _ stops: Span<ColumnStop>, _ starts: Span<Int>, _ ends: Span<Int>,
    of bytes: Span<UInt8>, from known: Int, by reader: borrowing DateReader
  ) -> Int {
    let (size, arity, first) = (self.ends.count - known, finder.arity, days.count)
    var count = size
    let firstFormat = formats.count
    if arity > 1 { days.append(repeating: .min, count: size * arity) }
    if arity > 1, wantsFormats { formats.append(repeating: 0, count: size * arity) }
    for stop in stops.indices {
      guard let number = stops[stop].date else { continue }
      let row = stop * finder.limit..<stop * finder.limit + count
      let (starts, ends) = (starts.extracting(row), ends.extracting(row))
      guard arity > 1 else {
        days.append(addingCapacity: count) { days in
          finder.readDays(
            starts, ends, of: bytes, by: reader, into: &days, wantsFormats, &formats)
        }
        return days.count - first
      }
      withScratch(of: Day.self, capacity: count) { found in
        var foundFormats = PlainArray<Int>()
        finder.readDays(
          starts, ends, of: bytes, by: reader, into: &found, wantsFormats, &foundFormats)
        count = found.count
        days.set(found.span, from: first + number, step: arity)
        foundFormats.withSpan { formats.set($0, from: firstFormat + number, step: arity) }
      }
    }
    days.removeLast((size - count) * arity)
    if wantsFormats { formats.removeLast((size - count) * arity) }
    return count
  }

  /// Adds the slots of single answers and of labels, and where dates are if that is wanted.
  fileprivate mutating func addSlots(
    _ place: ColumnPlace, _ finder: FieldFinder, _ starts: Span<Int>, _ ends: Span<Int>,
    of bytes: Span<UInt8>, from known: Int, hasQuotes: Bool
  ) {
    let (count, knownLabels) = (self.ends.count - known, labelSlots.count)
    let stops = place.stops.span
    for stop in stops.indices {
      let row = stop * finder.limit..<stop * finder.limit + count
      let (starts, ends) = (starts.extracting(row), ends.extracting(row))
      let width = finder.width(stops[stop])
      if stops[stop].answer != nil, place.answerCount == 1 {
        answerSlots.append(fieldsFrom: starts, ends, width, of: bytes, hasQuotes: hasQuotes)
      }
      if stops[stop].isLabel {
        labelSlots.append(fieldsFrom: starts, ends, width, of: bytes, hasQuotes: hasQuotes)
      }
    }
    repeatLabels(from: knownLabels, finder.arity)
    if wantsDates { addDates(finder, place, starts, ends, count) }
  }

  private mutating func addDates(
    _ finder: FieldFinder, _ place: ColumnPlace, _ starts: Span<Int>, _ ends: Span<Int>,
    _ count: Int
  ) {
    for record in 0..<count {
      for stop in place.dateStops {
        let index = stop * finder.limit + record
        let end = finder.width(place.stops[stop]).map { starts[index] + $0 } ?? ends[index]
        dates.append(TextRange(starts[index], end))
      }
    }
  }

  /// Appends the slots of records whose answers are several or new fields.
  fileprivate mutating func appendSlots(
    _ place: ColumnPlace, _ finder: FieldFinder, _ starts: Span<Int>, _ fieldEnds: Span<Int>,
    of bytes: Span<UInt8>, from known: Int, hasQuotes: Bool
  ) {
    let (records, added, limit) = (ends, place.addedCount, finder.limit)
    let stops = place.answerStops.span
    // Most answers replace dates of one width.
    let width = hasQuotes || added > 0 || !place.answersReplaceDates ? nil : finder.dateWidth
    answerSlots.append(addingCapacity: (records.count - known) * place.answerCount) { slots in
      records.withSpan {
        let records = $0.extracting(droppingFirst: known)
        if let width {
          for record in records.indices {
            for index in stops.indices {
              let start = starts[stops[index] &* limit &+ record]
              slots.append(ValueSlot(start: start, end: start &+ width))
            }
          }
          return
        }
        for record in records.indices {
          for index in stops.indices {
            let element = stops[index] &* limit &+ record
            let width = finder.width(place.stops[stops[index]])
            let start = starts[element]
            slots.append(
              ValueSlot(
                start: start, end: width.map { start &+ $0 } ?? fieldEnds[element],
                isQuoted: hasQuotes && start > 0 && bytes[start &- 1] == .quote))
          }
          guard added > 0 else { continue }
          let end = records[record]
          let content = bytes.hasCarriageReturn(before: end &- 1) ? end &- 2 : end &- 1
          slots.append(
            repeating: ValueSlot(start: content, end: content, isAdded: true), count: added)
        }
      }
    }
  }
}

extension PlainArray {
  /// Replaces every element at a number of steps from a position on.
  fileprivate mutating func set(_ elements: Span<Element>, from start: Int, step: Int) {
    withMutableSpan { all in
      for index in elements.indices { all[start &+ index &* step] = elements[index] }
    }
  }
}

extension ContiguousArray<ValueSlot> {
  /// Appends the slots in fields, whose ends are known or follow from their width.
  fileprivate mutating func append(
    fieldsFrom starts: Span<Int>, _ ends: Span<Int>, _ width: Int?, of bytes: Span<UInt8>,
    hasQuotes: Bool
  ) {
    append(addingCapacity: starts.count) { slots in
      if let width, !hasQuotes {
        return slots.append(starts) { ValueSlot(start: $0, end: $0 &+ width) }
      }
      for record in starts.indices {
        let start = starts[record]
        slots.append(
          ValueSlot(
            start: start, end: width.map { start &+ $0 } ?? ends[record],
            isQuoted: hasQuotes && start > 0 && bytes[start &- 1] == .quote))
      }
    }
  }
}

extension FieldFinder {
  /// Appends the days of dates up to the first one that needs the slow path, and their formats if
  /// they are wanted.
  fileprivate func readDays(
    _ starts: Span<Int>, _ ends: Span<Int>, of bytes: Span<UInt8>, by reader: borrowing DateReader,
    into days: inout OutputSpan<Day>, _ wantsFormats: Bool, _ formats: inout PlainArray<Int>
  ) {
    if dateWidth != nil, let date = reader.formats.first.fixedDate {
      let count = date.readDays(in: bytes, at: starts, into: &days)
      if wantsFormats { formats.append(repeating: 0, count: count) }
      return
    }
    for index in starts.indices {
      let date = reader.readPrefix(of: bytes, at: starts[index]) { $0 == ends[index] }
      guard let date else { return }
      days.append(date.day)
      if wantsFormats { formats.append(date.format) }
    }
  }
}
