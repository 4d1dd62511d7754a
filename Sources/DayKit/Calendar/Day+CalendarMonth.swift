extension Day {
  /// The calendar of the month that this day lies in, in whole weeks.
  ///
  /// The first and the last week reach into the months before and after.
  ///
  /// - Parameter first: The weekday that weeks start on.
  @inlinable
  public func calendarMonth(startingOn first: Weekday = .sunday) -> CalendarDays {
    let date = Civil.date(number)
    let start = number &- Int32(bitPattern: date.dayOfMonth) &+ 1
    let count = Int32(bitPattern: Civil.dayCount(ofMonth: date.month, year: date.year))
    return CalendarDays(
      from: Day(unchecked: start), through: Day(unchecked: start &+ count &- 1),
      startingOn: first)
  }

  /// The calendar of the month that a day lies in, in whole weeks.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - first: The weekday that weeks start on.
  @inlinable
  public static func calendarMonth(
    containing day: Day, startingOn first: Weekday = .sunday
  ) -> CalendarDays {
    day.calendarMonth(startingOn: first)
  }

  #if !hasFeature(Embedded)
  /// The calendar of the current month, in whole weeks.
  ///
  /// - Parameter first: The weekday that weeks start on.
  public static func calendarMonth(startingOn first: Weekday = .sunday) -> CalendarDays {
    today.calendarMonth(startingOn: first)
  }
  #endif
}
