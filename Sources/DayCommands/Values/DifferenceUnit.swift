import CommandGrammar

/// What a difference is counted in.
enum DifferenceUnit: String, CaseIterable, Sendable {
  case days, weeks, months, years, ymd
}

extension DifferenceUnit: ArgumentChoice {}
