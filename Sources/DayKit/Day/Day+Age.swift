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
  ///   - day: The day on which the age is wanted. Before this day, the age is negative.
  ///   - rule: The day that stands for 29 February in a common year.
  public func age(on day: Day, leapDay rule: MonthDay.LeapDayRule = .lastOfFebruary) -> Int {
    let years = day.year - year
    return monthDay.hasOccurred(by: day, leapDay: rule) ? years : years - 1
  }
}

extension MonthDay {
  /// Returns whether the occurrence in the year of a day is on that day or before it.
  fileprivate func hasOccurred(by day: Day, leapDay rule: LeapDayRule) -> Bool {
    let other = day.monthDay
    if isLeapDay, rule == .lastOfFebruary, !Day.isLeapYear(day.year) {
      return other >= MonthDay(unchecked: 2, 28)
    }
    return other >= self
  }
}
