extension Day {
  /// The age in years, on another day, of somebody who was born on this day.
  ///
  /// The age grows by one on each birthday. For somebody who was born on 29 February, a rule names
  /// the birthday in a common year; ``MonthDay/next(onOrAfter:leapDay:)`` gives the same birthdays.
  ///
  /// ```swift
  /// let leapling = try Day(1992, 2, 29)
  /// try leapling.age(on: Day(2025, 2, 28))                             // 33
  /// try leapling.age(on: Day(2025, 2, 28), leapDay: .firstOfMarch)     // 32
  /// try leapling.age(on: Day(2025, 3, 1), leapDay: .firstOfMarch)      // 33
  /// ```
  ///
  /// ``until(_:in:)`` counts years as ``MonthDay/LeapDayRule/firstOfMarch`` does.
  ///
  /// - Parameters:
  ///   - day: The day of the age. Before this day, the age is negative.
  ///   - rule: The day that stands for 29 February in a common year.
  public func age(on day: Day, leapDay rule: MonthDay.LeapDayRule = .lastOfFebruary) -> Int {
    let years = day.year - year
    return day.monthDay >= monthDay.observed(in: day.year, leapDay: rule) ? years : years - 1
  }
}
