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
    guard (0..<8).allSatisfy({ bytes.contains(.digit($0)) }), bytes.count < 16 else { return nil }
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

/// Eight bytes of a date, the first in the lowest.
struct FixedDigits: Sendable {
  /// The text, with zeros in the places of digits.
  private var text: UInt64 = 0

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
    private var mask: UInt64 = 0

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
