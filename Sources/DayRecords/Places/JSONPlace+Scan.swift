import DayKit

extension JSONPlace {
  /// Appends the dates of plain records from the end of the batch on, where a record begins.
  func scan(
    _ bytes: Span<UInt8>, by reader: borrowing DateReader, into batch: inout DateBatch
  ) -> ScanStop {
    let (known, knownSlots, knownDays) = (
      batch.ends.count, batch.answerSlots.count, batch.days.count
    )
    var position = batch.end
    var rest = RestOfRecords(wantsDates: batch.wantsDates, wantsFormats: batch.wantsFormats)
    rest.swap(with: &batch)
    let isFixed = batch.hasFixedTexts ?? reader.readsFixedPlainText
    batch.hasFixedTexts = isFixed
    let isFull = batch.fill { days, slots, ends in
      areElements
        ? scanElements(
          bytes, from: &position, by: reader, isFixed, into: &days, &slots, &ends, &rest)
        : scan(bytes, from: &position, by: reader, isFixed, into: &days, &slots, &ends, &rest)
    }
    rest.swap(with: &batch)
    if paths.count > 1, answersEachDate { batch.sortAnswers(from: knownSlots, days: knownDays) }
    batch.end = position
    if batch.ends.count > known { batch.findings.seeAllPaths() }
    batch.lineFeeds = areElements ? nil : batch.lineFeeds.map { $0 + batch.ends.count - known }
    if isFull ?? false { return .full }
    if areElements {
      if case .element = bytes.jsonElement(from: position) { return .needsSlowPath }
      return .end
    }
    return bytes.endOfPlainLine(from: position) == nil ? .end : .needsSlowPath
  }

  /// What only some records need: their labels, where their dates are, and their formats.
  private struct RestOfRecords {
    var labels: ContiguousArray<ValueSlot> = []
    var dates = PlainArray<TextRange>()
    var formats = PlainArray<Int>()
    let wantsDates: Bool
    let wantsFormats: Bool

    /// The number of elements of each array.
    struct Counts {
      let days: Int
      let slots: Int
      let labels: Int
      let dates: Int
      let formats: Int
    }

    @inline(__always)
    func counts(_ days: borrowing OutputSpan<Day>, _ slots: borrowing OutputSpan<ValueSlot>)
      -> Counts
    {
      Counts(
        days: days.count, slots: slots.count, labels: labels.count, dates: dates.count,
        formats: formats.count)
    }

    @inline(__always)
    mutating func remove(
      to counts: Counts, _ days: inout OutputSpan<Day>, _ slots: inout OutputSpan<ValueSlot>
    ) {
      days.removeLast(days.count &- counts.days)
      slots.removeLast(slots.count &- counts.slots)
      labels.removeLast(labels.count &- counts.labels)
      dates.removeLast(dates.count &- counts.dates)
      formats.removeLast(formats.count &- counts.formats)
    }

    /// Moves what has been added since there were some numbers of elements.
    mutating func move(
      from counts: Counts, by offset: Int, _ slots: inout OutputSpan<ValueSlot>
    ) {
      let count = slots.count
      var span = slots.mutableSpan
      for index in counts.slots..<count { span[index] = span[index].moved(by: offset) }
      for index in counts.labels..<labels.count { labels[index] = labels[index].moved(by: offset) }
      guard wantsDates, dates.count > counts.dates else { return }
      dates.withMutableSpan { dates in
        for index in counts.dates..<dates.count {
          dates[index] = TextRange(dates[index].start + offset, dates[index].end + offset)
        }
      }
    }

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
      paths.count == 1 && !answersEachDate && targets.isEmpty && label == nil && !rest.wantsDates
      && !rest.wantsFormats
    var position = start
    defer { start = position }
    while days.freeCapacity >= paths.count, !ends.isFull {
      let known = rest.counts(days, slots)
      var found: Int?
      if isSingle {
        if let (date, _) = plainDate(in: bytes, from: position, step: 0, by: reader, isFixed) {
          days.append(date.day)
          slots.append(date.slot)
          found = date.slot.end
        }
      } else {
        found = plainRecord(
          in: bytes, from: position, by: reader, isFixed, into: &days, &slots, &rest)
      }
      guard let found, let end = bytes.endOfPlainRecord(from: found),
        bytes.closesJSON(before: end &- 1)
      else {
        rest.remove(to: known, &days, &slots)
        return false
      }
      position = end
      ends.append(position)
    }
    return true
  }

  /// Finds the dates of plain elements of an array and moves the position past them.
  ///
  /// An element is copied without its newlines, so that it is plain in every other way.
  private func scanElements(
    _ bytes: Span<UInt8>, from start: inout Int, by reader: borrowing DateReader,
    _ isFixed: Bool, into days: inout OutputSpan<Day>, _ slots: inout OutputSpan<ValueSlot>,
    _ ends: inout OutputSpan<Int>, _ rest: inout RestOfRecords
  ) -> Bool {
    guard steps.needNoEscapes else { return false }
    while days.freeCapacity >= paths.count, !ends.isFull {
      guard case .element(let element) = bytes.jsonElement(from: start) else { return false }
      let known = rest.counts(days, slots)
      let isPlain = withScratch(of: UInt8.self, capacity: element.count + 8) { copy in
        bytes.extracting(element).append(withoutLineBreaksTo: &copy)
        let end = plainRecord(
          in: copy.span, from: 0, by: reader, isFixed, into: &days, &slots, &rest)
        return end != nil
      }
      guard isPlain else {
        rest.remove(to: known, &days, &slots)
        return false
      }
      rest.move(from: known, by: element.lowerBound, &slots)
      start = element.upperBound
      ends.append(start)
    }
    return true
  }

  /// Reads the dates and finds the label of a record, and returns a position in the record after its
  /// dates and results; `nil` if it is not plain, or if the batch is full.
  @inline(never)
  private func plainRecord(
    in bytes: Span<UInt8>, from start: Int, by reader: borrowing DateReader, _ isFixed: Bool,
    into days: inout OutputSpan<Day>, _ slots: inout OutputSpan<ValueSlot>,
    _ rest: inout RestOfRecords
  ) -> Int? {
    let known = days.count
    var (step, number, end) = (0, 0, start)
    while step < steps.dateStepCount {
      if !answersEachDate || targets.count > number {
        guard let (date, next) = plainDate(in: bytes, from: start, step: step, by: reader, isFixed)
        else { return nil }
        append(date, to: &days, &rest)
        step = next
        if number == 0 || answersEachDate {
          guard let slot = answerSlot(number, date.slot, in: bytes, from: start) else { return nil }
          slots.append(slot)
          end = max(end, slot.end)
        }
      } else {
        let next = plainDates(
          in: bytes, from: start, step: step, by: reader, isFixed, into: &days, &slots, &rest)
        guard let next else { return nil }
        (step, end) = (next.step, max(end, next.end))
      }
      number &+= 1
    }
    // A record without a date is read alone.
    guard days.count > known else { return nil }
    guard label != nil else { return end }
    guard
      let slot = bytes.plainSlot(
        from: start, steps.steps.span, steps.dateStepCount, steps.keys.span),
      !bytes.isNull(slot)
    else { return nil }
    for _ in 0..<(answersEachDate ? days.count &- known : 1) { rest.labels.append(slot) }
    return end
  }

  /// The slot for the result with a number to a date in a slot of its own.
  @inline(__always)
  private func answerSlot(
    _ number: Int, _ date: ValueSlot, in bytes: Span<UInt8>, from start: Int
  ) -> ValueSlot? {
    guard number < targets.count else { return date }
    var slot = bytes.plainSlot(for: steps.answers[number], of: steps.keys.span, from: start)
    slot?.number = UInt16(truncatingIfNeeded: number)
    return slot
  }

  private func append(
    _ date: PlainDate, to days: inout OutputSpan<Day>, _ rest: inout RestOfRecords
  ) {
    days.append(date.day)
    if rest.wantsDates { rest.dates.append(TextRange(date.slot.start, date.slot.end)) }
    if rest.wantsFormats { rest.formats.append(date.format) }
  }

  /// Reads the dates that the steps from a number on lead to, and returns the position after the last
  /// one, and the first step of the next path; `nil` if they are not plain.
  private func plainDates(
    in bytes: Span<UInt8>, from start: Int, step: Int, by reader: borrowing DateReader,
    _ isFixed: Bool, into days: inout OutputSpan<Day>, _ slots: inout OutputSpan<ValueSlot>,
    _ rest: inout RestOfRecords
  ) -> (end: Int, step: Int)? {
    let steps = steps.steps.span
    var (position, index) = (start, step)
    while true {
      if steps[index].selector == .all {
        // The elements of an array.
        guard let element = bytes.plainElement(0, from: position) else { return nil }
        position = element
        while bytes.byte(at: position) != UInt8(ascii: "]") {
          let isEnough = steps[index].isLast
          if isEnough {
            guard let date = bytes.plainJSONDay(at: position, by: reader, isFixed) else {
              return nil
            }
            guard !days.isFull else { return nil }
            append(date, to: &days, &rest)
            slots.append(date.slot)
          } else {
            let dates = plainDates(
              in: bytes, from: position, step: index &+ 1, by: reader, isFixed, into: &days, &slots,
              &rest)
            guard dates != nil else { return nil }
          }
          guard let next = bytes.nextPlainElement(from: position) else { return nil }
          position = next
        }
        while !steps[index].isLast { index &+= 1 }
        return (position, index &+ 1)
      }
      guard let value = bytes.plainStep(steps[index], of: self.steps.keys.span, from: position)
      else { return nil }
      position = value
      index &+= 1
      if steps[index &- 1].isLast { break }
    }
    guard let date = bytes.plainJSONDay(at: position, by: reader, isFixed), !days.isFull else {
      return nil
    }
    append(date, to: &days, &rest)
    slots.append(date.slot)
    return (date.slot.end, index)
  }

  /// Reads the date of the path that begins with a step, and returns the first step of the next
  /// path.
  @inline(__always)
  private func plainDate(
    in bytes: Span<UInt8>, from start: Int, step: Int, by reader: borrowing DateReader,
    _ isFixed: Bool
  ) -> (date: PlainDate, next: Int)? {
    let steps = steps.steps.span
    var position = start
    var index = step
    var isLast = false
    repeat {
      guard let value = bytes.plainStep(steps[index], of: self.steps.keys.span, from: position)
      else { return nil }
      position = value
      isLast = steps[index].isLast
      index &+= 1
    } while !isLast
    guard let date = bytes.plainJSONDay(at: position, by: reader, isFixed) else { return nil }
    return (date, index)
  }
}
