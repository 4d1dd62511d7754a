extension Day: Strideable {
  /// The number of days from this day to another; negative if that one is earlier.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).distance(to: Day(2025, 9, 5))               // 7
  /// ```
  @inlinable
  public func distance(to other: Day) -> Int {
    other.daysSince1970 - daysSince1970
  }

  /// The day that is the given number of days after this one.
  ///
  /// Because days are `Strideable`, ranges of days are collections:
  ///
  /// ```swift
  /// let start = try Day(2025, 8, 29)
  /// for day in start..<start + 3 { print(day) }          // 2025-08-29, 2025-08-30, 2025-08-31
  /// for day in stride(from: start, through: start + 14, by: 7) { print(day) }
  /// ```
  ///
  /// - Precondition: The day is between ``Day/min`` and ``Day/max``. A `stride` whose last
  ///   step would pass ``Day/max`` takes that step, too, so use a range there.
  @inlinable
  public func advanced(by days: Int) -> Day {
    let (sum, overflow) = daysSince1970.addingReportingOverflow(days)
    precondition(!overflow && Self.bounds.contains(sum), "the day is out of range")
    return Day(unchecked: sum)
  }
}

extension Day {
  /// The day that is the given number of days after a day.
  ///
  /// ```swift
  /// try Day(2025, 8, 29) + 30                            // 2025-09-28
  /// ```
  ///
  /// - Precondition: The day is between ``min`` and ``max``; ``adding(_:)`` throws instead.
  @inlinable
  public static func + (day: Day, days: Int) -> Day {
    day.advanced(by: days)
  }

  /// The day that is the given number of days before a day.
  ///
  /// ```swift
  /// try Day(2025, 8, 29) - 30                            // 2025-07-30
  /// ```
  ///
  /// - Precondition: The day is between ``min`` and ``max``; ``adding(_:)`` throws instead.
  @inlinable
  public static func - (day: Day, days: Int) -> Day {
    let (difference, overflow) = day.daysSince1970.subtractingReportingOverflow(days)
    precondition(!overflow && bounds.contains(difference), "the day is out of range")
    return Day(unchecked: difference)
  }

  /// The day before this one.
  ///
  /// ```swift
  /// try Day(2025, 9, 1).yesterday                        // 2025-08-31
  /// ```
  ///
  /// - Precondition: This day is after ``min``.
  @inlinable
  public var yesterday: Day { self - 1 }

  /// The day after this one.
  ///
  /// ```swift
  /// try Day(2025, 8, 31).tomorrow                        // 2025-09-01
  /// ```
  ///
  /// - Precondition: This day is before ``max``.
  @inlinable
  public var tomorrow: Day { self + 1 }

  /// The number of days from a start to an end.
  ///
  /// ```swift
  /// try Day(2025, 12, 25) - Day(2025, 8, 29)             // 118
  /// ```
  @inlinable
  public static func - (end: Day, start: Day) -> Int {
    start.distance(to: end)
  }

  /// Moves a day by a number of days into the future.
  ///
  /// ```swift
  /// var due = try Day(2025, 8, 29)
  /// due += 14                                            // 2025-09-12
  /// ```
  ///
  /// - Precondition: The day is between ``min`` and ``max``.
  @inlinable
  public static func += (day: inout Day, days: Int) {
    day = day + days
  }

  /// Moves a day by a number of days into the past.
  ///
  /// ```swift
  /// var reminder = try Day(2025, 8, 29)
  /// reminder -= 14                                       // 2025-08-15
  /// ```
  ///
  /// - Precondition: The day is between ``min`` and ``max``.
  @inlinable
  public static func -= (day: inout Day, days: Int) {
    day = day - days
  }
}
