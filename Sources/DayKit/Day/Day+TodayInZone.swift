extension Day {
  /// The day of a clock in a time zone.
  ///
  /// Pass a clock to code that depends on today, so that a test can set it:
  ///
  /// ```swift
  /// let tokyo = TimeZoneRule.fixed("+09:00", seconds: 9 * 3_600)
  /// Day.today(in: tokyo) { 1_756_479_600 }   // 2025-08-30
  /// Day.today(in: .utc) { 1_756_479_600 }    // 2025-08-29
  /// ```
  ///
  /// - Parameters:
  ///   - zone: The time zone.
  ///   - clock: A function that returns the seconds since 1 January 1970, 00:00 UTC.
  /// - Returns: The day, or the nearest one if the clock is outside ``min`` to ``max``.
  public static func today(in zone: TimeZoneRule, clock: () -> Int) -> Day {
    Day(clamping: zone.daysSince1970(atInstant: Int64(clock())))
  }

  #if !hasFeature(Embedded)
  /// The current day in a time zone.
  ///
  /// ```swift
  /// let newYork = TimeZoneRule.fixed("-04:00", seconds: -4 * 3_600)
  /// Day.today(in: newYork) <= Day.today(in: .utc)   // true
  /// ```
  public static func today(in zone: TimeZoneRule) -> Day {
    today(in: zone) { systemTime }
  }
  #endif
}
