/// The conversions between numbers of days and the Gregorian calendar.
///
/// Both are the Euclidean affine functions of C. Neri and L. Schneider, "Euclidean affine functions
/// and their application to calendar algorithms", Software: Practice and Experience 53 (2023),
/// 937–970, with years that begin in March and an epoch 82 cycles of 400 years before the common
/// one, so that unsigned arithmetic of 32 bits covers years −32,800 to 2,906,945.
@usableFromInline
enum Civil {
  /// The years from the epoch of the computation to year 0.
  @inlinable static var yearShift: UInt32 { 82 * 400 }

  /// The days from the epoch of the computation, a 1 March, to 1 January 1970.
  @inlinable static var dayShift: UInt32 { 82 * 146_097 + 719_468 }

  /// The components of the day that lies the given number of days after 1 January 1970.
  @inlinable
  static func date(_ number: Int32) -> (year: Int32, month: UInt32, dayOfMonth: UInt32) {
    let date = MarchDate(number)
    let isNextYear = date.days >= 306
    let year = date.year &- yearShift &+ (isNextYear ? 1 : 0)
    let month = isNextYear ? date.month &- 12 : date.month
    return (Int32(bitPattern: year), month, date.dayOfMonth)
  }

  /// The number of days from 1 January 1970 to a day that the calendar has.
  @inlinable
  static func number(year: Int32, month: UInt32, dayOfMonth: UInt32) -> Int32 {
    let isNextYear = month <= 2
    let year = UInt32(bitPattern: year) &+ yearShift &- (isNextYear ? 1 : 0)
    let start = MarchDate.start(year: year, month: isNextYear ? month &+ 12 : month)
    return start &+ Int32(bitPattern: dayOfMonth) &- 1
  }

  /// The year of the day that lies the given number of days after 1 January 1970, and the number of
  /// days from its first one.
  @inlinable
  static func ordinalDate(_ number: Int32) -> (year: Int32, days: UInt32) {
    // From 1 January of a year after a leap year that ends a cycle, 306 days before 1 March, years
    // have their leap days where years that begin in March have them.
    let date = split(days: UInt32(bitPattern: number) &+ dayShift &- 306)
    return (Int32(bitPattern: date.year &+ 1 &- yearShift), date.days)
  }

  /// The years in a number of days and the days left, where each fourth year is a leap year but
  /// each hundredth, and each four-hundredth is one all the same.
  @inlinable
  static func split(days: UInt32) -> (year: UInt32, days: UInt32) {
    let quarters = 4 &* days &+ 3
    let century = quarters / 146_097
    let product = 2_939_745 &* UInt64(quarters % 146_097 | 3)
    let year = 100 &* century &+ UInt32(truncatingIfNeeded: product >> 32)
    return (year, UInt32(truncatingIfNeeded: product) / 2_939_745 / 4)
  }
}

extension Civil {
  /// Tells whether days reach a year.
  @inlinable
  static func hasYear(_ year: Int) -> Bool { UInt(bitPattern: year &+ 9999) <= 19_998 }

  /// Tells whether every year has a day; 29 February is not one of those days.
  @inlinable
  static func everyYearHas(month: Int, dayOfMonth: Int) -> Bool {
    let count = dayCount(ofMonth: UInt32(truncatingIfNeeded: month))
    return UInt(bitPattern: month &- 1) < 12 && UInt(bitPattern: dayOfMonth &- 1) < UInt(count)
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
    let count = dayCount(ofMonth: month)
    return month == 2 && Day.isLeapYear(Int(year)) ? 29 : count
  }

  /// The components of the day that lies the given number of days after 1 January 1970.
  @inlinable
  static func components(daysSince1970: Int) -> DayComponents {
    let date = date(Int32(truncatingIfNeeded: daysSince1970))
    return DayComponents(
      year: Int(date.year), month: Int(date.month), dayOfMonth: Int(date.dayOfMonth))
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
