extension FixedWidthKernel {
  /// The digits of a date in ASCII, the first in the lowest byte; no byte is anything but a digit.
  struct Digits {
    let year: UInt32
    let month: UInt16
    let dayOfMonth: UInt16

    private var monthAndDay: UInt32 { UInt32(month) | UInt32(dayOfMonth) << 16 }
  }
}

extension FixedWidthKernel.Digits {
  /// Whether there is the day in every year, so that nobody has to look at the year.
  var isInEveryYear: Bool {
    let (month, day) = Self.numbers(of: monthAndDay)
    // The table has a row for each first digit of a month and a column for each second.
    return UInt8(truncatingIfNeeded: day) &- 1 < Self.dayCounts[Int(month)]
  }

  /// The digits of the day that lies so many days after a day that there is, if its year has four.
  ///
  /// The number of days is one between days that there are.
  func adding(days: Int) -> Self? {
    let (century, yearOfCentury) = Self.numbers(of: year)
    let (month, day) = Self.numbers(of: monthAndDay)
    let start = Civil.daysSince1970(
      year: Int(century &* 100 &+ yearOfCentury), month: Int(month), dayOfMonth: Int(day))
    let sum = start &+ days
    guard (Day.first(ofYear: 0).daysSince1970...Day.max.daysSince1970).contains(sum) else {
      return nil
    }
    return Self(Civil.components(daysSince1970: sum))
  }

  /// The digits of a date in the years 0 to 9999.
  private init(_ components: DayComponents) {
    let year = UInt32(truncatingIfNeeded: components.year)
    let month = UInt32(truncatingIfNeeded: components.month)
    let day = UInt32(truncatingIfNeeded: components.dayOfMonth)
    let monthAndDay = Self.digits(of: month, day)
    self.year = Self.digits(of: year / 100, year % 100)
    self.month = UInt16(truncatingIfNeeded: monthAndDay)
    dayOfMonth = UInt16(truncatingIfNeeded: monthAndDay >> 16)
  }
}

// Two numbers of two digits at once, as four bytes that are digits.

extension FixedWidthKernel.Digits {
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

  /// The number of days that each month has in every year, for all numbers of two digits.
  private static let dayCounts: [UInt8] = [
    0, 31, 28, 31, 30, 31, 30, 31, 31, 30,
    31, 30, 31, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ]
}
