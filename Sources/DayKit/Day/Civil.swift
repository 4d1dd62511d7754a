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
  static func components(daysSince1970: Int) -> DayComponents {
    let shifted = UInt32(truncatingIfNeeded: daysSince1970) &+ dayShift

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
    let year = 100 &* century &+ yearOfCentury &+ (isNextYear ? 1 : 0)
    return DayComponents(
      year: Int(year) &- Int(yearShift), month: Int(isNextYear ? month &- 12 : month),
      dayOfMonth: Int(dayOfMonth))
  }

  /// The number of days from 1 January 1970 to a day that the calendar has.
  @inlinable
  static func daysSince1970(year: Int, month: Int, dayOfMonth: Int) -> Int {
    let isNextYear = month <= 2
    let year = UInt32(truncatingIfNeeded: year) &+ yearShift &- (isNextYear ? 1 : 0)
    let month = UInt32(truncatingIfNeeded: month) &+ (isNextYear ? 12 : 0)
    let century = year / 100

    let daysOfYears = 1_461 &* year / 4 &- century &+ century / 4
    let daysOfMonths = (979 &* month &- 2_919) / 32
    let days = daysOfYears &+ daysOfMonths &+ UInt32(truncatingIfNeeded: dayOfMonth) &- 1
    return Int(days) &- Int(dayShift)
  }
}
