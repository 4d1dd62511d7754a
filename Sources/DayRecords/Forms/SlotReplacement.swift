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
    if slot.isFirst { value.removeFirst() }
    var unquoted = slot
    unquoted.isQuoted = false
    append(text, isNumber: isNumber, in: unquoted, to: &value)
    return SlotReplacement(range: slot.start - quote..<slot.end + quote, text: value)
  }
}

extension BufferedOutput {
  /// Writes a record with some parts of it replaced, which are in the order of the record.
  mutating func append(_ record: Span<UInt8>, with replacements: [SlotReplacement]) {
    var position = 0
    for replacement in replacements {
      append(record.extracting(position..<replacement.range.lowerBound))
      append(replacement.text.span)
      position = replacement.range.upperBound
    }
    append(record.extracting(droppingFirst: position))
  }
}
