/// The digits of a date in ASCII, the first in the lowest byte; no byte is anything but a digit.
struct DateDigits {
  let year: UInt32
  let month: UInt16
  let dayOfMonth: UInt16
}

extension DateDigits {
  /// Whether the calendar has the day.
  @inline(__always)
  var isDay: Bool {
    let (month, day) = Self.numbers(of: monthAndDay)
    guard month &- 1 < 12, day &- 1 < Civil.dayCount(ofMonth: month) else {
      return month == 2 && day == 29 && Day.isLeapYear(Int(yearNumber))
    }
    return true
  }

  /// The day that the digits name, if the calendar has it.
  @inline(__always)
  var day: Day? {
    guard isDay else { return nil }
    let (month, day) = Self.numbers(of: monthAndDay)
    let year = Int32(bitPattern: yearNumber)
    return Day(unchecked: Civil.number(year: year, month: month, dayOfMonth: day))
  }

  /// Creates the digits of a day, if its year has four of them and no sign.
  @inline(__always)
  init?(_ day: Day) {
    guard day >= .firstWithFourDigits else { return nil }
    let date = Civil.date(day.number)
    let year = UInt32(bitPattern: date.year)
    let monthAndDay = Self.digits(of: date.month, date.dayOfMonth)
    self.year = Self.digits(of: year / 100, year % 100)
    month = UInt16(truncatingIfNeeded: monthAndDay)
    dayOfMonth = UInt16(truncatingIfNeeded: monthAndDay >> 16)
  }

  private var monthAndDay: UInt32 { UInt32(month) | UInt32(dayOfMonth) << 16 }

  private var yearNumber: UInt32 {
    let (century, yearOfCentury) = Self.numbers(of: year)
    return century &* 100 &+ yearOfCentury
  }
}

extension Day {
  /// 1 January of year 0.
  fileprivate static var firstWithFourDigits: Day { Day(unchecked: -719_528 as Int32) }
}

// Two numbers of two digits at once, as four bytes that are digits.

extension DateDigits {
  /// The numbers, 0 to 99, that four digits are.
  private static func numbers(of digits: UInt32) -> (UInt32, UInt32) {
    // The factor adds ten times each digit to the one after it. What the second then adds to the
    // third is less than a byte.
    let sums = (digits & 0x0F0F_0F0F) &* 2_561
    return (sums >> 8 & 0xFF, sums >> 24)
  }

  /// The digits of two numbers, 0 to 99.
  private static func digits(of first: UInt32, _ second: UInt32) -> UInt32 {
    let numbers = first | second << 16
    // 103 / 1024 is a tenth, near enough for two digits.
    let tens = (numbers &* 103) >> 10 & 0x000F_000F
    return 0x3030_3030 | tens | (numbers &- tens &* 10) << 8
  }
}
