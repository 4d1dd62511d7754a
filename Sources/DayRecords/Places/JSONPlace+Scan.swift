import DayKit

extension JSONPlace {
  /// Finds the dates of plain records from a position on, where a record begins.
  func scan(
    _ bytes: Span<UInt8>, from start: Int, by reader: borrowing DateReader,
    into batch: inout DateBatch
  ) -> ScanStop {
    var position = start
    let isFull = batch.fill { days, slots, ends in
      scan(bytes, from: &position, by: reader, into: &days, &slots, &ends)
        || scanEnd(of: bytes, from: &position, by: reader, into: &days, &slots, &ends)
    }
    batch.end = position
    batch.lineFeeds = batch.ends.count
    if isFull ?? false { return .full }
    return bytes.endOfPlainLine(from: position) == nil ? .end : .needsSlowPath
  }

  /// Finds the dates of plain records and moves the position past them.
  ///
  /// - Returns: Whether the batch is full; otherwise the next record is not plain or not whole.
  private func scan(
    _ bytes: Span<UInt8>, from start: inout Int, by reader: borrowing DateReader,
    into days: inout OutputSpan<Day>, _ slots: inout OutputSpan<AnswerSlot>,
    _ ends: inout OutputSpan<Int>
  ) -> Bool {
    guard steps.needNoEscapes, start >= 0 else { return false }
    let isFixed = reader.readsFixedPlainText
    let isSingle = paths.count == 1 && steps.answer == nil
    var position = start
    defer { start = position }
    while days.count <= DateBatch.capacity &- paths.count {
      let count = days.count
      guard let (first, next) = plainDate(in: bytes, from: position, step: 0, by: reader, isFixed)
      else { return false }
      days.append(first.day)
      var slot = first.slot
      if !isSingle {
        let place = otherDates(
          in: bytes, from: position, step: next, by: reader, isFixed, into: &days)
        guard let place else {
          days.removeLast(days.count - count)
          return false
        }
        if steps.answer != nil { slot = place }
      }
      guard let end = bytes.endOfPlainLine(from: slot.end) else {
        days.removeLast(days.count - count)
        return false
      }
      guard bytes.closesJSON(before: end &- 1) else {
        days.removeLast(days.count - count)
        return false
      }
      position = end
      slots.append(slot)
      ends.append(position)
    }
    return true
  }

  /// Finds the dates of records near the end of the bytes, each in a copy with spare bytes, because
  /// the fast path reads eight bytes at a time.
  @inline(never)
  private func scanEnd(
    of bytes: Span<UInt8>, from start: inout Int, by reader: borrowing DateReader,
    into days: inout OutputSpan<Day>, _ slots: inout OutputSpan<AnswerSlot>,
    _ ends: inout OutputSpan<Int>
  ) -> Bool {
    while days.count <= DateBatch.capacity &- paths.count {
      guard let end = bytes.endOfPlainLine(from: start), end > bytes.count &- 8 else {
        return false
      }
      var copy: ContiguousArray<UInt8> = []
      copy.reserveCapacity(end - start + 8)
      for index in start..<end { copy.append(bytes[index]) }
      for _ in 0..<8 { copy.append(0) }
      var position = 0
      _ = scan(copy.span, from: &position, by: reader, into: &days, &slots, &ends)
      guard position > 0 else { return false }
      var slot = slots.removeLast()
      slot.start += start
      slot.end += start
      slots.append(slot)
      start = end
      _ = ends.removeLast()
      ends.append(start)
    }
    return true
  }

  /// Reads the date of the path that begins with a step, and returns the first step of the next
  /// path.
  @inline(__always)
  private func plainDate(
    in bytes: Span<UInt8>, from start: Int, step: Int, by reader: borrowing DateReader,
    _ isFixed: Bool
  ) -> (date: (day: Day, slot: AnswerSlot), next: Int)? {
    let steps = steps.steps.span
    let keys = self.steps.keys.span
    var position = start
    var index = step
    var isLast = false
    repeat {
      guard
        let value = steps[index].position < 0
          ? bytes.plainMember(steps[index], of: keys, from: position)
          : bytes.plainElement(steps[index].position, from: position)
      else { return nil }
      position = value
      isLast = steps[index].isLast
      index &+= 1
    } while !isLast
    guard let date = bytes.plainJSONDay(at: position, by: reader, isFixed) else { return nil }
    return (date, index)
  }

  /// Reads the dates of the paths from a step on, and returns the slot for the key of the answer.
  @inline(never)
  private func otherDates(
    in bytes: Span<UInt8>, from start: Int, step: Int, by reader: borrowing DateReader,
    _ isFixed: Bool, into days: inout OutputSpan<Day>
  ) -> AnswerSlot? {
    var step = step
    var slot = AnswerSlot(start: start, end: start)
    while step < steps.steps.count {
      guard let (date, next) = plainDate(in: bytes, from: start, step: step, by: reader, isFixed)
      else { return nil }
      days.append(date.day)
      slot = date.slot
      step = next
    }
    guard let answer = steps.answer else { return slot }
    return bytes.plainSlot(for: answer, of: steps.keys.span, from: start)
  }
}

extension DateReader {
  /// Whether dates have fixed width and no byte that ends a string or needs an escape, so that a
  /// search for the end of the string is unnecessary.
  fileprivate var readsFixedPlainText: Bool {
    let canEndString = first.canContain { $0 < 0x20 || $0 == .quote || $0 == .backslash }
    return hasOneFormat && first.fixedDate != nil && !canEndString
  }
}

extension Span<UInt8> {
  /// Reads the day of a string without escapes, or of a whole number.
  @inline(__always)
  fileprivate func plainJSONDay(
    at start: Int, by reader: borrowing DateReader, _ isFixed: Bool
  ) -> (day: Day, slot: AnswerSlot)? {
    guard isFixed, byte(at: start) == .quote else { return plainValueDay(at: start, by: reader) }
    var end = start &+ 1
    guard let day = reader.first.readPrefix(of: self, at: &end), byte(at: end) == .quote else {
      return nil
    }
    return (day, AnswerSlot(start: start &+ 1, end: end, isQuoted: true))
  }

  /// Reads the day of a string or of a whole number in any format.
  @inline(never)
  private func plainValueDay(
    at start: Int, by reader: borrowing DateReader
  ) -> (day: Day, slot: AnswerSlot)? {
    let isQuoted = byte(at: start) == .quote
    let first = isQuoted ? start &+ 1 : start
    guard let end = isQuoted ? endOfPlainText(from: first) : endOfWholeNumber(from: first),
      let date = reader.readPrefix(of: self, at: first, where: { $0 == end })
    else { return nil }
    return (date.day, AnswerSlot(start: first, end: end, isQuoted: isQuoted))
  }

  /// The position after a whole number, if a value may end there and the number has no leading
  /// zero.
  private func endOfWholeNumber(from start: Int) -> Int? {
    var position = start
    if byte(at: position) == UInt8(ascii: "-") { position &+= 1 }
    let digits = position
    position = endOfDigits(from: position)
    let hasZero = byte(at: digits) == UInt8(ascii: "0") && position > digits &+ 1
    return position > digits && !hasZero && endsPlainNumber(at: position) ? position : nil
  }
}
