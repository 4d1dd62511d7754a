import CommandGrammar

/// The value of `--scale`: how numbers of dates are divided into levels.
enum HeatDivision: String, Sendable {
  /// Each level has about as many days.
  case quantile

  /// All levels are ranges of the same size.
  case linear

  /// The largest number of each level is the same multiple of the one before.
  case log
}

extension HeatDivision: ArgumentChoice {
  static var count: Int { 3 }

  static func value(at position: Int) -> Self {
    switch position {
    case 0: .quantile
    case 1: .linear
    default: .log
    }
  }
}
