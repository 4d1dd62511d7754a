/// The layout of a date whose digits all have fixed positions, such as `29/08/2025`, alone or as a
/// line.
///
/// It has a year of four digits, a month and a day of two, and 8 to 16 bytes in all, so that its
/// first eight and its last eight bytes together contain every byte.
package struct FixedDate: Hashable, Sendable {
  /// The first eight bytes and the last eight, each with the first one in the lowest bits, with zeros
  /// for all digits.
  private(set) var words = SIMD2<UInt64>()

  /// For each of these bytes, the largest difference that a date may have: 9 for a digit, but 1 for
  /// the first digit of a month and 3 for that of a day; 0 for text.
  private(set) var limits = SIMD2<UInt64>()

  /// The number of bytes.
  package private(set) var width = 0

  /// The numbers of bytes before the year, the month and the day.
  private(set) var year = Int.max
  private(set) var month = Int.max
  private(set) var dayOfMonth = Int.max
}

extension FixedDate {
  /// The layout of `2025-08-29`.
  static var iso: FixedDate {
    FixedDate(
      // "0000-00-", and "00-00-00".
      words: SIMD2(0x2D30_302D_3030_3030, 0x3030_2D30_302D_3030),
      limits: SIMD2(0x0009_0100_0909_0909, 0x0903_0009_0100_0909),
      width: 10, year: 0, month: 5, dayOfMonth: 8)
  }

  /// Creates the layout of fields; `nil` if they have no such layout.
  init?(_ fields: FieldList) {
    self.init()
    for field in fields {
      switch field {
      case .literal(let byte): append(byte)
      case .number(let part, let width):
        guard appendDigits(of: part, width) else { return nil }
      case .name, .count, .dateTime, .time: return nil
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

extension SIMD2<UInt64> {
  /// Sets a byte of the first eight, if it is one of them, and appends it to the last eight.
  fileprivate mutating func append(_ byte: UInt8, at place: Int) {
    x.set(byte, at: place)
    y = y >> 8 | UInt64(byte) << 56
  }
}
