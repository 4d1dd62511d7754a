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
  /// A month counts only when the end's day of the month has reached the start's: 31 January to
  /// 28 February is 28 days, and to 1 March it is one month and one day. The remaining days follow.
  /// Adding the period to this day gives the end. This is the difference of ECMAScript's Temporal
  /// (`DifferenceISODate`).
  ///
  /// ```swift
  /// try Day(2025, 8, 29).period(to: Day(2026, 12, 25))               // P1Y3M26D
  /// try Day(2025, 1, 31).period(to: Day(2025, 2, 28))                // P28D
  /// try Day(2025, 1, 31).period(to: Day(2025, 3, 1))                 // P1M1D
  /// ```
  ///
  /// From 29 February, the 28th of a common year is therefore a day before a whole year, unless a rule
  /// says that it is the day. ``until(_:in:leapDay:)`` counts whole years in the same way, and
  /// ``age(on:leapDay:)``, for people, has the 28th without a rule:
  ///
  /// ```swift
  /// let leapDay = try Day(2020, 2, 29)
  /// let end = try Day(2025, 2, 28)
  /// leapDay.period(to: end)                                          // P4Y11M30D
  /// leapDay.period(to: end, leapDay: .lastOfFebruary)                // P5Y
  /// leapDay.until(end, in: .years)                                   // 4
  /// leapDay.age(on: end)                                             // 5
  /// ```
  ///
  /// - Parameters:
  ///   - end: The other day.
  ///   - rule: The day that stands for 29 February in a common year, if this day is 29 February. With
  ///     ``MonthDay/LeapDayRule/firstOfMarch``, the period from that day gives the end if it is added
  ///     with ``MonthOverflow/firstOfNextMonth``; otherwise, the usual overflow gives the end. If `nil`,
  ///     a month is whole when the day of the month is reached.
  public func period(to end: Day, leapDay rule: MonthDay.LeapDayRule? = nil) -> Period {
    let months = wholeMonths(until: end, leapDay: rule)
    // Clamping keeps the step between this day and the end, so there is always such a day.
    let step = day(afterMonths: months, leapDay: rule) ?? self
    return Period(years: months / 12, months: months % 12, days: end - step)
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
