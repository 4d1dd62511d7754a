#if Formats
extension Day {
  /// Returns the day that is a number of business days after this one, or before it if the number
  /// is negative.
  ///
  /// The result is the day reached by taking one step per day and counting the business days. The
  /// time taken does not depend on the number.
  ///
  /// ```swift
  /// let saturday = try Day(2025, 8, 30)
  /// try saturday.adding(businessDays: 1)                     // 2025-09-01, a Monday
  /// try saturday.adding(businessDays: -1)                    // 2025-08-29, a Friday
  /// try saturday.adding(businessDays: 0)                     // 2025-08-30
  ///
  /// let labourDay = WorkCalendar(holidays: [try Day(2025, 9, 1)])
  /// try saturday.adding(businessDays: 1, in: labourDay)      // 2025-09-02
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of business days.
  ///   - calendar: The weekend and the holidays; Monday to Friday without holidays by default.
  /// - Throws: ``DayError/outOfRange`` if the result is outside ``min`` to ``max``, or if there are
  ///   no business days.
  /// - Complexity: O(log *n*) for *n* holidays.
  public func adding(
    businessDays count: Int, in calendar: WorkCalendar = .mondayToFriday
  ) throws(DayError) -> Day {
    if count == 0 { return self }
    // There are never more business days than days.
    guard count.magnitude <= Self.bounds.count else { throw .outOfRange }
    let passed = calendar.lastNumber(upTo: self)
    // Backwards, a business day is left at once, but from a free day the first step must reach one.
    let needsExtraStep = count < 0 && !calendar.isBusinessDay(self)
    return try calendar.businessDay(number: passed + count + (needsExtraStep ? 1 : 0))
  }

  /// Returns the number of business days after this day up to and including another one; if that
  /// one is earlier, the negative of the number in the other direction.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).businessDays(until: Day(2025, 9, 5))   // 5
  ///
  /// let labourDay = WorkCalendar(holidays: [try Day(2025, 9, 1)])
  /// try Day(2025, 8, 29).businessDays(until: Day(2025, 9, 5), in: labourDay)   // 4
  /// ```
  ///
  /// From a day that is not a business day, ``adding(businessDays:in:)`` counts the first one before it, which
  /// this count leaves out: from a Saturday, the Friday before it is −1 there, and 0 here.
  ///
  /// For the business days of a leave, which counts its first day too, use
  /// ``WorkCalendar/businessDays(in:)-(ClosedRange<Day>)``.
  ///
  /// - Parameters:
  ///   - end: The other day.
  ///   - calendar: The weekend and the holidays; Monday to Friday without holidays by default.
  /// - Complexity: O(log *n*) for *n* holidays.
  public func businessDays(until end: Day, in calendar: WorkCalendar = .mondayToFriday) -> Int {
    calendar.lastNumber(upTo: end) - calendar.lastNumber(upTo: self)
  }
}
#endif
