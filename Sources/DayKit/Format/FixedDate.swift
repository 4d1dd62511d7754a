/// The layout of a date whose digits all have fixed positions, such as `29/08/2025`, alone or as a
/// line.
///
/// It has a year of four digits, a month and a day of two, and 8 to 16 bytes in all, so that its
/// first eight and its last eight bytes together contain every byte.
package struct FixedDate: Hashable, Sendable {
  /// The first eight bytes, the first one in the lowest bits, with zeros for all digits.
  private(set) var head: UInt64 = 0

  /// For each of these bytes, the number that makes 127 with the largest difference allowed, which
  /// is 9 for digits and 0 for text.
  private(set) var headSlack: UInt64 = 0

  /// The last eight bytes, and their slack.
  private(set) var tail: UInt64 = 0
  private(set) var tailSlack: UInt64 = 0

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
      head: 0x2D30_302D_3030_3030, headSlack: 0x7F76_767F_7676_7676,
      tail: 0x3030_2D30_302D_3030, tailSlack: 0x7676_7F76_767F_7676,
      width: 10, year: 0, month: 5, dayOfMonth: 8)
  }

  /// The layout of `29/08/2025`.
  static var dmy: FixedDate { slashed(month: 3, dayOfMonth: 0) }

  /// The layout of `08/29/2025`.
  static var mdy: FixedDate { slashed(month: 0, dayOfMonth: 3) }

  private static func slashed(month: Int, dayOfMonth: Int) -> FixedDate {
    FixedDate(
      // "00/00/00", and "/00/0000".
      head: 0x3030_2F30_302F_3030, headSlack: 0x7676_7F76_767F_7676,
      tail: 0x3030_3030_2F30_302F, tailSlack: 0x7676_7676_7F76_767F,
      width: 10, year: 6, month: month, dayOfMonth: dayOfMonth)
  }

  /// The layout of `20250829`.
  static var basic: FixedDate {
    FixedDate(
      head: .zeros, headSlack: 0x7676_7676_7676_7676, tail: .zeros,
      tailSlack: 0x7676_7676_7676_7676, width: 8, year: 0, month: 4, dayOfMonth: 6)
  }

  /// Creates the layout of fields; `nil` if they have no such layout.
  init?(_ fields: FieldList) {
    self.init()
    for field in fields {
      switch field {
      case .literal(let byte): append(byte)
      case .number(let part, let width):
        guard appendDigits(of: part, width) else { return nil }
      case .name, .dateTime, .time: return nil
      }
    }
    guard isWhole else { return nil }
  }

  /// Whether it has all parts of a date and is neither too long nor too short.
  var isWhole: Bool {
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
  mutating func append(_ byte: UInt8) { append(byte, slack: 127) }

  /// Appends the digits of a part, and returns whether it is one that a date has once and with a
  /// fixed width.
  mutating func appendDigits(of part: NumberPart, _ digits: NumberWidth) -> Bool {
    let place = width
    switch (part, digits) {
    case (.year, .exactly(4)) where year == .max: year = place
    case (.month, .exactly(2)) where month == .max: month = place
    case (.dayOfMonth, .exactly(2)) where dayOfMonth == .max: dayOfMonth = place
    default: return false
    }
    for _ in 0..<(part == .year ? 4 : 2) { append(UInt8(ascii: "0"), slack: 127 - 9) }
    return true
  }

  private mutating func append(_ byte: UInt8, slack: UInt8) {
    if width < 8 {
      head.set(byte, at: width)
      headSlack.set(slack, at: width)
    }
    tail = tail >> 8 | UInt64(byte) << 56
    tailSlack = tailSlack >> 8 | UInt64(slack) << 56
    width += 1
  }
}

extension FixedDate {
  /// The field that begins at a position.
  func field(at place: Int) -> Field {
    switch place {
    case year: .number(.year, .exactly(4))
    case month: .number(.month, .exactly(2))
    case dayOfMonth: .number(.dayOfMonth, .exactly(2))
    default:
      .literal(
        UInt8(
          truncatingIfNeeded: place < 8
            ? head >> (8 * UInt64(place)) : tail >> (8 * UInt64(place + 8 - width))))
    }
  }
}
