#if Formats
extension DayPart: CustomStringConvertible {
  /// The English noun for the part, such as "day of the month".
  public var description: String {
    switch kind {
    case .era: "era"
    case .year: "year"
    case .quarter: "quarter"
    case .month: "month"
    case .dayOfMonth: "day of the month"
    case .dayOfYear: "day of the year"
    case .weekYear: "year of the ISO week"
    case .week: "week"
    case .sundayWeek: "week of the year from Sunday"
    case .mondayWeek: "week of the year from Monday"
    case .weekOfMonth: "week of the month"
    case .weekdayOrdinal: "number of the weekday in its month"
    case .weekday: "weekday"
    case .day: "day"
    case .time: "time of day"
    case .timeZone: "time zone"
    }
  }

  /// The noun with its indefinite article.
  var noun: String { (self == .era ? "an " : "a ") + description }

  /// The noun with its definite article.
  var definiteNoun: String { "the \(description)" }
}
#endif
