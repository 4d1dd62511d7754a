extension Day {
  /// The day of the week.
  @inlinable
  public var weekday: Weekday { Weekday(ofDay: number) }

  /// The first day after this one that falls on a weekday.
  ///
  /// - Throws: ``DayError/outOfRange`` if days end before.
  public func next(_ weekday: Weekday) throws(DayError) -> Day {
    try adding(days: weekday.days(since: self.weekday.advanced(by: 1)) + 1)
  }

  /// The last day before this one that falls on a weekday.
  ///
  /// - Throws: ``DayError/outOfRange`` if days begin after.
  public func previous(_ weekday: Weekday) throws(DayError) -> Day {
    try adding(days: -(self.weekday.days(since: weekday.advanced(by: 1)) + 1))
  }
}

extension Weekday {
  /// The weekday of the day that lies a number of days after 1 January 1970, which may be up to a
  /// week outside the days that there are.
  @inlinable
  init(ofDay number: Int32) {
    // A multiple of seven makes every number positive; 1 January 1970 was a Thursday.
    let days = UInt64(UInt32(bitPattern: number) &+ (7 * 624_514 + 4))
    let weeks = (days &* 613_566_757) &>> 32  // days / 7, for less than 2²⁹
    self.init(unchecked: UInt32(truncatingIfNeeded: days &- 7 &* weeks))
  }
}
