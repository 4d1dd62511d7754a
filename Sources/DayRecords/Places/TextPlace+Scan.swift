import DayKit
import System

extension TextPlace {
  /// Appends up to ``DateBatch/limit`` dates of whole lines, and moves the end of the batch past
  /// the last line whose dates it holds.
  func scan(
    _ bytes: Span<UInt8>, by reader: borrowing DateReader, into batch: inout DateBatch
  ) -> ScanStop {
    batch.lineFeeds = nil
    guard !reader.readsLineBreaks else {
      return bytes.firstIndex(of: .lineFeed, from: batch.end) < bytes.count ? .needsSlowPath : .end
    }
    var end = batch.end
    // A format that no date has is searched for in the whole window.
    let window = batch.limit * Self.windowForDate
    let wantsFormats = batch.wantsFormats
    var formats = PlainArray<Int>()
    swap(&formats, &batch.formats)
    let stop = batch.fill(atMost: batch.limit) { days, slots, _ in
      while let lines = bytes.endOfLines(from: end, about: window) {
        let text = bytes.extracting(0..<lines)
        if let stop = find(in: text, &end, &days, &slots, wantsFormats, &formats) { return stop }
      }
      return .end
    }
    batch.end = end
    if batch.wantsFormats {
      // Those of dates that did not fit are left over, and a search for one format tells none.
      formats.removeLast(max(0, formats.count - batch.days.count))
      formats.append(repeating: 0, count: batch.days.count - formats.count)
      swap(&formats, &batch.formats)
    }
    if batch.wantsDates {
      for slot in batch.answerSlots[batch.dates.count...] {
        batch.dates.append(TextRange(slot.start, slot.end))
      }
    }
    return stop ?? .end
  }

  /// The approximate number of bytes in which to search at once, for each date.
  private static var windowForDate: Int { 128 }

  /// Finds the dates of whole lines from a position on, and moves it past the last line for whose
  /// dates there is room.
  ///
  /// Returns the reason if that is not the end of the text.
  private func find(
    in text: Span<UInt8>, _ end: inout Int, _ days: inout OutputSpan<Day>,
    _ slots: inout OutputSpan<ValueSlot>, _ wantsFormats: Bool, _ formats: inout PlainArray<Int>
  ) -> ScanStop? {
    if searches.count == 1, !searches[0].mayNeedTimeZone, let landmarks = searches[0].landmarks,
      landmarks.areTwo
    {
      return find(in: text, &end, &days, &slots, landmarks)
    }
    var cursor = TextCursor(self)
    var position = end
    while let date = cursor.next(in: text, from: position) {
      guard date.timeZone == nil, Self.append(date, to: &days, &slots) else {
        return Self.truncate(&days, &slots, before: date, in: text, &end)
      }
      if wantsFormats { formats.append(date.format) }
      position = date.end
    }
    end = text.count
    return nil
  }

  @inline(never)
  private func find(
    in text: Span<UInt8>, _ end: inout Int, _ days: inout OutputSpan<Day>,
    _ slots: inout OutputSpan<ValueSlot>, _ landmarks: TextLandmarks
  ) -> ScanStop? {
    let search = searches[0]
    var position = end
    // Plain dates are read together as long as there are many of them.
    var isDense = true
    var stop: ScanStop?
    var starts: ContiguousArray<Int> = []
    starts.append(addingCapacity: days.freeCapacity) { starts in
      while true {
        if isDense {
          isDense =
            landmarks.appendPlainDates(in: text, from: &position, &starts, &days, &slots) >= 4
        }
        guard let date = search.next(in: text, from: position) else { return end = text.count }
        guard Self.append(date, to: &days, &slots) else {
          return stop = Self.truncate(&days, &slots, before: date, in: text, &end)
        }
        position = date.end
      }
    }
    return stop
  }

  /// Appends a date if there is room.
  @inline(__always)
  private static func append(
    _ date: TextDate, to days: inout OutputSpan<Day>, _ slots: inout OutputSpan<ValueSlot>
  ) -> Bool {
    guard !days.isFull, !slots.isFull else { return false }
    days.append(date.day)
    slots.append(ValueSlot(start: date.start, end: date.end))
    return true
  }

  /// Removes the dates of a line that does not fit, and moves the end to the start of the line.
  private static func truncate(
    _ days: inout OutputSpan<Day>, _ slots: inout OutputSpan<ValueSlot>, before date: TextDate,
    in text: Span<UInt8>, _ end: inout Int
  ) -> ScanStop {
    end = text.startOfLine(before: date.start, from: end)
    while let last = slots.span.last, last.start >= end {
      _ = slots.removeLast()
      _ = days.removeLast()
    }
    return days.isEmpty ? .needsSlowPath : .full
  }
}

extension Span<UInt8> {
  /// The end of whole lines from a position on, of about this many bytes; `nil` if there is none.
  fileprivate func endOfLines(from start: Int, about size: Int) -> Int? {
    var end = Swift.min(start + size, count)
    while end > start, self[end - 1] != .lineFeed { end -= 1 }
    if end == start { end = firstIndex(of: .lineFeed, from: start) + 1 }
    return end <= count ? end : nil
  }

  /// The start of the line that holds a position, no earlier than a given one.
  fileprivate func startOfLine(before position: Int, from start: Int) -> Int {
    var line = position
    while line > start, self[line - 1] != .lineFeed { line -= 1 }
    return line
  }
}

extension Span {
  /// The last element, if there is one.
  var last: Element? { isEmpty ? nil : self[count - 1] }
}
