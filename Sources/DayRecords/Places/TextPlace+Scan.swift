import DayKit
import System

extension TextPlace {
  /// Finds up to ``DateBatch/capacity`` dates of whole lines, and moves the end of the batch past
  /// the last line whose dates it holds.
  ///
  /// - Parameters:
  ///   - start: The start of a line.
  ///   - recordingEnds: Whether to record where each line ends and which dates it has. Then the
  ///     number of lines has the same limit as that of dates.
  func scan(
    _ bytes: Span<UInt8>, from start: Int, by reader: borrowing DateReader,
    into batch: inout DateBatch, recordingEnds: Bool
  ) -> ScanStop {
    batch.lineFeeds = nil
    guard !reader.readsLineBreaks else {
      return bytes.firstIndex(of: .lineFeed, from: start) < bytes.count ? .needsSlowPath : .end
    }
    var end = start
    let stop = batch.fill { days, slots, ends in
      if recordingEnds {
        bytes.appendEnds(ofLinesFrom: start, to: &ends)
        let stop: ScanStop = ends.isFull ? .full : .end
        guard let last = ends.span.last else { return ScanStop.end }
        return find(in: bytes.extracting(0..<last), &end, by: reader, &days, &slots) ?? stop
      }
      while let lines = bytes.endOfLines(from: end, about: Self.window) {
        let text = bytes.extracting(0..<lines)
        if let stop = find(in: text, &end, by: reader, &days, &slots) { return stop }
      }
      return .end
    }
    batch.end = end
    if recordingEnds {
      batch.countDates()
      batch.lineFeeds = batch.ends.count
    }
    return stop ?? .end
  }

  /// The approximate number of bytes in which to search for dates at once.
  private static var window: Int { 1 << 16 }

  /// Finds the dates of whole lines from a position on, and moves it past the last line for whose
  /// dates there is room.
  ///
  /// Returns the reason if that is not the end of the text.
  @inline(__always)
  private func find(
    in text: Span<UInt8>, _ end: inout Int, by reader: borrowing DateReader,
    _ days: inout OutputSpan<Day>, _ slots: inout OutputSpan<AnswerSlot>
  ) -> ScanStop? {
    if let landmarks { return find(in: text, &end, by: reader, &days, &slots, landmarks) }
    var position = end
    while let date = next(in: text, from: position, by: reader) {
      guard Self.append(date, to: &days, &slots) else {
        return Self.truncate(&days, &slots, before: date, in: text, &end)
      }
      position = date.end
    }
    end = text.count
    return nil
  }

  @inline(never)
  private func find(
    in text: Span<UInt8>, _ end: inout Int, by reader: borrowing DateReader,
    _ days: inout OutputSpan<Day>, _ slots: inout OutputSpan<AnswerSlot>,
    _ landmarks: TextLandmarks
  ) -> ScanStop? {
    var position = end
    // Plain dates are read together as long as there are many of them.
    var isDense = true
    var stop: ScanStop?
    var starts: ContiguousArray<Int> = []
    starts.append(addingCapacity: DateBatch.capacity) { starts in
      while true {
        if isDense {
          isDense =
            landmarks.appendPlainDates(in: text, from: &position, &starts, &days, &slots) >= 4
        }
        guard let date = next(in: text, from: position, by: reader, landmarks) else {
          return end = text.count
        }
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
    _ date: TextDate, to days: inout OutputSpan<Day>, _ slots: inout OutputSpan<AnswerSlot>
  ) -> Bool {
    guard !days.isFull, !slots.isFull else { return false }
    days.append(date.day)
    slots.append(AnswerSlot(start: date.start, end: date.end))
    return true
  }

  /// Removes the dates of a line that does not fit, and moves the end to the start of the line.
  private static func truncate(
    _ days: inout OutputSpan<Day>, _ slots: inout OutputSpan<AnswerSlot>, before date: TextDate,
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

extension DateBatch {
  /// Counts the dates up to the end of each line, and forgets the lines after the end of the batch.
  fileprivate mutating func countDates() {
    while let last = ends.last, last > end { ends.removeLast() }
    var date = 0
    for index in ends.indices {
      while date < slots.count, slots[date].start < ends[index] { date += 1 }
      dateEnds.append(date)
    }
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

  /// Appends the ends of lines from a position on, as many as there is room for.
  fileprivate func appendEnds(ofLinesFrom start: Int, to ends: inout OutputSpan<Int>) {
    var position = firstIndex(of: .lineFeed, from: start)
    while position < count, !ends.isFull {
      ends.append(position + 1)
      position = firstIndex(of: .lineFeed, from: position + 1)
    }
  }
}

extension Span {
  /// The last element, if there is one.
  var last: Element? { isEmpty ? nil : self[count - 1] }
}
