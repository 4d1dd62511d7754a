import System

/// A part of a record, and what the record has in its place.
struct SlotReplacement {
  /// The bytes of the record that are replaced.
  let range: Range<Int>

  let text: ContiguousArray<UInt8>
}

extension RecordForm {
  /// Returns what a record has with a text in a slot; the quotes of an old value are removed with it.
  ///
  /// - Parameters:
  ///   - isNumber: Whether the text is a number, or a whole JSON value.
  ///   - prefix: What is before a value that is added.
  func replacement(
    of slot: ValueSlot, by text: Span<UInt8>, isNumber: Bool = false,
    after prefix: ContiguousArray<UInt8>
  ) -> SlotReplacement {
    let quote = slot.isQuoted ? 1 : 0
    var value = slot.isAdded ? prefix : []
    var unquoted = slot
    unquoted.isQuoted = false
    append(text, isNumber: isNumber, in: unquoted, to: &value)
    return SlotReplacement(range: slot.start - quote..<slot.end + quote, text: value)
  }
}

extension BufferedOutput {
  /// Writes a record with a part of it replaced.
  mutating func append(_ record: Span<UInt8>, with replacement: SlotReplacement) {
    append(record.extracting(first: replacement.range.lowerBound))
    append(replacement.text.span)
    append(record.extracting(droppingFirst: replacement.range.upperBound))
  }
}
