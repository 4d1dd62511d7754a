/// A part of a date that a format can contain.
public enum DayPart: Hashable, Sendable {
  case era, year, quarter, month, dayOfMonth, dayOfYear, weekYear, week, weekday, day
}

extension NumberPart {
  /// The part that this is in messages.
  var kind: DayPart {
    switch self {
    case .year, .yearOfEra, .century, .yearOfCentury: .year
    case .quarter: .quarter
    case .month: .month
    case .dayOfMonth: .dayOfMonth
    case .dayOfYear: .dayOfYear
    case .weekYear, .weekYearOfCentury: .weekYear
    case .week, .sundayWeek, .mondayWeek: .week
    case .isoWeekday, .sundayWeekday: .weekday
    case .daysSince1970, .modifiedJulianDay, .epochSeconds, .epochMilliseconds: .day
    }
  }
}

extension NamePart {
  /// The part that this is in messages.
  var kind: DayPart {
    switch self {
    case .era: .era
    case .quarter: .quarter
    case .month: .month
    case .weekday: .weekday
    }
  }
}
