#if Formats
/// Days at a fixed distance, such as every two weeks from a Friday on, and the spans between them.
///
/// ```swift
/// let sprints = DayCycle(every: .weeks(2), from: try Day(2025, 1, 3))
/// sprints?.contains(try Day(2025, 8, 29))                       // true
/// sprints?.days(containing: try Day(2025, 9, 3))                // 2025-08-29...2025-09-11
/// ```
///
/// A cycle has no beginning: it extends from its anchor in both directions. Each day of the cycle is
/// counted from the anchor, not from the one before it: a cycle of a month from 31 January has the
/// last day of each month.
public struct DayCycle: Hashable, Sendable {
  /// The time from each day of the cycle to the next one.
  ///
  /// ```swift
  /// DayCycle(every: .weeks(2), from: .today)?.period              // P2W
  /// ```
  public let period: Period

  /// A day of the cycle.
  ///
  /// ```swift
  /// let paydays = DayCycle(every: .weeks(2), from: try Day(2025, 1, 3))
  /// paydays?.anchor                       // 2025-01-03
  /// ```
  public let anchor: Day

  /// The distance in months, or in days if there are no months.
  private let months: Int
  private let dayCount: Int

  /// Creates a cycle of a number of days and weeks, or of months and years.
  ///
  /// ```swift
  /// DayCycle(every: .days(10), from: try Day(2025, 1, 1))?.description       // P10D from 2025-01-01
  /// DayCycle(every: Period(months: 1, days: 1), from: .today)                // nil
  /// ```
  ///
  /// - Returns: The cycle, or `nil` if a part of the period is negative, if all are 0, or if there are
  ///   both days and months.
  public init?(every period: Period, from anchor: Day) {
    guard period.years >= 0, period.months >= 0, period.weeks >= 0, period.days >= 0 else {
      return nil
    }
    // Two days are never further apart than all days.
    let limit = Day.bounds.count
    months = Swift.min(Period.sum(period.years, times: 12, plus: period.months) ?? limit, limit)
    dayCount = Swift.min(period.totalDays ?? limit, limit)
    guard (months > 0) != (dayCount > 0) else { return nil }
    (self.period, self.anchor) = (period, anchor)
  }
}

extension DayCycle {
  /// Returns whether a day is one of the cycle, before or after its anchor.
  ///
  /// ```swift
  /// let rent = DayCycle(every: .months(1), from: try Day(2025, 1, 31))
  /// rent?.contains(try Day(2025, 2, 28))  // true
  /// rent?.contains(try Day(2025, 3, 28))  // false
  /// ```
  public func contains(_ day: Day) -> Bool { start(of: ordinal(of: day)) == day }

  /// Returns the days from the day of the cycle that is not after a given one to the day before the
  /// next one, as far as there are days.
  ///
  /// ```swift
  /// let tenDays = DayCycle(every: .days(10), from: try Day(2025, 1, 1))
  /// tenDays?.days(containing: try Day(2024, 12, 31))              // 2024-12-22...2024-12-31
  /// ```
  public func days(containing day: Day) -> ClosedRange<Day> { days(of: ordinal(of: day)) }

  /// The number of the span that a day is in: 0 from the anchor on, and one more for the next span.
  func ordinal(of day: Day) -> Int {
    guard months > 0 else { return (day - anchor).dividedRoundingDown(by: dayCount) }
    let distance = (day.year - anchor.year) * 12 + day.month - anchor.month
    let number = distance.dividedRoundingDown(by: months)
    // The first day of the span is in this month or in one before it.
    return (start(of: number).map { $0 > day } ?? false) ? number - 1 : number
  }

  /// The days of the span with a number.
  func days(of ordinal: Int) -> ClosedRange<Day> {
    (start(of: ordinal) ?? .min)...(start(of: ordinal + 1).map { $0 - 1 } ?? .max)
  }

  /// The first day of the span with a number, or `nil` if it is outside the calendar.
  private func start(of ordinal: Int) -> Day? {
    if months == 0 { return Day(exactly: anchor.daysSince1970 + ordinal * dayCount) }
    do throws(DayError) {
      return try anchor.adding(.months(ordinal * months))
    } catch {
      return nil
    }
  }
}

extension DayCycle: CustomStringConvertible {
  /// The period and the anchor in ISO 8601, such as `P2W from 2025-01-03`.
  public var description: String { "\(period) from \(anchor)" }
}
#endif
