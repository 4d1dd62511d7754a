/// How a date looks whose digits all stand in fixed places, such as `29/08/2025`.
///
/// It has a year of four digits and a month and a day of two, and 8 to 15 bytes in all, so that its
/// first eight and its last eight bytes are all of it.
struct FixedDate: Sendable {
  /// The first and the last eight bytes.
  let head: FixedDigits
  let tail: FixedDigits

  /// How many bytes are in both.
  let overlap: UInt8

  /// The number of bytes.
  @inline(__always)
  var width: Int { 16 &- Int(overlap) }

  let year: FixedPart
  let month: FixedPart
  let dayOfMonth: FixedPart

  /// Creates the look of a date in fields, if it is one.
  init?(_ fields: [Field]) {
    var bytes: [FixedByte] = []
    for field in fields {
      switch field {
      case .literal(let byte): bytes.append(.text(byte))
      case .number(.year, .exactly(4)): bytes += (0..<4).map { .digit($0) }
      case .number(.month, .exactly(2)): bytes += (4..<6).map { .digit($0) }
      case .number(.dayOfMonth, .exactly(2)): bytes += (6..<8).map { .digit($0) }
      default: return nil
      }
    }
    guard (8..<16).contains(bytes.count), let year = FixedPart(digits: 0..<4, in: bytes),
      let month = FixedPart(digits: 4..<6, in: bytes),
      let day = FixedPart(digits: 6..<8, in: bytes)
    else { return nil }
    (self.year, self.month, dayOfMonth) = (year, month, day)
    head = FixedDigits(bytes.prefix(8))
    tail = FixedDigits(bytes.suffix(8))
    overlap = UInt8(16 - bytes.count)
  }
}

/// A byte of a date that stands for itself, or one of the eight digits of year, month and day.
private enum FixedByte: Equatable {
  case text(UInt8)
  case digit(Int)
}

/// Where the digits of a part stand.
struct FixedPart: Sendable {
  /// The number of bytes before them.
  let offset: Int

  /// Whether they are neither all in the first nor all in the last eight bytes.
  let isApart: Bool

  private let isInTail: Bool
  private let shift: UInt64

  fileprivate init?(digits: Range<Int>, in bytes: [FixedByte]) {
    guard let offset = bytes.firstIndex(of: .digit(digits.lowerBound)) else { return nil }
    self.offset = offset
    isInTail = offset + digits.count > 8
    let place = isInTail ? offset - (bytes.count - 8) : offset
    isApart = place < 0
    shift = UInt64(8 * max(0, place))
  }

  /// The bytes from the digits on, if they are not apart.
  @inline(__always)
  func digits(_ head: UInt64, _ tail: UInt64) -> UInt64 {
    (isInTail ? tail : head) &>> shift
  }
}

/// Eight bytes of a date, the first in the lowest.
struct FixedDigits: Sendable {
  /// The text, with nothing in the places of digits.
  private var text: UInt64 = 0

  /// The text, with zeros in the places of digits.
  private(set) var zeros: UInt64 = 0

  /// For each byte what has to be added to the largest difference from it that is allowed, 9 for
  /// digits and none for text, to get 127.
  private(set) var slack: UInt64 = 0

  private var year = Turn()
  private var month = Turn()
  private var dayOfMonth = Turn()

  fileprivate init(_ bytes: ArraySlice<FixedByte>) {
    for (place, byte) in bytes.enumerated() {
      switch byte {
      case .text(let byte): text |= UInt64(byte) << (8 * place)
      case .digit(let digit) where digit < 4: year.add(digit, at: place)
      case .digit(let digit) where digit < 6: month.add(digit, at: place)
      case .digit(let digit): dayOfMonth.add(digit, at: place)
      }
    }
    let digits = year.mask | month.mask | dayOfMonth.mask
    zeros = text | digits & 0x3030_3030_3030_3030
    slack = 0x7F7F_7F7F_7F7F_7F7F &- digits & 0x0909_0909_0909_0909
  }

  /// The bytes, with the eight digits of a date in their places.
  @inline(__always)
  func word(_ date: UInt64) -> UInt64 {
    text | year.digits(of: date) | month.digits(of: date) | dayOfMonth.digits(of: date)
  }
}

extension FixedDigits {
  /// What turns the digits of a date until those of a part are in their places, and leaves only them.
  private struct Turn {
    private var bits: UInt64 = 0
    private(set) var mask: UInt64 = 0

    mutating func add(_ digit: Int, at place: Int) {
      bits = UInt64(8 * (place - digit) & 63)
      mask |= 0xFF << (8 * place)
    }

    @inline(__always)
    func digits(of date: UInt64) -> UInt64 {
      (date &<< bits | date &>> (64 &- bits)) & mask
    }
  }
}
