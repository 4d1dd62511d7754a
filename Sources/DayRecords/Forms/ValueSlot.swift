/// Where a value is or goes in a record, as a range of the scanned bytes.
struct ValueSlot: Equatable, Sendable {
  /// The bytes of the value, without quotes around them; empty for a value that is added.
  var start: Int
  var end: Int

  private var flags: Flags = []

  /// The number of the result among those of its record.
  var number: UInt16 = 0

  /// The number of empty fields before an added one, so that it is below its name in the header.
  var missingFields: UInt32 = 0

  /// What can be true of a slot, in one byte: slots are small because a batch has many.
  private struct Flags: OptionSet {
    let rawValue: UInt8

    static let quoted = Flags(rawValue: 1)
    static let added = Flags(rawValue: 2)
    static let first = Flags(rawValue: 4)
    static let missing = Flags(rawValue: 8)

    /// Whether all of some flags are set.
    subscript(flag: Flags) -> Bool {
      get { contains(flag) }
      set { if newValue { formUnion(flag) } else { subtract(flag) } }
    }
  }

  init(start: Int, end: Int, isQuoted: Bool = false, isAdded: Bool = false, isFirst: Bool = false) {
    (self.start, self.end) = (start, end)
    (self.isQuoted, self.isAdded, self.isFirst) = (isQuoted, isAdded, isFirst)
  }

  /// Whether the bytes before and after are quotes that belong to the value.
  var isQuoted: Bool {
    get { flags[.quoted] }
    set { flags[.quoted] = newValue }
  }

  /// Whether the value is a new field or key of the record.
  var isAdded: Bool {
    get { flags[.added] }
    set { flags[.added] = newValue }
  }

  /// Whether the value is added where no other one is, so that it has no comma before it.
  var isFirst: Bool {
    get { flags[.first] }
    set { flags[.first] = newValue }
  }

  /// Whether the result for the slot is missing, because the date for it is absent.
  private(set) var isMissing: Bool {
    get { flags[.missing] }
    set { flags[.missing] = newValue }
  }

  var range: Range<Int> { start..<end }

  /// Makes the slot one without a result; the quotes of an old value are removed with it.
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
