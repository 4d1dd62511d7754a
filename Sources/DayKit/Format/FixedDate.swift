/// How a date looks whose digits all stand in fixed places, such as `29/08/2025`, alone or as a line.
///
/// It has a year of four digits and a month and a day of two, and 8 to 16 bytes in all, so that its
/// first eight and its last eight bytes are all of it.
package struct FixedDate: Sendable {
  /// The number of bytes.
  package private(set) var width: Int

  /// The numbers of bytes before the digits.
  let year: Int
  let month: Int
  let dayOfMonth: Int

  /// The first eight bytes, the first in the lowest, with zeros for all digits.
  let head: UInt64

  /// For each of these bytes what has to be added to the largest difference from it that is allowed,
  /// 9 for digits and none for text, to get 127.
  let headSlack: UInt64

  /// The last eight bytes, and their slack.
  private(set) var tail: UInt64
  private(set) var tailSlack: UInt64
}

extension FixedDate {
  /// The look of `2025-08-29`, which is there without an array or a format.
  static var iso: FixedDate {
    FixedDate(
      width: 10, year: 0, month: 5, dayOfMonth: 8,
      // "0000-00-", and "00-00-00".
      head: 0x2D30_302D_3030_3030, headSlack: 0x7F76_767F_7676_7676,
      tail: 0x3030_2D30_302D_3030, tailSlack: 0x7676_7F76_767F_7676)
  }

  /// Creates the look of a date in fields, if it is one.
  init?(_ fields: [Field]) {
    var bytes = FixedBytes()
    for field in fields {
      guard bytes.append(field) else { return nil }
    }
    guard (8..<16).contains(bytes.text.count), let year = bytes.year, let month = bytes.month,
      let day = bytes.dayOfMonth
    else { return nil }
    self.init(
      width: bytes.text.count, year: year, month: month, dayOfMonth: day,
      head: UInt64(bytes: bytes.text.prefix(8)), headSlack: UInt64(bytes: bytes.slack.prefix(8)),
      tail: UInt64(bytes: bytes.text.suffix(8)), tailSlack: UInt64(bytes: bytes.slack.suffix(8)))
  }

  /// The look of a line that is the date, if it is not too long.
  package func line(_ ending: LineEnding) -> FixedDate? {
    var line = self
    line.append(UInt8(ascii: ending == .lineFeed ? "\n" : "\r"))
    if ending == .carriageReturnAndLineFeed { line.append(UInt8(ascii: "\n")) }
    return line.width <= 16 ? line : nil
  }

  /// Appends a byte that stands for itself.
  private mutating func append(_ byte: UInt8) {
    width += 1
    tail = tail >> 8 | UInt64(byte) << 56
    tailSlack = tailSlack >> 8 | 0x7F << 56
  }
}

/// The bytes of a date as its fields are put together.
private struct FixedBytes {
  var text: [UInt8] = []
  var slack: [UInt8] = []
  var year: Int?
  var month: Int?
  var dayOfMonth: Int?

  /// Adds a field, if it is one that always looks the same or one of a date in digits.
  mutating func append(_ field: Field) -> Bool {
    switch field {
    case .literal(let byte):
      text.append(byte)
      slack.append(127)
    case .number(.year, .exactly(4)): year = appendDigits(4)
    case .number(.month, .exactly(2)): month = appendDigits(2)
    case .number(.dayOfMonth, .exactly(2)): dayOfMonth = appendDigits(2)
    default: return false
    }
    return true
  }

  private mutating func appendDigits(_ count: Int) -> Int {
    let start = text.count
    for _ in 0..<count {
      text.append(UInt8(ascii: "0"))
      slack.append(127 - 9)
    }
    return start
  }
}
