import DayKit

extension JSONPlace {
  /// Appends the dates of plain records from the end of the batch on, where a record begins.
  func scan(
    _ bytes: Span<UInt8>, by reader: borrowing DateReader, into batch: inout DateBatch
  ) -> ScanStop {
    let known = batch.ends.count
    var position = batch.end
    var rest = RestOfRecords(wantsDates: batch.wantsDates, wantsFormats: batch.wantsFormats)
    rest.swap(with: &batch)
    let isFixed = batch.hasFixedTexts ?? reader.readsFixedPlainText
    batch.hasFixedTexts = isFixed
    let isFull = batch.fill { days, slots, ends in
      scan(bytes, from: &position, by: reader, isFixed, into: &days, &slots, &ends, &rest)
    }
    rest.swap(with: &batch)
    batch.end = position
    if batch.ends.count > known { batch.findings.seeAllPaths() }
    batch.lineFeeds = batch.lineFeeds.map { $0 + batch.ends.count - known }
    if isFull ?? false { return .full }
    return bytes.endOfPlainLine(from: position) == nil ? .end : .needsSlowPath
  }

  /// What only some records need: their labels, where their dates are, and their formats.
  private struct RestOfRecords {
    var labels: ContiguousArray<ValueSlot> = []
    var dates = PlainArray<TextRange>()
    var formats = PlainArray<Int>()
    let wantsDates: Bool
    let wantsFormats: Bool

    mutating func swap(with batch: inout DateBatch) {
      Swift.swap(&labels, &batch.labelSlots)
      Swift.swap(&dates, &batch.dates)
      Swift.swap(&formats, &batch.formats)
    }
  }

  /// Finds the dates of plain records and moves the position past them.
  ///
  /// - Returns: Whether the batch is full; otherwise the next record is not plain or not whole.
  private func scan(
    _ bytes: Span<UInt8>, from start: inout Int, by reader: borrowing DateReader,
    _ isFixed: Bool, into days: inout OutputSpan<Day>, _ slots: inout OutputSpan<ValueSlot>,
    _ ends: inout OutputSpan<Int>, _ rest: inout RestOfRecords
  ) -> Bool {
    guard steps.needNoEscapes, start >= 0 else { return false }
    let isSingle =
      paths.count == 1 && answer == nil && label == nil && !rest.wantsDates && !rest.wantsFormats
    var position = start
    defer { start = position }
    while days.freeCapacity >= paths.count, !ends.isFull {
      let (count, dateCount, labelCount) = (days.count, rest.dates.count, rest.labels.count)
      let formatCount = rest.formats.count
      var found: ValueSlot?
      if isSingle {
        if let (date, _) = plainDate(in: bytes, from: position, step: 0, by: reader, isFixed) {
          days.append(date.day)
          found = date.slot
        }
      } else {
        found = plainRecord(in: bytes, from: position, by: reader, isFixed, into: &days, &rest)
      }
      guard let slot = found, let end = bytes.endOfPlainLine(from: slot.end),
        bytes.closesJSON(before: end &- 1)
      else {
        days.removeLast(days.count &- count)
        rest.dates.removeLast(rest.dates.count &- dateCount)
        rest.labels.removeLast(rest.labels.count &- labelCount)
        rest.formats.removeLast(rest.formats.count &- formatCount)
        return false
      }
      position = end
      slots.append(slot)
      ends.append(position)
    }
    return true
  }

  /// Reads the dates and finds the label of a record, and returns the slot for the answer.
  @inline(never)
  private func plainRecord(
    in bytes: Span<UInt8>, from start: Int, by reader: borrowing DateReader, _ isFixed: Bool,
    into days: inout OutputSpan<Day>, _ rest: inout RestOfRecords
  ) -> ValueSlot? {
    var (step, first) = (0, ValueSlot(start: start, end: start))
    while step < steps.steps.count {
      guard let (date, next) = plainDate(in: bytes, from: start, step: step, by: reader, isFixed)
      else { return nil }
      days.append(date.day)
      if rest.wantsDates { rest.dates.append(TextRange(date.slot.start, date.slot.end)) }
      if rest.wantsFormats { rest.formats.append(date.format) }
      if step == 0 { first = date.slot }
      step = next
    }
    if let label = steps.label {
      guard let slot = bytes.plainSlot(for: label, of: steps.keys.span, from: start) else {
        return nil
      }
      rest.labels.append(slot)
    }
    guard let answer = steps.answer else { return first }
    return bytes.plainSlot(for: answer, of: steps.keys.span, from: start)
  }

  /// Reads the date of the path that begins with a step, and returns the first step of the next
  /// path.
  @inline(__always)
  private func plainDate(
    in bytes: Span<UInt8>, from start: Int, step: Int, by reader: borrowing DateReader,
    _ isFixed: Bool
  ) -> (date: (day: Day, slot: ValueSlot, format: Int), next: Int)? {
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
  ) -> (day: Day, slot: ValueSlot, format: Int)? {
    guard isFixed, byte(at: start) == .quote else { return plainValueDay(at: start, by: reader) }
    var end = start &+ 1
    guard let day = reader.first.readPrefix(of: self, at: &end), byte(at: end) == .quote else {
      return dayWithEscapes(from: start &+ 1, by: reader)
    }
    return (day, ValueSlot(start: start &+ 1, end: end, isQuoted: true), 0)
  }

  /// Reads the day of a string or of a whole number in any format.
  @inline(never)
  private func plainValueDay(
    at start: Int, by reader: borrowing DateReader
  ) -> (day: Day, slot: ValueSlot, format: Int)? {
    let isQuoted = byte(at: start) == .quote
    let first = isQuoted ? start &+ 1 : start
    guard let end = isQuoted ? endOfPlainText(from: first) : endOfWholeNumber(from: first) else {
      return isQuoted ? dayWithEscapes(from: first, by: reader) : nil
    }
    let found = reader.readPrefix(of: self, at: first, where: { $0 == end })
    guard let date = found else { return nil }
    return (date.day, ValueSlot(start: first, end: end, isQuoted: isQuoted), date.format)
  }

  /// Reads the day of a string with escapes, from the position after its opening quote on.
  @inline(never)
  private func dayWithEscapes(
    from start: Int, by reader: borrowing DateReader
  ) -> (day: Day, slot: ValueSlot, format: Int)? {
    guard let next = endOfPlainString(from: start) else { return nil }
    let content = extracting(start..<next &- 1)
    return withScratch(of: UInt8.self, capacity: content.count) { text in
      guard content.appendJSONText(to: &text) else { return nil }
      let count = text.count
      let found = reader.readPrefix(of: text.span, at: 0, where: { $0 == count })
      guard let date = found else { return nil }
      return (date.day, ValueSlot(start: start, end: next &- 1, isQuoted: true), date.format)
    }
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
