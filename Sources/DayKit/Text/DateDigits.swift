/// The digits of a date in ASCII: four of the year, two of the month, two of the day of the month.
struct DateDigits {
  let year: UInt32
  let month: UInt16
  let dayOfMonth: UInt16

  /// All digits, the first in the lowest byte.
  var word: UInt64 { UInt64(year) | UInt64(month) << 32 | UInt64(dayOfMonth) << 48 }
}

extension DateDigits {
  /// Creates the digits of a year from 0 to 9999, a month and a day of the month.
  @inline(__always)
  init(ofYear year: UInt32, month: UInt32, dayOfMonth: UInt32) {
    // Sound: all these numbers are below 100.
    let (century, yearOfCentury) = unsafe (Self.pair(year / 100), Self.pair(year % 100))
    self.init(
      year: UInt32(century) | UInt32(yearOfCentury) << 16, month: unsafe Self.pair(month),
      dayOfMonth: unsafe Self.pair(dayOfMonth))
  }

  /// Creates the digits of a day, if its year has four digits and no sign.
  @inline(__always)
  init?(_ day: Day) {
    guard day >= .firstWithFourDigits else { return nil }
    let date = Civil.date(day.number)
    self.init(
      ofYear: UInt32(bitPattern: date.year), month: date.month, dayOfMonth: date.dayOfMonth)
  }

  /// The two digits of a number below 100.
  @unsafe
  @inline(__always)
  private static func pair(_ number: UInt32) -> UInt16 {
    let pairs = unsafe UnsafeRawPointer(pairs.utf8Start)
    // Sound: there are 100 pairs of bytes.
    return UInt16(
      littleEndian: unsafe pairs.loadUnaligned(fromByteOffset: 2 &* Int(number), as: UInt16.self))
  }

  private static let pairs: StaticString = """
    00010203040506070809101112131415161718192021222324\
    25262728293031323334353637383940414243444546474849\
    50515253545556575859606162636465666768697071727374\
    75767778798081828384858687888990919293949596979899
    """
}

// The first digit of a month is at most 1, because ``FixedDate`` refuses larger ones.

extension DateDigits {
  /// Whether the calendar has the day.
  @inline(__always)
  var isDay: Bool {
    Self.sum(of: dayOfMonth) &- (Self.zeros + 1) < monthPlace.dayCount || isLeapDay
  }

  /// The day that the digits name, if the calendar has it.
  @inline(__always)
  var day: Day? {
    guard isDay else { return nil }
    let years = yearSum &+ monthPlace.years
    let centuries = (years &* 5_243) >> 19  // years / 100
    // Every fourth year has a leap day, but not the last one of three centuries out of four.
    let days = Int((1_461 &* years) / 4) &- Int(3 &* centuries / 4)
    return Day(unchecked: days &+ monthPlace.days &+ Int(Self.sum(of: dayOfMonth)))
  }

  private var isLeapDay: Bool {
    UInt32(dayOfMonth) << 16 | UInt32(month) == 0x3932_3230  // "0229"
      && Day.isLeapYear(Int(yearSum &- Self.yearZeros))
  }

  /// The year, plus ``yearZeros``.
  @inline(__always)
  private var yearSum: UInt32 {
    // As in `sum(of:)`, but what the second digit adds to the third one carries 2 into the last.
    let sums = year &* 2_561
    return (sums >> 8 & 0xFF) &* 100 &+ sums >> 24
  }

  @inline(__always)
  private var monthPlace: MonthPlace {
    MonthPlace.all[Int((UInt32(month) &* 2_561) >> 8 & 31)]
  }

  /// The number in two digits, plus ``zeros``.
  @inline(__always)
  private static func sum(of digits: UInt16) -> UInt32 {
    // The factor adds ten times the first digit to the second one.
    (UInt32(digits) &* 2_561) >> 8 & 0xFF
  }

  /// What is left in a byte of 11 times 48, which the zeros of ASCII add.
  fileprivate static var zeros: UInt32 { 16 }
  fileprivate static var yearZeros: UInt32 { zeros * 100 + zeros + 2 }
}

/// The place of a month in a year that begins in March.
private struct MonthPlace {
  /// The number of days that the month has in every year; 0 if there is no such month.
  let dayCount: UInt32

  /// What to add to the sum of a year's digits to get the years that ended before the month and
  /// began in March, from that of year −100 on.
  let years: UInt32

  /// What to add to the days of those years and the sum of a day's digits to get the days since
  /// 1 January 1970.
  let days: Int

  private init(_ dayCount: UInt32, after days: Int) {
    self.dayCount = dayCount
    years = (days < 306 ? 100 : 99) &- DateDigits.yearZeros
    // 719,468 days from 1 March of year 0 to 1 January 1970, and 36,525 from 1 March −100.
    self.days = days - (719_468 + 36_525 + 1 + Int(DateDigits.zeros))
  }

  private static var none: MonthPlace { MonthPlace(0, after: 0) }

  /// The places of the months whose digits have a given sum, modulo 32.
  static let all: [MonthPlace] = [
    none, none, none, none, none, none, none, none,
    none, none, none, none, none, none, none, none,
    none, MonthPlace(31, after: 306), MonthPlace(28, after: 337), MonthPlace(31, after: 0),
    MonthPlace(30, after: 31), MonthPlace(31, after: 61), MonthPlace(30, after: 92),
    MonthPlace(31, after: 122), MonthPlace(31, after: 153), MonthPlace(30, after: 184),
    MonthPlace(31, after: 214), MonthPlace(30, after: 245), MonthPlace(31, after: 275),
    none, none, none,
  ]
}

extension Day {
  /// 1 January of year 0.
  fileprivate static var firstWithFourDigits: Day { Day(unchecked: -719_528 as Int32) }
}
