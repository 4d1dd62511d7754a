/// The conversions between numbers of days and the Gregorian calendar.
///
/// Both are the Euclidean affine functions of C. Neri and L. Schneider, "Euclidean affine functions
/// and their application to calendar algorithms", Software: Practice and Experience 53 (2023),
/// 937–970. Their years begin in March, and their epoch is 82 cycles of 400 years before the common
/// one, so that unsigned numbers of 32 bits cover the years −32,800 to 2,906,945.
///
/// Loops over arrays of days use ``components(_:)`` and ``ordinalDate(_:)``, which compute in
/// 64-bit variables whose values fit 32 bits. A day is 64 bits wide, so a compiler that vectorizes
/// a loop has lanes of that width, and in these a product of two 32-bit values is one instruction.
/// Every division is such a product, because a compiler that sees a division by a constant moves
/// the values to narrower lanes and back. Code that converts one day at a time uses ``date(_:)``
/// and ``MarchDate``, which compute in 32 bits with fewer instructions.
@usableFromInline
enum Civil {
  /// The years from the epoch of the computation to year 0.
  @inlinable static var yearShift: Int { 82 * 400 }

  /// The days from the epoch of the computation, a 1 March, to 1 January 1970.
  @inlinable static var dayShift: UInt32 { 82 * 146_097 + 719_468 }

  /// The components of the day that is the given number of days after 1 January 1970.
  @inlinable
  static func components(_ number: Int32) -> DayComponents {
    let date = split(days: UInt32(bitPattern: number) &+ dayShift)
    let monthAndDay = 2_141 &* date.days &+ 197_913
    let month = monthAndDay &>> 16
    let dayOfMonth = ((monthAndDay & 0xFFFF) &* 31_345) &>> 26 &+ 1  // … / 2,141 + 1
    // 1 for months 13 and 14, January and February, which are in the next calendar year.
    let isNextYear = (month &+ 3) &>> 4
    return DayComponents(
      year: Int(truncatingIfNeeded: date.year &+ isNextYear) &- yearShift,
      month: Int(truncatingIfNeeded: month &- 12 &* isNextYear),
      day: Int(truncatingIfNeeded: dayOfMonth))
  }

  /// The components of the day that is the given number of days after 1 January 1970, in 32 bits.
  @inlinable
  static func date(_ number: Int32) -> (year: Int32, month: UInt32, dayOfMonth: UInt32) {
    let date = MarchDate(number)
    let isNextYear = date.days >= 306
    let year = date.year &- UInt32(truncatingIfNeeded: yearShift) &+ (isNextYear ? 1 : 0)
    let month = isNextYear ? date.month &- 12 : date.month
    return (Int32(bitPattern: year), month, date.dayOfMonth)
  }

  /// The number of days from 1 January 1970 to a day that the calendar has.
  @inlinable
  static func number(year: Int32, month: UInt32, dayOfMonth: UInt32) -> Int32 {
    let isNextYear = month <= 2
    let shift = UInt32(truncatingIfNeeded: yearShift) &- (isNextYear ? 1 : 0)
    let start = MarchDate.start(
      year: UInt32(bitPattern: year) &+ shift, month: isNextYear ? month &+ 12 : month)
    return start &+ Int32(bitPattern: dayOfMonth) &- 1
  }

  /// The year of the day that is the given number of days after 1 January 1970, and the number of
  /// days from the first day of that year.
  @inlinable
  static func ordinalDate(_ number: Int32) -> (year: Int, days: Int) {
    // From 1 January of a year after a leap year that ends a cycle, 306 days before 1 March, years
    // have their leap days where years that begin in March have them.
    let date = split(days: UInt32(bitPattern: number) &+ dayShift &- 306)
    return (
      Int(truncatingIfNeeded: date.year &+ 1) &- yearShift, Int(truncatingIfNeeded: date.days)
    )
  }

  /// The years in a number of days and the days left, if every fourth year is a leap year, except
  /// every hundredth, unless it is a four-hundredth.
  @inlinable
  static func split(days: UInt32) -> (year: UInt64, days: UInt64) {
    let quarters = low(4 &* UInt64(days) &+ 3)
    let century = (quarters &* 963_315_389) &>> 47  // quarters / 146,097
    let product = 2_939_745 &* (low(quarters &- 146_097 &* century) | 3)
    let rest = (low(product) &* 1_531_969_483) &>> 54  // low(product) / 2,939,745 / 4
    return (100 &* century &+ (product &>> 32), rest)
  }

  /// The lower 32 bits of a number.
  @inlinable
  static func low(_ number: UInt64) -> UInt64 { number & 0xFFFF_FFFF }
}

extension Civil {
  /// Returns whether a year is in `Day.years`.
  @inlinable
  static func hasYear(_ year: Int) -> Bool { UInt(bitPattern: year &+ 9999) <= 19_998 }

  /// Returns whether every year has a day; 29 February is not one of those days.
  @inlinable
  static func everyYearHas(month: Int, day: Int) -> Bool {
    let count = dayCount(ofMonth: UInt32(truncatingIfNeeded: month))
    return UInt(bitPattern: month &- 1) < 12 && UInt(bitPattern: day &- 1) < UInt(count)
  }

  /// The number of days that a month, 1 to 12 or to 14 in the next year, has in every year.
  @inlinable
  static func dayCount(ofMonth month: UInt32) -> UInt32 {
    // Two bits a month tell how many days there are beyond 28.
    28 | (0b00_11__11_10_11_10_11_11_10_11_10_11_00_11__00 &>> (2 &* month) & 0b11)
  }

  /// The number of days of a month, 1 to 12.
  @inlinable
  static func dayCount(ofMonth month: UInt32, year: Int32) -> UInt32 {
    // Arithmetic instead of conditions: a processor cannot predict branches for random months, and
    // a compiler can vectorize this. A shift by 31 is −1 for a negative number and 0 for any other.
    // Adding a multiple of 400 makes the year positive and keeps its leap day.
    let year = year &+ Int32(truncatingIfNeeded: yearShift)
    let isMultipleOf25 = (year % 25 &- 1) &>> 31
    let isLeapYear = ((year & (3 | (12 & isMultipleOf25))) &- 1) &>> 31
    let isFebruary = (Int32(bitPattern: month ^ 2) &- 1) &>> 31
    let missing = UInt32(bitPattern: (2 &+ isLeapYear) & isFebruary)
    // Months alternate between 31 and 30 days, and the order is reversed from August on.
    return (30 | (month ^ (month &>> 3))) &- missing
  }

  /// The number of days from 1 January 1970 to a day that the calendar has.
  @inlinable
  static func daysSince1970(year: Int, month: Int, dayOfMonth: Int) -> Int {
    let number = number(
      year: Int32(truncatingIfNeeded: year), month: UInt32(truncatingIfNeeded: month),
      dayOfMonth: UInt32(truncatingIfNeeded: dayOfMonth))
    return Int(number)
  }
}
