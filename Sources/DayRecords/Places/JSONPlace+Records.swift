import DayKit

extension JSONPlace {
  /// Reads one record alone, whose content ends where its line ending begins.
  ///
  /// - Throws: The first reason why the record has no answer. The batch is then undefined.
  func scanOne(
    _ record: Span<UInt8>, contentEnd: Int, by reader: borrowing DateReader,
    into batch: inout DateBatch
  ) throws(RecordFailure) {
    batch.restart(at: 0)
    let content = record.extracting(first: contentEnd)
    guard content.closesJSON else { throw .noValue }
    var slot: AnswerSlot?
    for path in paths {
      guard let value = content.jsonValue(at: path) else { throw .noValue }
      let date = AnswerSlot(jsonValue: value, of: content)
      batch.days.append(try content.jsonDay(at: date, by: reader))
      batch.dates.append(date.start..<date.end)
      slot = slot ?? date
    }
    if let answer { slot = content.jsonSlot(of: answer.span) }
    guard let slot else { throw .noValue }
    batch.slots.append(slot)
    batch.ends.append(record.count)
    batch.end = record.count
  }
}

extension Span<UInt8> {
  /// Reads the day of a value: from the text of a string without escapes, or from the bytes of any
  /// other value.
  fileprivate func jsonDay(
    at value: AnswerSlot, by reader: borrowing DateReader
  ) throws(RecordFailure) -> Day {
    let range = value.start..<value.end
    guard let text = value.isQuoted ? jsonText(of: range) : plainValue(at: range) else {
      throw .invalidValue(range)
    }
    do throws(DateFailure) {
      return try reader.read(text.span)
    } catch {
      throw .noDate(range, error)
    }
  }

  /// The bytes of a value that is not a string, or `nil` if they are not a number or a word of
  /// JSON.
  ///
  /// An object or an array is returned as it is, because no format reads one.
  private func plainValue(at range: Range<Int>) -> ContiguousArray<UInt8>? {
    let bytes = extracting(range)
    let isNested = bytes.byte(at: 0).map { $0 | 0x20 == UInt8(ascii: "{") } ?? false
    guard isNested || bytes.isJSONNumberOrWord else { return nil }
    var copy = ContiguousArray<UInt8>()
    for index in bytes.indices { copy.append(bytes[index]) }
    return copy
  }
}
