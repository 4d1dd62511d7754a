import DayKit
import System

extension Rewrite {
  /// Writes records from a position up to the last slot, and returns the position after it.
  mutating func splice(
    _ numbers: Range<Int>, _ days: Span<Day>, _ counts: Span<Int>, of batch: DateBatch,
    _ bytes: Span<UInt8>, from first: Int, to output: inout BufferedOutput
  ) -> Int {
    var position = first
    var start = numbers.lowerBound
    while start < numbers.upperBound {
      let slice = start..<min(numbers.upperBound, start + sliceCount)
      start = slice.upperBound
      let slots = batch.answerSlots.span.extracting(slice)
      let fit = fit(slots)
      if !isAsRead, !fit.needsFrame, fit.widening == 0, !hasAdded(slots),
        let width = source.setLines(slice, days, of: &texts)
      {
        position = output.splice(slots, of: bytes, from: position, with: texts, width: width)
        continue
      }
      setTexts(slice, days, counts, of: batch, bytes)
      if fit.needsFrame { frame(slots, slice, of: batch, bytes) }
      position = spliceTexts(slots, widening: fit.widening, of: bytes, from: position, to: &output)
    }
    return position
  }

  /// Writes the records before a position, of which some answers are missing, up to their last slot,
  /// and returns the position after it.
  mutating func spliceWithMissing(
    _ days: Span<Day>, _ counts: Span<Int>, of batch: DateBatch, upTo end: Int,
    _ bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Int {
    let slots =
      end == batch.end
      ? batch.answerSlots : ContiguousArray(batch.answerSlots.prefix { $0.start < end })
    let present = slots.filter { !$0.isMissing }
    var widening = 0
    texts.removeAll()
    if !present.isEmpty {
      setTexts(0..<present.count, days, counts, of: batch, bytes)
      let fit = fit(ContiguousArray(present).span)
      widening = fit.widening
      if fit.needsFrame {
        frame(ContiguousArray(present).span, 0..<present.count, of: batch, bytes)
      }
    }
    let missing = form.missingValue
    let form = form
    texts.insert(in: slots) { form.append(missing.span, isNumber: true, in: $0, to: &$1) }
    return spliceTexts(
      slots.span, widening: widening, of: bytes, from: batch.start, to: &output)
  }

  /// Writes records from a position on up to the last slot with the texts in the slots, and returns
  /// the position after it.
  private mutating func spliceTexts(
    _ slots: Span<ValueSlot>, widening: Int, of bytes: Span<UInt8>, from start: Int,
    to output: inout BufferedOutput
  ) -> Int {
    var ranges: ContiguousArray<TextRange> = []
    for prefix in prefixes { ranges.append(texts.appendSpare(prefix.span)) }
    return output.splice(
      slots, of: bytes, from: start, widening: widening, with: texts, after: ranges.span)
  }

  /// Whether answers are added to records.
  private func hasAdded(_ slots: Span<ValueSlot>) -> Bool {
    guard hasTarget else { return false }
    return slots[0].isAdded || slots.contains(where: \.isAdded)
  }

  /// Whether texts must be changed to fit their slots, and the number of bytes by which a quoted
  /// slot is extended on each side.
  func fit(_ slots: Span<ValueSlot>) -> (needsFrame: Bool, widening: Int) {
    switch form {
    case .line, .text: return (false, 0)
    case .fields:
      let lacksFields = hasAdded(slots) && slots.contains { $0.missingFields > 0 }
      return (!isPlain || lacksFields, 0)
    case .json, .element:
      if isAsRead { return (true, 1) }
      if isNumber { return (false, 1) }
      return (!isPlain || slots.contains(where: { !$0.isQuoted }), 0)
    }
  }

  /// Makes the texts fit their slots.
  mutating func frame(
    _ slots: Span<ValueSlot>, _ slice: Range<Int>, of batch: DateBatch, _ bytes: Span<UInt8>
  ) {
    framed.removeAll()
    if isAsRead, form == .json {
      framed.add(texts, asReadAt: batch.dates[slice], of: bytes)
    } else {
      framed.add(texts, slots, of: form, isNumber: isNumber)
    }
    swap(&texts, &framed)
  }
}

extension BufferedOutput {
  /// Writes records from a position on up to the last of the given slots, with a text in each slot
  /// and its prefix before those that are added, and returns the position after that slot.
  fileprivate mutating func splice(
    _ slots: Span<ValueSlot>, of bytes: Span<UInt8>, from start: Int, widening: Int,
    with texts: borrowing AnswerTexts, after prefixes: Span<TextRange>
  ) -> Int {
    var width = 0
    for index in prefixes.indices { width = max(width, prefixes[index].range.count) }
    return writePieces(slots, of: bytes, from: start, texts, slots.count * width) { writer in
      let ranges = texts.ranges.span
      var position = start
      for index in slots.indices {
        let (slot, range) = (slots[index], ranges[index])
        let quote = slot.isQuoted ? widening : 0
        if slot.isAdded {
          let prefix = prefixes[prefixes.count == 1 ? 0 : Int(slot.number)]
          let start = slot.isFirst ? prefix.start &+ 1 : prefix.start
          writer.write(
            from: position, to: slot.start, thenFrom: start, count: prefix.end &- start)
          position = slot.start
        }
        writer.write(
          from: position, to: slot.start &- quote, thenFrom: range.start,
          count: range.end &- range.start)
        position = slot.end &+ quote
      }
      return position
    }
  }

  /// Writes records in the same way with lines of texts that all have one width.
  fileprivate mutating func splice(
    _ slots: Span<ValueSlot>, of bytes: Span<UInt8>, from start: Int,
    with texts: borrowing AnswerTexts, width: Int
  ) -> Int {
    writePieces(slots, of: bytes, from: start, texts, 0) { writer in
      var (position, line) = (start, 0)
      for index in slots.indices {
        let slot = slots[index]
        writer.write(from: position, to: slot.start, thenFrom: line, count: width)
        position = slot.end
        line &+= width &+ 1
      }
      return position
    }
  }

  /// Lets the body write the bytes from a position on up to the last of the given slots, the texts,
  /// and a number of other bytes.
  @inline(__always)
  private mutating func writePieces(
    _ slots: Span<ValueSlot>, of bytes: Span<UInt8>, from start: Int,
    _ texts: borrowing AnswerTexts, _ room: Int, _ body: (inout PieceWriter) -> Int
  ) -> Int {
    let size = slots[slots.count - 1].end - start + texts.bytes.count + room
    var position = start
    append(atLeast: size + PieceWriter.slack) { output in
      output.writePieces(of: bytes, and: texts.bytes.span, atMost: size) { position = body(&$0) }
    }
    return position
  }
}
