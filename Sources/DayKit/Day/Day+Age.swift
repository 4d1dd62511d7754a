extension Day {
  /// The age in years, on another day, of somebody who was born on this day.
  ///
  /// The age increases by one on each birthday. For somebody who was born on 29 February, a rule names
  /// the birthday in a common year; ``MonthDay/next(onOrAfter:leapDay:)`` gives the same birthdays.
  ///
  /// ```swift
  /// let leapling = try Day(1992, 2, 29)
  /// try leapling.age(on: Day(2025, 2, 28))                             // 33
  /// try leapling.age(on: Day(2025, 2, 28), leapDay: .firstOfMarch)     // 32
  /// try leapling.age(on: Day(2025, 3, 1), leapDay: .firstOfMarch)      // 33
  /// ```
  ///
  /// Without a rule, somebody born on 29 February becomes a year older on the 28th of a common year, and
  /// ``until(_:in:leapDay:)`` and ``period(to:leapDay:)`` count this year only from 1 March on:
  ///
  /// ```swift
  /// let birth = try Day(2020, 2, 29)
  /// let day = try Day(2025, 2, 28)
  /// birth.age(on: day)                                                 // 5
  /// birth.until(day, in: .years)                                       // 4
  /// birth.period(to: day)                                              // P4Y11M30D
  /// ```
  ///
  /// - Parameters:
  ///   - day: The day of the age. Before this day, the age is negative.
  ///   - rule: The day that stands for 29 February in a common year.
  public func age(on day: Day, leapDay rule: MonthDay.LeapDayRule = .lastOfFebruary) -> Int {
    let years = day.year - year
    return day.monthDay >= monthDay.observed(in: day.year, leapDay: rule) ? years : years - 1
  }
}
