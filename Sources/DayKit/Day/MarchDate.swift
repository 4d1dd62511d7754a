/// A day as a year that begins in March, and so ends with its leap day if it has one, and the
/// number of days from the first day of that year.
@frozen
@usableFromInline
struct MarchDate {
  /// The years from the epoch of ``Civil``.
  @usableFromInline let year: UInt32

  /// The days since 1 March, 0 to 365.
  @usableFromInline let days: UInt32

  /// Creates the date of the day that is the given number of days after 1 January 1970.
  @inlinable
  init(_ number: Int32) {
    (year, days) = Self.split(days: UInt32(bitPattern: number) &+ Civil.dayShift)
  }
}

extension MarchDate {
  /// The month, 3 for March to 14 for February.
  @inlinable var month: UInt32 { monthAndDay >> 16 }

  /// The day of the month, 1 to 31.
  @inlinable var dayOfMonth: UInt32 { (monthAndDay & 0xFFFF) / 2_141 &+ 1 }

  @inlinable var monthAndDay: UInt32 { 2_141 &* days &+ 197_913 }

  /// The years in a number of days and the days left, as in ``Civil/split(days:)``, for one day at
  /// a time: in 32 bits, the conversion of a single day takes fewer instructions.
  @inlinable
  static func split(days: UInt32) -> (year: UInt32, days: UInt32) {
    let quarters = 4 &* days &+ 3
    let century = quarters / 146_097
    let product = 2_939_745 &* UInt64(quarters % 146_097 | 3)
    let year = 100 &* century &+ UInt32(truncatingIfNeeded: product >> 32)
    return (year, UInt32(truncatingIfNeeded: product) / 2_939_745 / 4)
  }

  /// The number of days from 1 January 1970 to the first day of a month.
  @inlinable
  static func start(year: UInt32, month: UInt32) -> Int32 {
    let century = year / 100
    let daysOfYears = 1_461 &* year / 4 &- century &+ century / 4
    let daysOfMonths = (979 &* month &- 2_919) / 32
    return Int32(bitPattern: daysOfYears &+ daysOfMonths &- Civil.dayShift)
  }

  /// The number of days from 1 January 1970 to the day that is a number of months later, with the
  /// day of the month clamped to the length of the month; `nil` if that month is outside
  /// `Day.years`.
  @inlinable
  func number(afterMonths months: Int) -> Int32? {
    let total = Int(12 &* year &+ month) &+ months
    guard UInt(bitPattern: total &- Self.firstMonth) < 20_000 * 12 - 12 else { return nil }
    let months = UInt32(truncatingIfNeeded: total) &- 3
    let (year, month) = (months / 12, months % 12 &+ 3)
    let start = Self.start(year: year, month: month)
    // One comparison finds the rare case, a day of February after the 28th.
    let isLate = 32 &* month &+ dayOfMonth > 32 * 14 + 28
    if isLate && Day.isLeapYear(Int(year &+ 1)) { return start &+ 28 }
    return start &+ Int32(bitPattern: Swift.min(dayOfMonth, Civil.dayCount(ofMonth: month))) &- 1
  }

  /// January −9999, as months from the epoch.
  @inlinable static var firstMonth: Int { (82 * 400 - 10_000) * 12 + 13 }
}
