extension PeriodError: CustomStringConvertible {
  /// What was expected and where, such as "expected a number at character 2".
  public var description: String {
    switch reason.kind {
    case .expectedNumber: "expected a number at character \(offset + 1)"
    case .expectedUnit: "expected a unit (y, m, w or d) at character \(offset + 1)"
    case .repeatedUnit: "the unit at character \(offset + 1) occurs twice"
    case .numberTooLarge: "the number at character \(offset + 1) is too large"
    case .timeOfDay: "a period has no time of day, but there is a T at character \(offset + 1)"
    }
  }
}
