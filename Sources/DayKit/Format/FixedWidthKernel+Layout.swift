extension FixedWidthKernel {
  /// Where the parts of a date stand in lines of one shape.
  ///
  /// A line is 9 to 16 bytes with its line feed, so that the eight bytes from its start and the
  /// eight up to its end are all of it.
  struct Layout: Sendable {
    /// The number of bytes of a line with its line feed.
    let width: Int

    /// The places of the fields.
    let year: Int
    let month: Int
    let dayOfMonth: Int

    /// The first and the last eight bytes of a line, with zeros for all digits.
    let head: UInt64
    let tail: UInt64

    /// For each of these bytes what has to be added to the largest difference from it that is
    /// allowed, 9 for digits and none for literals, to get 127.
    let headSlack: UInt64
    let tailSlack: UInt64

    /// Creates the layout of a format that has one.
    init?(_ format: DayFormat) {
      guard format.timeZone == nil else { return nil }
      var line = Line()
      for field in format.fields {
        guard line.append(field) else { return nil }
      }
      guard let year = line.year, let month = line.month, let day = line.dayOfMonth else {
        return nil
      }
      line.append(UInt8(ascii: "\n"), slack: 127)
      guard line.bytes.count <= 16 else { return nil }
      (self.year, self.month, dayOfMonth) = (year, month, day)
      width = line.bytes.count
      head = Self.word(line.bytes.prefix(8))
      tail = Self.word(line.bytes.suffix(8))
      headSlack = Self.word(line.slacks.prefix(8))
      tailSlack = Self.word(line.slacks.suffix(8))
    }

    /// The number that bytes are in little-endian memory.
    private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
      bytes.reversed().reduce(0) { word, byte in word << 8 | UInt64(byte) }
    }
  }
}

/// A line as its fields are put together.
private struct Line {
  var bytes: [UInt8] = []
  var slacks: [UInt8] = []
  var year: Int?
  var month: Int?
  var dayOfMonth: Int?

  /// Adds a field, if it is one that always looks the same or one of a date in digits.
  mutating func append(_ field: Field) -> Bool {
    switch field {
    case .literal(let byte): append(byte, slack: 127)
    case .number(.year, .exactly(4)): year = appendDigits(4)
    case .number(.month, .exactly(2)): month = appendDigits(2)
    case .number(.dayOfMonth, .exactly(2)): dayOfMonth = appendDigits(2)
    default: return false
    }
    return true
  }

  mutating func append(_ byte: UInt8, slack: UInt8) {
    bytes.append(byte)
    slacks.append(slack)
  }

  private mutating func appendDigits(_ count: Int) -> Int {
    let start = bytes.count
    for _ in 0..<count { append(UInt8(ascii: "0"), slack: 127 - 9) }
    return start
  }
}
