extension Day {
  /// The day of the week.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).weekday                       // .friday
  /// ```
  @inlinable
  public var weekday: Weekday { Weekday(ofDay: number) }

  /// The first day after this one that is a given weekday.
  ///
  /// ```swift
  /// let friday = try Day(2025, 8, 29)
  /// try friday.next(.monday)                           // 2025-09-01
  /// try friday.next(.friday)                           // 2025-09-05
  /// ```
  ///
  /// - Throws: ``DayError/outOfRange`` if that day is after ``max``.
  public func next(_ weekday: Weekday) throws(DayError) -> Day {
    try adding(days: weekday.days(since: self.weekday.advanced(by: 1)) + 1)
  }

  /// The last day before this one that is a given weekday.
  ///
  /// ```swift
  /// try friday.previous(.monday)                       // 2025-08-25
  /// try friday.previous(.friday)                       // 2025-08-22
  /// ```
  ///
  /// - Throws: ``DayError/outOfRange`` if that day is before ``min``.
  public func previous(_ weekday: Weekday) throws(DayError) -> Day {
    try adding(days: -(self.weekday.days(since: weekday.advanced(by: 1)) + 1))
  }

  /// This day if it is a given weekday, or else the first one after it that is.
  ///
  /// ```swift
  /// try friday.nextOrSame(.monday)                     // 2025-09-01
  /// try friday.nextOrSame(.friday)                     // 2025-08-29
  /// ```
  ///
  /// - Throws: ``DayError/outOfRange`` if that day is after ``max``.
  public func nextOrSame(_ weekday: Weekday) throws(DayError) -> Day {
    try adding(days: weekday.days(since: self.weekday))
  }

  /// This day if it is a given weekday, or else the last one before it that is.
  ///
  /// ```swift
  /// try friday.previousOrSame(.monday)                 // 2025-08-25
  /// try friday.previousOrSame(.friday)                 // 2025-08-29
  /// ```
  ///
  /// - Throws: ``DayError/outOfRange`` if that day is before ``min``.
  public func previousOrSame(_ weekday: Weekday) throws(DayError) -> Day {
    try adding(days: -self.weekday.days(since: weekday))
  }

  /// Whether this day is a Saturday or a Sunday.
  ///
  /// ```swift
  /// friday.isWeekend                                   // false
  /// ```
  public var isWeekend: Bool { isWeekend(in: .weekend) }

  /// Returns whether this day is on a weekend.
  ///
  /// ```swift
  /// friday.isWeekend(in: [.friday, .saturday])         // true
  /// ```
  ///
  /// - Parameter weekend: The weekdays of the weekend, such as ``DaySymbols/weekend``.
  public func isWeekend(in weekend: WeekdaySet) -> Bool {
    weekend.contains(weekday)
  }
}

extension Day {
  /// The number of the week in its month, 1 to 6: the row of this day in a grid of the month.
  ///
  /// ```swift
  /// try Day(2025, 8, 3).weekOfMonth()                  // 1: August 2025 starts on a Friday
  /// try Day(2025, 8, 3).weekOfMonth(startingOn: .sunday)   // 2
  /// ```
  ///
  /// - Parameter first: The weekday that weeks start on.
  public func weekOfMonth(startingOn first: Weekday = .monday) -> Int {
    (dayOfMonth - 1 + firstOfMonth.weekday.days(since: first)) / 7 + 1
  }

  /// How often the weekday of this day has occurred in its month so far, 1 to 5.
  ///
  /// ``YearMonth/day(_:_:)`` finds the day by this number.
  ///
  /// ```swift
  /// try Day(2025, 11, 27).weekdayOrdinal               // 4: the fourth Thursday
  /// ```
  public var weekdayOrdinal: Int { (dayOfMonth - 1) / 7 + 1 }
}

extension Weekday {
  /// The weekday of the day that is a number of days after 1 January 1970, which may be up to a
  /// week outside ``Day/bounds``.
  @inlinable
  init(ofDay number: Int32) {
    // A multiple of seven makes every number positive; 1 January 1970 was a Thursday.
    let days = UInt64(UInt32(bitPattern: number) &+ (7 * 624_514 + 4))
    let weeks = (days &* 613_566_757) &>> 32  // days / 7, for less than 2²⁹
    self.init(unchecked: UInt32(truncatingIfNeeded: days &- 7 &* weeks))
  }
}
