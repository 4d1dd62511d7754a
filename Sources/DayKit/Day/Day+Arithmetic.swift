/// A number of days.
public typealias DayInterval = Int

extension Day: Strideable {
  /// The number of days from this day to another; negative if that one is earlier.
  @inlinable
  public func distance(to other: Day) -> DayInterval {
    other.daysSince1970 - daysSince1970
  }

  /// The day that lies the given number of days after this one.
  ///
  /// - Precondition: That day lies between ``Day/min`` and ``Day/max``. A `stride` goes one step past
  ///   its end, so that one that ends near ``Day/max`` is better written as a range.
  @inlinable
  public func advanced(by days: DayInterval) -> Day {
    let (sum, overflow) = daysSince1970.addingReportingOverflow(days)
    precondition(!overflow && Self.bounds.contains(sum), "the day is out of range")
    return Day(unchecked: sum)
  }
}

extension Day {
  /// The day that lies the given number of days after a day.
  ///
  /// - Precondition: That day lies between ``min`` and ``max``, as with the overflow of `Int`;
  ///   ``adding(_:)`` throws instead.
  @inlinable
  public static func + (day: Day, days: DayInterval) -> Day {
    day.advanced(by: days)
  }

  /// The day that lies the given number of days before a day.
  ///
  /// - Precondition: That day lies between ``min`` and ``max``, as with the overflow of `Int`;
  ///   ``adding(_:)`` throws instead.
  @inlinable
  public static func - (day: Day, days: DayInterval) -> Day {
    let (difference, overflow) = day.daysSince1970.subtractingReportingOverflow(days)
    precondition(!overflow && bounds.contains(difference), "the day is out of range")
    return Day(unchecked: difference)
  }

  /// The number of days from a start to an end.
  @inlinable
  public static func - (end: Day, start: Day) -> DayInterval {
    start.distance(to: end)
  }

  /// Moves a day by a number of days into the future.
  @inlinable
  public static func += (day: inout Day, days: DayInterval) {
    day = day + days
  }

  /// Moves a day by a number of days into the past.
  @inlinable
  public static func -= (day: inout Day, days: DayInterval) {
    day = day - days
  }

  /// The number of days from this day until a later one; negative if that one is earlier.
  @inlinable
  public func days(until end: Day) -> DayInterval {
    end - self
  }

  /// The number of days from an earlier day to this one; negative if that one is later.
  @inlinable
  public func days(since start: Day) -> DayInterval {
    self - start
  }
}
