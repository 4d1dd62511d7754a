extension Day {
  /// The day that is a number of business days, Monday to Friday, after this one; before it if the
  /// number is negative.
  ///
  /// The result is the day reached by taking one step per day and counting the business days. The time
  /// taken does not depend on the number.
  ///
  /// ```swift
  /// let saturday = try Day(2025, 8, 30)
  /// try saturday.adding(businessDays: 1)                     // 2025-09-01, a Monday
  /// try saturday.adding(businessDays: -1)                    // 2025-08-29, a Friday
  /// try saturday.adding(businessDays: 0)                     // 2025-08-30
  /// ```
  ///
  /// - Throws: ``DayError/outOfRange`` if the result is outside ``min`` to ``max``.
  public func adding(businessDays count: Int) throws(DayError) -> Day {
    if count == 0 { return self }
    // No two days have more business days between them than days.
    guard count.magnitude <= Self.bounds.count else { throw .outOfRange }
    let number = count > 0 ? businessDayNumber + count : previousBusinessDayNumber + count + 1
    return try Day(exactlyBusinessDay: number)
  }

  /// The number of business days, Monday to Friday, after this day up to and including another one; if
  /// that one is earlier, the negative of the number in the other direction.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).businessDays(until: Day(2025, 9, 5))   // 5
  /// ```
  public func businessDays(until end: Day) -> Int {
    end.businessDayNumber - businessDayNumber
  }
}

extension Day {
  /// The number of business days from ``min``, a Monday, to this day, including both.
  private var businessDayNumber: Int {
    let days = self - .min
    return days / 7 * 5 + Swift.min(days % 7 + 1, 5)
  }

  /// The number of business days from ``min`` to the day before this one.
  private var previousBusinessDayNumber: Int {
    let days = self - .min
    return days / 7 * 5 + Swift.min(days % 7, 5)
  }

  /// Creates the business day with a number; ``min`` has the number 1.
  private init(exactlyBusinessDay number: Int) throws(DayError) {
    guard number >= 1 else { throw .outOfRange }
    self = try Day.min.adding(days: (number - 1) / 5 * 7 + (number - 1) % 5)
  }
}
