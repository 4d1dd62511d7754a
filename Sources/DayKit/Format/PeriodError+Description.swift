extension PeriodError: CustomStringConvertible {
  /// What was expected and where, such as "expected a number at byte 1".
  public var description: String {
    switch reason.kind {
    case .expectedNumber: "expected a number at byte \(offset)"
    case .expectedUnit: "expected a unit (y, m, w or d) at byte \(offset)"
    case .repeatedUnit: "the unit at byte \(offset) occurs twice"
    case .numberTooLarge: "the number at byte \(offset) is too large"
    case .timeOfDay: "a period has no time of day, but there is a T at byte \(offset)"
    }
  }
}
