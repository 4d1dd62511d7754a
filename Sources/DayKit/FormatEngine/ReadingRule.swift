#if Formats
/// How the parts that a program parses determine a day.
struct ReadingRule: Sendable {
  var plan: ReadingPlan

  var year = Year.written

  /// The number of the first weekday: 1 for the weekdays of ISO 8601.
  var firstWeekday: UInt64 = 0

  /// Whether a weekday was parsed.
  var hasWeekday = false
}

extension ReadingRule {
  /// How the year is known.
  enum Year: Sendable {
    /// All its digits are parsed.
    case written

    /// Two digits are parsed, which stand for one of the hundred years from a pivot.
    case ofCentury(pivot: Int)

    /// It is not parsed.
    case fixed(Int)
  }

  /// The day that the parts determine, if there is one and all parts agree with it.
  @inline(__always)
  func day(_ bits: UInt64) -> Day? {
    let parts = ReadingLanes(bits: bits, year: year)
    let weekday = parts[ReadingLanes.weekday]
    guard UInt64(truncatingIfNeeded: weekday) &- firstWeekday < 7 || !hasWeekday,
      let day = try? plan.day(parts)
    else { return nil }
    let number = day.weekday.rawValue
    return !hasWeekday || number == weekday || number &+ 7 == weekday ? day : nil
  }
}

/// The parsed parts of a day, each in a lane of one number.
struct ReadingLanes: DayParts {
  let bits: UInt64
  let year: ReadingRule.Year

  // The lowest bits of the lanes; the lanes of the year and the day of the year have 16 bits.
  static var year: UInt64 { 0 }
  static var month: UInt64 { 16 }
  static var dayOfMonth: UInt64 { 24 }
  static var weekday: UInt64 { 32 }
  static var week: UInt64 { 40 }
  static var dayOfYear: UInt64 { 48 }

  @inline(__always)
  subscript(lane: UInt64) -> Int {
    Int(truncatingIfNeeded: bits >> lane & (lane % 48 == 0 ? 0xFFFF : 0xFF))
  }

  @inline(__always)
  func year(_ plan: ReadingPlan) -> Int {
    switch year {
    case .written: self[Self.year]
    case .ofCentury(let pivot): self[Self.year].year(from: pivot)
    case .fixed(let year): year
    }
  }

  func week(_ plan: ReadingPlan) -> Int { self[Self.week] }
  var month: Int { self[Self.month] }

  /// No program parses a quarter.
  var quarter: Int { 1 }
  var dayOfMonth: Int { self[Self.dayOfMonth] }
  var dayOfYear: Int { self[Self.dayOfYear] }
  var weekday: Weekday { Weekday(wrapping: self[Self.weekday] % 7) }

  /// No program parses a count beside other parts.
  var count: Int { .max }
}
#endif
