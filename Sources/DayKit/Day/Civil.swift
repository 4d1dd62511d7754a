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
    let shifted = UInt32(bitPattern: number) &+ dayShift

    let quarters = 4 &* shifted &+ 3
    let century = quarters / 146_097
    let dayOfCentury = (quarters % 146_097) / 4

    let product = 2_939_745 &* UInt64(4 &* dayOfCentury &+ 3)
    let yearOfCentury = UInt32(truncatingIfNeeded: product >> 32)
    let dayOfYear = UInt32(truncatingIfNeeded: product) / 2_939_745 / 4

    let affine = 2_141 &* dayOfYear &+ 197_913
    let month = affine >> 16
    let dayOfMonth = (affine & 0xFFFF) / 2_141 &+ 1

    let isNextYear = dayOfYear >= 306
    let year = 100 &* century &+ yearOfCentury &+ (isNextYear ? 1 : 0) &- yearShift
    return (Int32(bitPattern: year), isNextYear ? month &- 12 : month, dayOfMonth)
  }

  /// The number of days from 1 January 1970 to a day that the calendar has.
  @inlinable
  static func number(year: Int32, month: UInt32, dayOfMonth: UInt32) -> Int32 {
    let isNextYear = month <= 2
    let year = UInt32(bitPattern: year) &+ yearShift &- (isNextYear ? 1 : 0)
    let month = isNextYear ? month &+ 12 : month
    let century = year / 100

    let daysOfYears = 1_461 &* year / 4 &- century &+ century / 4
    let daysOfMonths = (979 &* month &- 2_919) / 32
    return Int32(bitPattern: daysOfYears &+ daysOfMonths &+ dayOfMonth &- 1 &- dayShift)
  }

  /// The year of the day that lies the given number of days after 1 January 1970, and the number of
  /// days from its first one.
  ///
  /// Counted from the 1 January after a leap year that ends a cycle, leap years end the cycles of
  /// 4 and 400 years, as leap days end those of years from March.
  @inlinable
  static func ordinalDate(_ number: Int32) -> (year: Int32, days: UInt32) {
    let quarters = 4 &* (UInt32(bitPattern: number) &+ dayShift &- 306) &+ 3
    let century = quarters / 146_097
    let product = 2_939_745 &* UInt64(quarters % 146_097 | 3)
    let yearOfCentury = UInt32(truncatingIfNeeded: product >> 32)
    let year = 100 &* century &+ yearOfCentury &+ 1 &- yearShift
    return (Int32(bitPattern: year), UInt32(truncatingIfNeeded: product) / 2_939_745 / 4)
  }
}

extension Civil {
  /// Tells whether days reach a year.
  @inlinable
  static func hasYear(_ year: Int) -> Bool { UInt(bitPattern: year &+ 9999) <= 19_998 }

  /// Tells whether every year has a day; 29 February is not one of those days.
  @inlinable
  static func everyYearHas(month: Int, dayOfMonth: Int) -> Bool {
    // Two bits a month tell how many days it has beyond 28.
    let extraDays = 0b11_10_11_10_11_11_10_11_10_11_00_11_00 &>> (2 &* month) & 0b11
    return UInt(bitPattern: month &- 1) < 12
      && UInt(bitPattern: dayOfMonth &- 1) < UInt(bitPattern: 28 &+ extraDays)
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
