import DayKit

extension LocaleTable {
  /// The week of a region.
  struct Week {
    var firstWeekday: Weekday
    var weekend: WeekdaySet

    /// The week that CLDR gives for the world: it starts on Monday, with a weekend of Saturday and
    /// Sunday.
    static var common: Week { Week("160") }
  }
}

extension LocaleTable.Week {
  /// Reads three digits: the first weekday, and the first and the last day of the weekend.
  init(_ digits: LocaleCode) {
    firstWeekday = Self.weekday(digits[0])
    let last = Self.weekday(digits[2])
    var weekday = Self.weekday(digits[1])
    weekend = WeekdaySet(weekday)
    while weekday != last {
      weekday = weekday.advanced(by: 1)
      weekend.insert(weekday)
    }
  }

  private static func weekday(_ digit: UInt8) -> Weekday {
    Weekday(rawValue: Int(digit) - Int(UInt8(ascii: "0"))) ?? .monday
  }
}
