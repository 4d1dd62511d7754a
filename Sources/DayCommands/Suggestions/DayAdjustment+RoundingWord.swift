import DayKit

extension DayAdjustment {
  /// Reads the word of a rule for rounding.
  init?(word bytes: Span<UInt8>) {
    guard let rule = DayAdjustment(reading: bytes), !rule.isOfOneDay else { return nil }
    self = rule
  }

  /// Whether the rule is about a span that depends on one day alone, such as the start of the day.
  var isOfOneDay: Bool {
    switch spanKind?.code {
    case .day, .last7Days, .custom: true
    case .week, .halfMonth, .month, .quarter, .halfYear, .year, nil: false
    }
  }
}
