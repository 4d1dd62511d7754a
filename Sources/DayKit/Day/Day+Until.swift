extension Day {
  /// A unit that ``until(_:in:)`` counts.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).until(Day(2026, 1, 1), in: .quarters)   // 1
  /// ```
  public enum Unit: Hashable, Sendable, CaseIterable {
    /// Days.
    case days

    /// Weeks of 7 days.
    case weeks

    /// Months, from a day to the same day of another month.
    case months

    /// Quarters of 3 months.
    case quarters

    /// Years of 12 months.
    case years
  }

  /// The number of whole units from this day to another, negative if that one is earlier.
  ///
  /// The rest is dropped, so the number is rounded towards zero. A month is whole when the same day
  /// of the month is reached: 31 January to 28 February is 0 months, and to 1 March it is 1 month.
  /// This is the meaning of java.time's `ChronoUnit.between`.
  ///
  /// From 29 February, a year is therefore whole on 1 March of a common year. For the age of a
  /// person, use ``age(on:leapDay:)``, which can also count a birthday on 28 February.
  ///
  /// ```swift
  /// let birth = try Day(1990, 8, 30)
  /// try birth.until(Day(2025, 8, 29), in: .years)                  // 34, a day before the birthday
  /// try Day(2025, 8, 29).until(Day(2025, 12, 25), in: .weeks)      // 16
  /// try Day(2025, 12, 25).until(Day(2025, 8, 29), in: .months)     // -3
  /// ```
  public func until(_ end: Day, in unit: Unit) -> Int {
    switch unit {
    case .days: end - self
    case .weeks: (end - self) / 7
    case .months: months(until: end)
    case .quarters: months(until: end) / 3
    case .years: months(until: end) / 12
    }
  }
}
