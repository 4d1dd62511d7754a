/// Which day to use if a month is too short for a day of the month.
///
/// ```swift
/// let day = try Day(2025, 1, 31)
/// try day.adding(.months(1), overflow: .next)                      // 2025-03-01
/// ```
public enum MonthOverflow: Hashable, Sendable, CaseIterable {
  /// The last day of the month, as in ``Day/adding(_:)``.
  case clamp

  /// The first day of the next month.
  case next

  /// No day: an error.
  case reject
}

extension Day {
  /// The day that is a period after this one, with a rule for months that are too short.
  ///
  /// Years and months are added first, as one step. The rule applies to the result of that step.
  /// Then weeks and days are added.
  ///
  /// ```swift
  /// let leapDay = try Day(2024, 2, 29)
  /// try leapDay.adding(.years(1), overflow: .clamp)                  // 2025-02-28
  /// try leapDay.adding(.years(1), overflow: .next)                   // 2025-03-01
  /// try leapDay.adding(.years(1), overflow: .reject)                 // throws February 2025 has 28 days
  /// ```
  ///
  /// - Throws: ``DayError/outOfRange`` if the day, or the day before weeks and days are added, is
  ///   outside ``min`` to ``max``;
  ///   ``DayError/noSuchDay(year:month:dayOfMonth:)`` if the month is too short and the rule is
  ///   ``MonthOverflow/reject``.
  public func adding(_ period: Period, overflow: MonthOverflow) throws(DayError) -> Day {
    guard let months = period.totalMonths, let days = period.totalDays else { throw .outOfRange }
    let step = try adding(months: months)
    if overflow == .clamp || step.dayOfMonth == dayOfMonth { return try step.adding(days: days) }
    guard overflow == .next else {
      let date = step.dayComponents
      throw .noSuchDay(year: date.year, month: date.month, dayOfMonth: dayOfMonth)
    }
    return try step.adding(days: 1).adding(days: days)
  }
}
