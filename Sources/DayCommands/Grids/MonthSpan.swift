import DayKit

/// How many months are shown for each month that is given.
struct MonthSpan: Equatable, Sendable {
  /// The number of months, 1 or more.
  var count = 1

  /// How many of them come before the given month.
  var before = 0

  /// The most months in one answer: a hundred years.
  static let limit = 1200

  /// Whether some of the months are in years that do not exist.
  func isCut(for month: YearMonth) -> Bool { months(for: month).count < count }

  /// The months for a month, without those in years that do not exist.
  func months(for month: YearMonth) -> ClosedRange<YearMonth> {
    let first = (try? month.adding(months: -before)) ?? Day.min.yearMonth
    let last = (try? month.adding(months: count - 1 - before)) ?? Day.max.yearMonth
    return first...last
  }
}
