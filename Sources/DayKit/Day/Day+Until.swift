extension Day {
  /// The number of whole units from this day to another, negative if that one is earlier.
  ///
  /// The rest is ignored, so the number is rounded towards zero. A month is whole when the same day
  /// of the month is reached: 31 January to 28 February is 0 months, and to 1 March it is 1 month.
  /// This is the meaning of java.time's `ChronoUnit.between`.
  ///
  /// ```swift
  /// let birth = try Day(1990, 8, 30)
  /// try birth.until(Day(2025, 8, 29), in: .years)                  // 34, a day before the birthday
  /// try Day(2025, 8, 29).until(Day(2025, 12, 25), in: .weeks)      // 16
  /// try Day(2025, 12, 25).until(Day(2025, 8, 29), in: .months)     // -3
  /// ```
  ///
  /// From 29 February, a year is therefore whole on 1 March of a common year, unless a rule says that
  /// it is on the 28th. ``period(to:leapDay:)`` does the same; ``age(on:leapDay:)``, for people, has
  /// the 28th without a rule:
  ///
  /// ```swift
  /// let leapling = try Day(2020, 2, 29)
  /// let day = try Day(2025, 2, 28)
  /// leapling.until(day, in: .years)                                // 4
  /// leapling.until(day, in: .years, leapDay: .lastOfFebruary)      // 5
  /// leapling.period(to: day)                                       // P4Y11M30D
  /// leapling.period(to: day, leapDay: .lastOfFebruary)             // P5Y
  /// leapling.age(on: day)                                          // 5
  /// ```
  ///
  /// - Parameters:
  ///   - end: The other day.
  ///   - unit: The unit.
  ///   - rule: The day that stands for 29 February in a common year, if this day is 29 February. If
  ///     `nil`, a month is whole when the day of the month is reached, in both directions.
  public func until(
    _ end: Day, in unit: Unit, leapDay rule: MonthDay.LeapDayRule? = nil
  ) -> Int {
    switch unit.code {
    case .days: end - self
    case .weeks: (end - self) / 7
    case .months, .quarters, .years: wholeMonths(until: end, leapDay: rule) / unit.monthCount
    }
  }
}

extension Day {
  /// The number of whole months from this day to another, negative if that one is earlier.
  package func wholeMonths(until end: Day, leapDay rule: MonthDay.LeapDayRule? = nil) -> Int {
    let from = dayComponents
    let to = end.dayComponents
    var months = (to.year - from.year) * 12 + to.month - from.month
    if end >= self {
      if to.dayOfMonth < from.dayOfMonth { months -= 1 }
    } else if to.dayOfMonth > from.dayOfMonth {
      months += 1
    }
    guard let rule, monthDay.isLeapDay else { return months }
    // With a rule, one more month may be whole, whose last day is not the 29th.
    let next = end >= self ? months + 1 : months - 1
    guard let step = day(afterMonths: next, leapDay: rule) else { return months }
    return (end >= self ? step <= end : step >= end) ? next : months
  }

  /// The day a number of months after this one, in a shorter month its last day or, for 29 February
  /// and such a rule, 1 March.
  func day(afterMonths months: Int, leapDay rule: MonthDay.LeapDayRule?) -> Day? {
    guard let step = clampedDay(afterMonths: months) else { return nil }
    let isMoved = rule == .firstOfMarch && monthDay.isLeapDay && step.dayOfMonth != 29
    return isMoved ? step + 1 : step
  }
}
