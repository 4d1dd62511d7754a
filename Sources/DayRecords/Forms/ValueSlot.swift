/// Where a value is or goes in a record, as a range of the scanned bytes.
struct ValueSlot: Equatable, Sendable {
  /// The bytes of the value, without quotes around them; empty for a value that is added.
  var start: Int
  var end: Int

  /// Whether the bytes before and after are quotes that belong to the value.
  var isQuoted = false

  /// Whether the value is a new field or key of the record.
  var isAdded = false

  /// Whether the value is added where no other one is, so that it has no comma before it.
  var isFirst = false

  /// Whether the answer for the slot is missing, because the date for it is absent.
  private(set) var isMissing = false

  /// The number of the answer among those of its record.
  var number: UInt8 = 0

  /// The number of empty fields before an added one, so that it is below its name in the header.
  var missingFields: UInt32 = 0

  var range: Range<Int> { start..<end }

  /// Makes the slot one without an answer; the quotes of an old value are removed with it.
  mutating func lose() {
    isMissing = true
    guard isQuoted else { return }
    (start, end, isQuoted) = (start - 1, end + 1, false)
  }

  /// Returns the slot in bytes of which its record begins at a position.
  func moved(by offset: Int) -> ValueSlot {
    var slot = self
    slot.start += offset
    slot.end += offset
    return slot
  }
}
