import CommandGrammar

/// The unit in which a difference is counted.
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
