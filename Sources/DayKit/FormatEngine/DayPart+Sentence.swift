#if Formats
extension DayPart {
  /// The value that this part has for a day, as a clause.
  func sentence(_ day: Day) -> String {
    let components = day.dayComponents
    return switch kind {
    case .era: "\(day) is \(components.year > 0 ? "AD" : "BC")"
    case .year where components.year < 1:
      "\(day) is in the year \(components.year), which is \(1 - components.year) BC"
    case .year: "\(day) is in the year \(components.year)"
    case .quarter: "\(day) is in quarter \(day.quarter)"
    case .month: "\(day) is in \(EnglishNames.name(ofMonth: components.month))"
    case .dayOfMonth: "\(day) is day \(components.dayOfMonth) of the month"
    case .dayOfYear: "\(day) is day \(day.dayOfYear) of the year"
    case .weekYear, .week: "\(day) is in week \(day.weekDate.week) of \(day.weekDate.year)"
    case .weekday: "\(day) is a \(EnglishNames.name(of: day.weekday))"
    case .sundayWeek:
      "\(day) is in week \(day.week(startingOn: .sunday)) of its year, counted from Sunday"
    case .mondayWeek:
      "\(day) is in week \(day.week(startingOn: .monday)) of its year, counted from Monday"
    case .weekOfMonth: "\(day) is in week \(day.weekOfMonth()) of its month"
    case .weekdayOrdinal:
      "\(day) is \(EnglishNames.name(of: day.weekday)) number \(day.weekdayOrdinal) of its month"
    case .day, .time, .timeZone: "it is \(day)"
    }
  }
}
#endif
