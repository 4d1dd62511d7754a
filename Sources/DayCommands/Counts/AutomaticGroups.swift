import DayKit

/// The groups of a chart on a terminal for which no group is given, so that they fit on a screen.
///
/// Sound as `Sendable`: a run writes the sentence once, at its end, and the command reads it then.
final class AutomaticGroups: @unchecked Sendable {
  /// What was chosen, in words; `nil` if days are counted.
  private(set) var sentence: String?

  /// Returns the group for dates from the first to the last day.
  func grouping(for days: ClosedRange<Day>?) -> DayGrouping {
    guard let days else { return .day }
    let grouping = Self.grouping(forDays: days.count)
    if grouping != .day {
      sentence =
        "\(days.count) days are counted by \(grouping.rawValue); --by day counts each of them"
    }
    return grouping
  }

  /// Up to 60 days, 53 weeks, 60 months or 80 quarters.
  static func grouping(forDays count: Int) -> DayGrouping {
    switch count {
    case ...60: .day
    case ...366: .week
    case ...1_827: .month
    case ...7_305: .quarter
    default: .year
    }
  }
}
