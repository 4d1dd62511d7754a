/// How a format that is only a number counts days, or time since 1970.
struct DayCount: Sendable {
  /// The number of its units in a day.
  let unitsOfDay: Int

  /// The number of days from its day 0 to 1 January 1970.
  let start: Int

  init(unitsOfDay: Int, start: Int) {
    self.unitsOfDay = unitsOfDay
    self.start = start
  }

  /// Creates the count of a part, or `nil` if the part is not a count.
  init?(_ part: NumberPart) {
    switch part {
    case .daysSince1970: (unitsOfDay, start) = (1, 0)
    case .modifiedJulianDay: (unitsOfDay, start) = (1, Day.modifiedJulianDayOf1970)
    case .epochSeconds: (unitsOfDay, start) = (86_400, 0)
    case .epochMilliseconds: (unitsOfDay, start) = (86_400_000, 0)
    default: return nil
    }
  }

  /// The number of a day.
  @inline(__always)
  func number(of day: Day) -> Int { unitsOfDay &* (day.daysSince1970 &+ start) }
}

extension DayCount {
  /// Parses a count of at most 15 digits at a position in a text, and moves the position past it if
  /// it is a day.
  @inline(__always)
  func read(_ bytes: Span<UInt8>, at position: inout Int) -> QuickReading {
    var place = position
    let isNegative = bytes.byte(at: place) == UInt8(ascii: "-")
    if isNegative { place &+= 1 }
    let first = bytes.word(at: place) ^ .zeros
    var count = first.digitCount
    guard count > 0 else { return .unknown }
    var number = first.number(ofFirst: count)
    if count == 8 {
      let second = bytes.word(at: place &+ 8) ^ .zeros
      let more = second.digitCount
      guard more < 8 else { return .unknown }
      // The number of digits differs from line to line, so no branch depends on it.
      number = number &* Self.powers[Int(more)] &+ second.number(ofFirst: more)
      count &+= more
    }
    place &+= Int(truncatingIfNeeded: count)
    // A fraction may follow.
    guard unitsOfDay == 1 || bytes.byte(at: place) != UInt8(ascii: ".") else { return .unknown }
    guard let day = day(Int(truncatingIfNeeded: number), isNegative) else { return .refused }
    position = place
    return .day(day)
  }

  @inline(__always)
  private func day(_ number: Int, _ isNegative: Bool) -> Day? {
    // The quotient is rounded down.
    let days = isNegative ? -quotient(number &+ unitsOfDay &- 1) : quotient(number)
    return Day(exactly: days &- start)
  }

  /// The number of whole days in this many units; constant divisors turn a division into a
  /// multiplication.
  @inline(__always)
  private func quotient(_ number: Int) -> Int {
    switch unitsOfDay {
    case 86_400: number / 86_400
    case 86_400_000: number / 86_400_000
    default: number
    }
  }

  private static let powers: [UInt64] = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000,
  ]
}
