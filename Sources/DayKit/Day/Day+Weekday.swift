extension Day {
  /// The day of the week.
  @inlinable
  public var weekday: Weekday {
    // A multiple of seven lifts every day above zero; 1 January 1970 was a Thursday.
    let number = UInt32(truncatingIfNeeded: daysSince1970 &+ (7 * 624_513 + 4)) % 7
    return Weekday(rawValue: Int(number)) ?? .sunday
  }

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
