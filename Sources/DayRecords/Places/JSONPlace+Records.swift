import DayKit

extension JSONPlace {
  /// Appends the dates of a record.
  ///
  /// - Parameter offset: The position of the record in the scanned bytes.
  func read(
    _ content: Span<UInt8>, at offset: Int, by reader: borrowing DateReader,
    into batch: inout DateBatch
  ) throws(RecordFailure) {
    guard content.closesJSON else { throw .noValue }
    var slot: ValueSlot?
    for path in paths {
      guard let value = content.jsonValue(at: path) else { throw .noValue }
      let date = ValueSlot(jsonValue: value, of: content)
      let (day, format) = try content.jsonDay(at: date, by: reader, &batch.text)
      batch.days.append(day)
      if batch.wantsFormats { batch.formats.append(format) }
      if batch.wantsDates { batch.dates.append(TextRange(offset + date.start, offset + date.end)) }
      slot = slot ?? date
    }
    if let answer { slot = content.jsonSlot(of: answer.span) }
    guard let slot else { throw .noValue }
    batch.answerSlots.append(slot.moved(by: offset))
    guard let label else { return }
    guard let slot = content.jsonSlot(of: label.span) else { throw .noValue }
    batch.labelSlots.append(slot.moved(by: offset))
  }
}

extension Span<UInt8> {
  /// Reads the day of a value, and the number of its format: from the text of a string without
  /// escapes, or from the bytes of any other value.
  ///
  /// - Parameter text: Memory for the text of a string that has escapes.
  fileprivate func jsonDay(
    at value: ValueSlot, by reader: borrowing DateReader, _ text: inout ContiguousArray<UInt8>
  ) throws(RecordFailure) -> (day: Day, format: Int) {
    let range = value.start..<value.end
    let bytes = extracting(range)
    if !value.isQuoted ? bytes.isPlainJSONValue : bytes.needsNoEscapes {
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
    do throws(DateFailure) {
      return try reader.readDate(text.span)
    } catch {
      throw .noDate(range, error)
    }
  }

  /// Whether the bytes are a number or a word of JSON, or an object or an array, which no format
  /// reads.
  private var isPlainJSONValue: Bool {
    let isNested = byte(at: 0).map { $0 | 0x20 == UInt8(ascii: "{") } ?? false
    return isNested || isJSONNumberOrWord
  }
}
