/// How a line looks that is a date with all digits in fixed places.
///
/// Its first eight and its last eight bytes, of which the last one or two end it, are all of it.
struct FixedLine {
  /// The number of bytes with the ending, 9 to 16.
  let width: Int

  /// The places of the digits.
  let year: Int
  let month: Int
  let dayOfMonth: Int

  /// The first and the last eight bytes, with zeros for all digits, and for each of these bytes what
  /// has to be added to the largest difference from it that is allowed to get 127.
  let head: UInt64
  let headSlack: UInt64
  let tail: UInt64
  let tailSlack: UInt64

  /// Creates the look of a line that is a date with an ending; `nil` if it is too long.
  init?(_ date: FixedDate, _ ending: LineEnding) {
    width = date.width + ending.width
    guard width <= 16 else { return nil }
    (year, month, dayOfMonth) = (date.year.offset, date.month.offset, date.dayOfMonth.offset)
    (head, headSlack) = (date.head.zeros, date.head.slack)
    let shift = 8 * UInt64(ending.width)
    tail = date.tail.zeros >> shift | ending.bytes << (64 - shift)
    tailSlack = date.tail.slack >> shift | 0x7F7F_7F7F_7F7F_7F7F << (64 - shift)
  }
}

extension LineEnding {
  /// The number of bytes.
  var width: Int { self == .lineFeed ? 1 : 2 }

  /// The bytes, the first in the lowest.
  fileprivate var bytes: UInt64 { self == .lineFeed ? 0x0A : 0x0A0D }
}
