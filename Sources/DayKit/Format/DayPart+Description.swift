extension DayPart {
  /// The noun without an article.
  private var name: String {
    switch self {
    case .era: "era"
    case .year: "year"
    case .quarter: "quarter"
    case .month: "month"
    case .dayOfMonth: "day of the month"
    case .dayOfYear: "day of the year"
    case .weekYear: "year of weeks"
    case .week: "week"
    case .weekday: "weekday"
    case .day: "day"
    }
  }

  /// The noun with its indefinite article.
  var noun: String { (self == .era ? "an " : "a ") + name }

  /// The noun with its definite article.
  var definiteNoun: String { "the \(name)" }
}
