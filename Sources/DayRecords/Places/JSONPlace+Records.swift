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
    var slot: ValueSlot?
    for number in paths.indices {
      guard let value = content.jsonValue(at: paths[number]) else {
        let mayLack = reader.absence != nil && !batch.isOperand
        guard mayLack, paths[number].mayEnter(content), content.isJSON else { throw .noValue }
        batch.findings.lack(content)
        batch.lacksDate = true
        continue
      }
      batch.findings.see(path: number)
      let date = ValueSlot(jsonValue: value, of: content)
      do throws(RecordFailure) {
        if let (day, format) = try content.jsonDay(at: date, by: reader, &batch.text) {
          batch.days.append(day)
          if batch.wantsFormats { batch.formats.append(format) }
        } else {
          batch.lacksDate = true
        }
      } catch {
        try batch.append(content.jsonSpan(at: date, by: reader, batch.text), or: error)
      }
      if batch.wantsDates { batch.dates.append(TextRange(offset + date.start, offset + date.end)) }
      slot = slot ?? date
    }
    if let answer { slot = content.jsonSlot(of: answer.span) }
    if let slot {
      batch.answerSlots.append(slot.moved(by: offset))
    } else if answer != nil {
      throw .noValue
    }
    guard let label else { return }
    guard let slot = content.jsonSlot(of: label.span) else { throw .noValue }
    batch.labelSlots.append(slot.moved(by: offset))
  }
}

extension JSONPath {
  /// Whether a record is an object, if the path begins with a key, or else an array.
  fileprivate func mayEnter(_ record: Span<UInt8>) -> Bool {
    guard let first = record.firstContent else { return false }
    if case .key = steps[0] { return first == UInt8(ascii: "{") }
    return first == UInt8(ascii: "[")
  }
}

extension Span<UInt8> {
  /// The first byte that is not a blank of JSON.
  fileprivate var firstContent: UInt8? {
    for index in indices where !self[index].isJSONBlank { return self[index] }
    return nil
  }

  /// Reads the day of a value, and the number of its format: from the text of a string without
  /// escapes, or from the bytes of any other value; `nil` if the date is absent.
  ///
  /// - Parameter text: Memory for the text of a string that has escapes.
  fileprivate func jsonDay(
    at value: ValueSlot, by reader: borrowing DateReader, _ text: inout ContiguousArray<UInt8>
  ) throws(RecordFailure) -> (day: Day, format: Int)? {
    let range = value.start..<value.end
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

  /// Returns the ends of the span that a value is, whose text without escapes may be known.
  fileprivate func jsonSpan(
    at value: ValueSlot, by reader: borrowing DateReader, _ text: ContiguousArray<UInt8>
  ) -> (first: Day, last: Day)? {
    let bytes = extracting(value.start..<value.end)
    return reader.spans.flatMap {
      value.isQuoted && !bytes.needsNoEscapes ? $0(text.span) : $0(bytes)
    }
  }

  private var isJSONNull: Bool { count == 4 && self[0] == UInt8(ascii: "n") }

  /// Whether the bytes are a number or a word of JSON, or an object or an array, which no format
  /// reads.
  private var isPlainJSONValue: Bool {
    let isNested = byte(at: 0).map { $0 | 0x20 == UInt8(ascii: "{") } ?? false
    return isNested || isJSONNumberOrWord
  }
}
