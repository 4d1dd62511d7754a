#if Formats
extension FixedDate {
  /// Creates the layout of fields; `nil` if they have no such layout, or a space, which can be of another
  /// kind and width in a text.
  init?(_ fields: FieldList) {
    self.init()
    for field in fields {
      switch field {
      case .literal(let byte): append(byte)
      case .number(let part, let width):
        guard appendDigits(of: part, width) else { return nil }
      case .space, .name, .count, .dateTime, .time: return nil
      }
    }
    guard isWhole else { return nil }
  }

  /// Whether it has all parts of a date and is neither too long nor too short.
  private var isWhole: Bool {
    (8..<16).contains(width) && year < 16 && month < 16 && dayOfMonth < 16
  }

  /// The layout of a line that is the date, if it is not too long.
  package func line(_ ending: LineEnding) -> FixedDate? {
    var line = self
    line.append(UInt8(ascii: ending == .lineFeed ? "\n" : "\r"))
    if ending == .carriageReturnAndLineFeed { line.append(UInt8(ascii: "\n")) }
    return line.width <= 16 ? line : nil
  }

  /// Appends a byte that stands for itself.
  private mutating func append(_ byte: UInt8) { append(byte, limit: 0) }

  /// Appends the digits of a part, and returns whether it is one that a date has once and with a
  /// fixed width.
  private mutating func appendDigits(of part: NumberPart, _ digits: NumberWidth) -> Bool {
    let place = width
    switch (part, digits) {
    case (.year, .exactly(4)) where year == .max:
      year = place
      appendDigits(upTo: 9)
      appendDigits(upTo: 9)
    case (.month, .exactly(2)) where month == .max:
      month = place
      appendDigits(upTo: 1)
    case (.dayOfMonth, .exactly(2)) where dayOfMonth == .max:
      dayOfMonth = place
      appendDigits(upTo: 3)
    default: return false
    }
    return true
  }

  /// Appends two digits, the first with a limit.
  private mutating func appendDigits(upTo limit: UInt8) {
    append(UInt8(ascii: "0"), limit: limit)
    append(UInt8(ascii: "0"), limit: 9)
  }

  private mutating func append(_ byte: UInt8, limit: UInt8) {
    words.append(byte, at: width)
    limits.append(limit, at: width)
    width += 1
  }
}

extension WordPair {
  /// Sets a byte of the first eight, if it is one of them, and appends it to the last eight.
  fileprivate mutating func append(_ byte: UInt8, at place: Int) {
    x.set(byte, at: place)
    y = y >> 8 | UInt64(byte) << 56
  }
}
#endif
