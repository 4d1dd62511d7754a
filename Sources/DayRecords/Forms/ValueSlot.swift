/// Where a value is or goes in a record, as a range of the scanned bytes.
struct ValueSlot: Equatable, Sendable {
  /// The bytes of the value, without quotes around them; empty for a value that is added.
  var start: Int
  var end: Int

  /// Whether the bytes before and after are quotes that belong to the value.
  var isQuoted = false

  /// Whether the value is a new field or key of the record.
  var isAdded = false

  /// The number of empty fields before an added one, so that it is below its name in the header.
  var missingFields: UInt32 = 0

  /// Returns the slot in bytes of which its record begins at a position.
  func moved(by offset: Int) -> ValueSlot {
    var slot = self
    slot.start += offset
    slot.end += offset
    return slot
  }
}
