import DayKit

extension JSONPlace {
  /// Appends the dates of a record, or notes that one of them is absent: a value that is `null`, or a
  /// path without a value in an object or array.
  ///
  /// - Parameter offset: The position of the record in the scanned bytes.
  func read(
    _ content: Span<UInt8>, at offset: Int, by reader: borrowing DateReader,
    into batch: inout DateBatch
  ) throws(RecordFailure) {
    guard content.closesJSON else { throw .noValue }
    let (known, knownDays) = (batch.answerSlots.count, batch.days.count)
    var end = 0
    for number in paths.indices {
      end = max(end, try readDates(number, of: content, at: offset, by: reader, into: &batch))
    }
    guard !content.mayBeginAgain(from: end) || content.isJSON else { throw .noValue }
    if answersEachDate {
      batch.lacksDate = batch.days.count == knownDays
      if batch.lacksDate, reader.absence == nil { throw .noValue }
      batch.sortAnswers(from: known, days: knownDays)
    }
    guard let path = label else { return }
    let slot = content.jsonValue(at: path).map { ValueSlot(jsonValue: $0, of: content) }
    if needsLabel {
      if slot == nil { batch.findings.lack(content) }
      if slot != nil { batch.findings.see(path: paths.count) }
    }
    let value = slot.flatMap { content.isNull($0) ? nil : $0 }
    if needsLabel, reader.absence != nil {
      let text = content.extracting(value?.range ?? 0..<0)
      batch.lacksDate = batch.lacksDate || slot != nil && value == nil || reader.isAbsent(text)
    }
    let knownLabels = batch.labelSlots.count
    batch.labelSlots.append(value?.moved(by: offset) ?? ValueSlot(start: 0, end: 0, isAdded: true))
    batch.repeatLabels(from: knownLabels, batch.days.count - knownDays)
  }

  /// Appends the dates at the path with a number, and the slots for their answers, and returns the position
  /// after the dates.
  private func readDates(
    _ number: Int, of content: Span<UInt8>, at offset: Int, by reader: borrowing DateReader,
    into batch: inout DateBatch
  ) throws(RecordFailure) -> Int {
    var values = PlainArray<TextRange>()
    let presence = content.appendJSONValues(at: paths[number], to: &values)
    if presence == .unreachable { throw .noValue }
    // An element without a date may be among others.
    if presence == .none || presence == .partial && values.isEmpty {
      let mayLack = reader.absence != nil && !batch.isOperand
      guard mayLack, content.isJSON else { throw .noValue }
      batch.noteAbsence()
    }
    if presence == .none { batch.findings.lack(content) } else { batch.findings.see(path: number) }
    if values.isEmpty { try appendSlot(number, nil, of: content, at: offset, to: &batch) }
    for value in values {
      let date = ValueSlot(jsonValue: value.range, of: content)
      // Other elements may have dates, so one without is passed over even if a date is required.
      if paths[number].hasMany, content.isUndated(date) { continue }
      let hasDate = try read(date, of: content, at: offset, by: reader, into: &batch)
      try appendSlot(number, date, of: content, at: offset, hasDate: hasDate, to: &batch)
    }
    return values.indices.last.map { values[$0].end } ?? 0
  }

  /// Appends the slot for a result to the date in another one.
  private func appendSlot(
    _ number: Int, _ date: ValueSlot?, of content: Span<UInt8>, at offset: Int,
    hasDate: Bool = false, to batch: inout DateBatch
  ) throws(RecordFailure) {
    guard answersEachDate || number == 0 else { return }
    var slot = date
    if let key = answerKey(number) {
      guard let found = content.jsonSlot(of: key.span) else { throw .notAnObject }
      slot = found
    } else if !hasDate, answersEachDate, targets.isEmpty {
      // A date that is absent stays as it is.
      return
    }
    guard var slot = slot?.moved(by: offset) else { return }
    slot.number = UInt16(truncatingIfNeeded: number)
    if let last = batch.answerSlots.last, last.isAdded, last.start == slot.start {
      slot.isFirst = false
    }
    if !hasDate, answersEachDate { slot.lose() }
    batch.answerSlots.append(slot)
  }

  /// Appends the date in a slot, or returns `false` if it is absent.
  private func read(
    _ date: ValueSlot, of content: Span<UInt8>, at offset: Int, by reader: borrowing DateReader,
    into batch: inout DateBatch
  ) throws(RecordFailure) -> Bool {
    do throws(RecordFailure) {
      guard let (day, format) = try content.jsonDay(at: date, by: reader, &batch.text) else {
        batch.noteAbsence()
        return false
      }
      batch.days.append(day)
      if batch.wantsFormats { batch.formats.append(format) }
    } catch {
      guard reader.readsSpans, case .noDate(let range, _) = error else { throw error }
      try batch.append(jsonSpanAt: range, of: content, isQuoted: date.isQuoted, by: reader)
    }
    if batch.wantsDates { batch.dates.append(TextRange(offset + date.start, offset + date.end)) }
    return true
  }
}

extension DateBatch {
  /// Appends both ends of the span that a value is.
  fileprivate mutating func append(
    jsonSpanAt range: Range<Int>, of record: Span<UInt8>, isQuoted: Bool,
    by reader: borrowing DateReader
  ) throws(RecordFailure) {
    let bytes = record.extracting(range)
    guard isQuoted, !bytes.needsNoEscapes else {
      return try append(spanAt: range, bytes, by: reader)
    }
    // The text without escapes is known, because it was not a date.
    let text = text
    try append(spanAt: range, text.span, by: reader)
  }
}

extension Span<UInt8> {
  /// Reads the day of a value, and the number of its format: from the text of a string without
  /// escapes, or from the bytes of any other value; `nil` if the date is absent.
  ///
  /// - Parameter text: Memory for the text of a string that has escapes.
  fileprivate func jsonDay(
    at value: ValueSlot, by reader: borrowing DateReader, _ text: inout ContiguousArray<UInt8>
  ) throws(RecordFailure) -> (day: Day, format: Int)? {
    let range = value.range
    let bytes = extracting(range)
    if !value.isQuoted ? bytes.isPlainJSONValue : bytes.needsNoEscapes {
      if reader.absence != nil, !value.isQuoted, bytes.isJSONNull { return nil }
      if reader.isAbsent(bytes) { return nil }
      do throws(DateFailure) {
        return try reader.readDate(bytes)
      } catch {
        throw .noDate(range, error)
      }
    }
    text.removeAll(keepingCapacity: true)
    var isText = false
    text.append(addingCapacity: bytes.count) { isText = bytes.appendJSONText(to: &$0) }
    guard value.isQuoted, isText else { throw .invalidValue(range) }
    if reader.isAbsent(text.span) { return nil }
    do throws(DateFailure) {
      return try reader.readDate(text.span)
    } catch {
      throw .noDate(range, error)
    }
  }

  /// Whether a value is `null` or a blank string.
  fileprivate func isUndated(_ value: ValueSlot) -> Bool {
    let bytes = extracting(value.range)
    return value.isQuoted ? !bytes.hasContent : bytes.isJSONNull
  }

  /// Whether a value is the `null` of JSON.
  func isNull(_ value: ValueSlot) -> Bool { !value.isQuoted && extracting(value.range).isJSONNull }

  fileprivate var isJSONNull: Bool { count == 4 && self[0] == UInt8(ascii: "n") }

  /// Whether the bytes are a number or a word of JSON, or an object or an array, which no format
  /// reads.
  private var isPlainJSONValue: Bool {
    let isNested = byte(at: 0).map { $0 | 0x20 == UInt8(ascii: "{") } ?? false
    return isNested || isJSONNumberOrWord
  }
}
