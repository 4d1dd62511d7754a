import CommandGrammar
import DayKit

/// What a difference is counted in.
enum DifferenceUnit: String, CaseIterable, Sendable {
  case days, weeks, months, years, ymd
}

extension DifferenceUnit: ArgumentChoice {
  static func value(at position: Int) -> Self? {
    switch position {
    case 0: .days
    case 1: .weeks
    case 2: .months
    case 3: .years
    case 4: .ymd
    default: nil
    }
  }
}

extension DifferenceUnit {
  /// The difference from a start to an end, in whole units towards zero.
  func difference(from start: Day, to end: Day) -> Answer {
    switch self {
    case .days: .count(start.days(until: end))
    case .weeks: .count(start.days(until: end) / 7)
    case .months: .count(start.months(until: end))
    case .years: .count(start.months(until: end) / 12)
    case .ymd: .text(start.period(to: end).description)
    }
  }
}
