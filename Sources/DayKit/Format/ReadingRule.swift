/// How the parts that a program reads make a day.
struct ReadingRule: Sendable {
  var plan: ReadingPlan

  /// The first of the hundred years that two digits stand for, if they do.
  var pivot: Int?

  /// The number of the first weekday there is, 1 where they are those of ISO 8601.
  var firstWeekday: UInt64 = 0

  /// Whether a weekday was read.
  var hasWeekday = false
}

extension ReadingRule {
  /// The day that parts make, if there is one and they agree.
  @inline(__always)
  func day(_ parts: UInt64) -> Day? {
    let weekday = parts >> ReadingLane.weekday & 0xFF
    guard weekday &- firstWeekday < 7 || !hasWeekday else { return nil }
    var year = Int(truncatingIfNeeded: parts & 0xFFFF)
    if let pivot { year = Self.year(year, from: pivot) }
    switch plan {
    case .dayOfMonth, .month:
      let month = Int(truncatingIfNeeded: parts >> ReadingLane.month & 0xFF)
      let day = Int(truncatingIfNeeded: parts >> ReadingLane.dayOfMonth & 0xFF)
      guard let day = Day(year: year, month: month, checked: day),
        !hasWeekday || day.isOn(weekday)
      else { return nil }
      return day
    case .dayOfYear:
      let dayOfYear = Int(truncatingIfNeeded: parts >> ReadingLane.dayOfYear & 0xFFFF)
      guard let day = try? Day(year: year, dayOfYear: dayOfYear), !hasWeekday || day.isOn(weekday)
      else { return nil }
      return day
    case .isoWeek:
      let week = Int(truncatingIfNeeded: parts >> ReadingLane.week & 0xFF)
      let weekday = Weekday(wrapping: Int(truncatingIfNeeded: weekday) % 7)
      return try? Day(WeekDate(year: year, week: week, weekday: weekday))
    case .count, .sundayWeek, .mondayWeek:
      return nil
    }
  }

  private static func year(_ yearOfCentury: Int, from pivot: Int) -> Int {
    let distance = (yearOfCentury - pivot % 100) % 100
    return pivot &+ (distance < 0 ? distance + 100 : distance)
  }
}

extension Day {
  /// Creates the day of a year, a month and a day of the month, if the calendar has it.
  ///
  /// It does the same as the initializer that throws, with less said about what is wrong.
  @inline(__always)
  init?(year: Int, month: Int, checked day: Int) {
    guard UInt(bitPattern: month &- 1) < 12, Day.years.contains(year) else { return nil }
    // The first 28 days are in each month.
    guard UInt(bitPattern: day &- 1) < 28 || Self.isLate(day, inMonth: month, year: year) else {
      return nil
    }
    self.init(unchecked: Civil.daysSince1970(year: year, month: month, dayOfMonth: day))
  }

  private static func isLate(_ day: Int, inMonth month: Int, year: Int) -> Bool {
    day > 28 && day <= Self.daysInMonth(month, year: year)
  }

  /// Whether the day is on a weekday, 0 or 7 for Sunday to 6 for Saturday.
  @inline(__always)
  fileprivate func isOn(_ weekday: UInt64) -> Bool {
    let number = UInt64(truncatingIfNeeded: self.weekday.rawValue)
    return number == weekday || number &+ 7 == weekday
  }
}
