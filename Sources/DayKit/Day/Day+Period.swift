extension Day {
  /// The day that is a period after this one.
  ///
  /// Years and months are added first, as one step. If the month is too short for the day of the
  /// month, the result of that step is the last day of the month. Then weeks and days are added.
  ///
  /// ```swift
  /// try Day(2025, 1, 31).adding(.months(1))                          // 2025-02-28
  /// try Day(2025, 8, 29).adding(Period(years: 1, days: -1))          // 2026-08-28
  /// ```
  ///
  /// - Throws: ``DayError/outOfRange`` if the day, or the day before weeks and days are added, is
  ///   outside ``min`` to ``max``.
  @inlinable
  public func adding(_ period: Period) throws(DayError) -> Day {
    guard let months = period.totalMonths, let days = period.totalDays else { throw .outOfRange }
    return try adding(months: months).adding(days: days)
  }

  /// The period from this day to another, in years, months and days of one sign.
  ///
  /// It has as many whole months as fit without passing the end, with the day of the month
  /// unchanged, then the remaining days. Adding the period to this day gives the end. This is the
  /// difference of ECMAScript's Temporal (`DifferenceISODate`).
  ///
  /// ```swift
  /// try Day(2025, 8, 29).period(to: Day(2026, 12, 25))               // P1Y3M26D
  /// try Day(2025, 1, 31).period(to: Day(2025, 2, 28))                // P28D
  /// try Day(2025, 1, 31).period(to: Day(2025, 3, 1))                 // P1M1D
  /// ```
  public func period(to end: Day) -> Period {
    let months = months(until: end)
    // Clamping keeps the step between this day and the end, so there is always such a day.
    let step = clampedDay(afterMonths: months) ?? self
    return Period(years: months / 12, months: months % 12, days: end - step)
  }

  /// The number of whole months from this day to another, negative if that one is earlier.
  ///
  /// ```swift
  /// try Day(2025, 1, 31).months(until: Day(2025, 3, 1))              // 1
  /// ```
  public func months(until end: Day) -> Int {
    let from = dayComponents
    let to = end.dayComponents
    let months = (to.year - from.year) * 12 + to.month - from.month
    if end >= self {
      return to.dayOfMonth < from.dayOfMonth ? months - 1 : months
    }
    return to.dayOfMonth > from.dayOfMonth ? months + 1 : months
  }
}

extension Day {
  /// A unit that ``day(byAdding:value:)`` moves a day by.
  ///
  /// ```swift
  /// Period(months: 3)[Day.Component.month]                           // 3
  /// ```
  public enum Component: Hashable, Sendable, CaseIterable {
    case day, week, month, year
  }

  /// The day that is a number of days, weeks, months or years after this one.
  ///
  /// The day of the month is clamped to the length of the month, as in ``adding(_:)``.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).day(byAdding: .month, value: 1)             // 2025-09-29
  /// ```
  ///
  /// - Precondition: The day is between ``min`` and ``max``. For a number from outside, use
  ///   ``adding(_:)``, which throws.
  public func day(byAdding component: Component, value: Int) -> Day {
    var period = Period()
    period[component] = value
    do throws(DayError) {
      return try adding(period)
    } catch {
      preconditionFailure("the day is out of range")
    }
  }
}

extension Day {
  @inlinable
  func adding(days: Int) throws(DayError) -> Day {
    if days == 0 { return self }
    let (sum, overflow) = daysSince1970.addingReportingOverflow(days)
    guard !overflow, let day = Day(exactly: sum) else { throw .outOfRange }
    return day
  }

  @inlinable
  func adding(months: Int) throws(DayError) -> Day {
    guard let day = clampedDay(afterMonths: months) else { throw .outOfRange }
    return day
  }

  @inlinable
  func clampedDay(afterMonths months: Int) -> Day? {
    if months == 0 { return self }
    guard let number = MarchDate(number).number(afterMonths: months) else { return nil }
    return Day(unchecked: number)
  }
}
