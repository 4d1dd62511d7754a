extension Day {
  /// The month that contains this day.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).yearMonth               // 2025-08
  /// ```
  @inlinable
  public var yearMonth: YearMonth {
    let components = dayComponents
    return YearMonth(unchecked: components.year, components.month)
  }

  /// The first day of the month that contains this day.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).firstOfMonth            // 2025-08-01
  /// ```
  public var firstOfMonth: Day { Day(unchecked: daysSince1970 &- dayOfMonth &+ 1) }

  /// The last day of the month that contains this day.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).lastOfMonth             // 2025-08-31
  /// ```
  public var lastOfMonth: Day { yearMonth.lastDay }

  /// The first day of the quarter that contains this day.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).firstOfQuarter          // 2025-07-01
  /// ```
  public var firstOfQuarter: Day { monthOfQuarter(1).firstDay }

  /// The last day of the quarter that contains this day.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).lastOfQuarter           // 2025-09-30
  /// ```
  public var lastOfQuarter: Day { monthOfQuarter(3).lastDay }

  /// 1 January of the year that contains this day.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).firstOfYear             // 2025-01-01
  /// ```
  public var firstOfYear: Day { Self.first(ofYear: dayComponents.year) }

  /// 31 December of the year that contains this day.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).lastOfYear              // 2025-12-31
  /// ```
  public var lastOfYear: Day { Self.last(ofYear: dayComponents.year) }

  /// The first day of the week that contains this day, or ``min`` if the week starts before it.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).firstOfWeek()           // 2025-08-25
  /// try Day(2025, 8, 29).firstOfWeek(startingOn: .sunday)   // 2025-08-24
  /// ```
  ///
  /// - Parameter first: The weekday that weeks start on.
  public func firstOfWeek(startingOn first: Weekday = .monday) -> Day {
    self - Swift.min(weekday.days(since: first), self - .min)
  }

  /// The last day of the week that contains this day, or ``max`` if the week ends after it.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).lastOfWeek()            // 2025-08-31
  /// ```
  ///
  /// - Parameter first: The weekday that weeks start on.
  public func lastOfWeek(startingOn first: Weekday = .monday) -> Day {
    self + Swift.min(6 - weekday.days(since: first), .max - self)
  }

  private func monthOfQuarter(_ number: Int) -> YearMonth {
    YearMonth(unchecked: dayComponents.year, (quarter - 1) * 3 + number)
  }

  /// 1 January of a year in ``years``.
  @inlinable
  static func first(ofYear year: Int) -> Day {
    Day(unchecked: Civil.daysSince1970(year: year, month: 1, dayOfMonth: 1))
  }

  private static func last(ofYear year: Int) -> Day {
    Day(unchecked: Civil.daysSince1970(year: year, month: 12, dayOfMonth: 31))
  }
}
