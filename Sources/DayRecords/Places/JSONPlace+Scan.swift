import DayKit

extension JSONPlace {
  /// Finds the dates of plain records from a position on, which is the beginning of one.
  func scan(
    _ bytes: Span<UInt8>, from start: Int, by reader: borrowing DateReader,
    into batch: inout DateBatch
  ) -> ScanStop {
    guard steps.arePlain else { return bytes.careful(from: start) }
    var position = start
    let stop = batch.fill { days, slots, ends in
      while days.count + paths.count <= DateBatch.capacity {
        let count = days.count
        guard let slot = plainSlot(in: bytes, from: position, by: reader, into: &days) else {
          days.removeLast(days.count - count)
          return bytes.careful(from: position)
        }
        let lineFeed = bytes.endOfPlainLine(from: slot.end)
        guard lineFeed < bytes.count else {
          days.removeLast(days.count - count)
          return .end
        }
        position = lineFeed &+ 1
        slots.append(slot)
        ends.append(position)
      }
      return ScanStop.full
    }
    batch.end = position
    batch.lineFeeds = batch.ends.count
    return stop ?? .end
  }

  /// Reads the days of a plain record, and returns where its answer goes.
  @inline(__always)
  private func plainSlot(
    in bytes: Span<UInt8>, from start: Int, by reader: borrowing DateReader,
    into days: inout OutputSpan<Day>
  ) -> AnswerSlot? {
    let root = bytes.endOfPlainBlanks(from: start)
    let steps = steps.steps.span
    let keys = self.steps.keys.span
    var slot: AnswerSlot?
    var position = root
    for index in steps.indices {
      if steps[index].isFirst { position = root }
      let isKey = steps[index].position < 0
      guard
        let value = isKey
          ? bytes.plainMember(steps[index], of: keys, from: position)
          : bytes.plainElement(steps[index].position, from: position)
      else { return nil }
      position = value
      if steps[index].isLast {
        guard let (day, date) = bytes.plainJSONDay(at: position, by: reader) else { return nil }
        days.append(day)
        slot = slot ?? date
      }
    }
    guard let answer = self.steps.answer else { return slot }
    return bytes.plainSlot(for: answer, of: keys, from: root)
  }
}

extension Span<UInt8> {
  /// The reason to stop before a record that is not plain: it needs the slow path if it is whole.
  @inline(never)
  fileprivate func careful(from start: Int) -> ScanStop {
    endOfPlainLine(from: start) < count ? .careful : .end
  }

  /// Reads the day of a string without escapes, or of a whole number.
  @inline(__always)
  fileprivate func plainJSONDay(
    at start: Int, by reader: borrowing DateReader
  ) -> (day: Day, slot: AnswerSlot)? {
    let isQuoted = byte(at: start) == .quote
    let first = isQuoted ? start &+ 1 : start
    guard let end = isQuoted ? endOfPlainText(from: first) : endOfPlainWhole(from: first),
      let date = reader.readPrefix(of: self, at: first, where: { $0 == end })
    else { return nil }
    return (date.day, AnswerSlot(start: first, end: end, isQuoted: isQuoted))
  }

  /// The position behind a whole number, if a value may end there.
  @inline(never)
  private func endOfPlainWhole(from start: Int) -> Int? {
    var position = start
    if byte(at: position) == UInt8(ascii: "-") { position &+= 1 }
    let digits = position
    while let byte = byte(at: position), byte.isDigit { position &+= 1 }
    guard position > digits, position == digits &+ 1 || self[digits] != UInt8(ascii: "0") else {
      return nil
    }
    switch byte(at: position) {
    case UInt8.comma?, UInt8(ascii: "}")?, UInt8(ascii: "]")?, 0x20?, 0x09?: return position
    default: return nil
    }
  }
}
