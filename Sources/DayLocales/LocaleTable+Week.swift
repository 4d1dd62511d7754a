import DayKit

extension LocaleTable {
  /// The week of a region.
  struct Week {
    var firstWeekday: Weekday
    var weekend: WeekdaySet

    /// The week of the world.
    static let common = Week(firstWeekday: .monday, weekend: [.saturday, .sunday])
  }
}

extension LocaleTable.Week {
  /// Reads the numbers of the first weekday and of the first and last day of the weekend.
  init(_ value: Substring.UTF8View) {
    let days = value.map { Weekday(rawValue: Int($0) - Int(UInt8(ascii: "0"))) ?? .monday }
    let length = days[2].days(since: days[1]) + 1
    firstWeekday = days[0]
    weekend = WeekdaySet(Weekday.ordered(startingOn: days[1]).prefix(length))
  }
}
