extension DayError: CustomStringConvertible {
  /// What the calendar has instead, such as "February 2025 has 28 days".
  public var description: String {
    switch kind {
    case .outOfRange:
      "dates range from \(Day.min) to \(Day.max)"
    case .noSuchDay(_, let month, let day) where (1...12).contains(month) && day < 1,
      .noSuchMonthDay(let month, let day) where (1...12).contains(month) && day < 1:
      "days start at 1"
    case .noSuchDay(let year, let month, _) where (1...12).contains(month):
      "\(name(year, month)) has \(Day.daysInMonth(month, year: year)) days"
    case .noSuchDayOfYear(let year, let day) where day < 1:
      "the days of \(year) range from 1 to \(Day.daysInYear(year))"
    case .noSuchDayOfYear(let year, _):
      "\(year) has \(Day.daysInYear(year)) days"
    case .noSuchWeek(_, let week) where week < 1: "weeks start at 1"
    case .noSuchWeek(let year, _):
      "\(year) has \(WeekDate.weeksInYear(year)) ISO weeks"
    case .noSuchWeekday(let year, let month, let ordinal, let weekday)
    where (1...12).contains(month):
      "\(name(year, month)) has no \(Self.text(ordinal, EnglishNames.name(of: weekday)))"
    case .noSuchMonthDay(2, _):
      "February has 28 or 29 days"
    case .noSuchMonthDay(let month, _) where (1...12).contains(month):
      "\(EnglishNames.name(ofMonth: month)) has \(Day.daysInMonth(month, year: 0)) days"
    case .noSuchQuarter: "quarters range from 1 to 4"
    case .noSuchHalfYear: "the halves of a year are 1 and 2"
    case .noSuchDayOfSpan(0, _), .noSuchBusinessDay(0): "days start at 1"
    case .noSuchDayOfSpan(_, let days) where days.lowerBound == days.upperBound:
      "\(days.lowerBound) is one day"
    case .noSuchDayOfSpan(_, let days):
      "\(days.lowerBound)..\(days.upperBound) has \(days.upperBound - days.lowerBound + 1) days"
    case .noSuchBusinessDay(let ordinal) where ordinal.magnitude == 1:
      "there is no business day"
    case .noSuchBusinessDay(let ordinal):
      "there are fewer than \(ordinal.magnitude) business days"
    case .noSuchMonth, .noSuchDay, .noSuchWeekday, .noSuchMonthDay:
      "months range from 1 to 12"
    }
  }

  private func name(_ year: Int, _ month: Int) -> String {
    "\(EnglishNames.name(ofMonth: month)) \(year)"
  }

  private static func text(_ ordinal: Int, _ noun: String) -> String {
    let names = ["first", "second", "third", "fourth", "fifth"]
    return switch ordinal {
    case 1...5: "\(names[ordinal - 1]) \(noun)"
    case -1: "last \(noun)"
    case -5 ... -2: "\(names[-ordinal - 1])-last \(noun)"
    default: "\(noun) number \(ordinal)"
    }
  }
}
