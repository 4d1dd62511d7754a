extension Day {
  /// Returns the calendar of the month that this day is in, in whole weeks.
  ///
  /// The first and the last week may contain days of the months before and after.
  ///
  /// ```swift
  /// let symbols = DaySymbols.english
  /// let march = try Day(2026, 3, 15).calendarMonth(startingOn: symbols.firstWeekday)
  /// march.count                           // 6
  /// march.first?.key                      // 2026-02-23
  /// ```
  ///
  /// - Parameter first: The weekday that weeks start on, best the one of the user's
  ///   ``DaySymbols/firstWeekday``. The default is Sunday, as in the day-type family; everywhere else
  ///   in DayKit, the default is Monday.
  @inlinable
  public func calendarMonth(startingOn first: Weekday = .sunday) -> CalendarDays {
    let date = Civil.date(number)
    let start = number &- Int32(bitPattern: date.dayOfMonth) &+ 1
    let count = Int32(bitPattern: Civil.dayCount(ofMonth: date.month, year: date.year))
    return CalendarDays(
      from: Day(unchecked: start), through: Day(unchecked: start &+ count &- 1),
      startingOn: first)
  }
}

extension YearMonth {
  /// Returns the calendar of this month, in whole weeks.
  ///
  /// ```swift
  /// let march = try YearMonth(2026, 3)
  /// march.calendar(startingOn: .monday).weeks.count                // 6
  /// let first = DaySymbols.english.firstWeekday
  /// march.calendar(startingOn: first).weeks.first?.firstDay        // 2026-02-23
  /// ```
  ///
  /// - Parameter first: The weekday that weeks start on, such as ``DaySymbols/firstWeekday``.
  @inlinable
  public func calendar(startingOn first: Weekday = .monday) -> CalendarDays {
    firstDay.calendarMonth(startingOn: first)
  }
}
