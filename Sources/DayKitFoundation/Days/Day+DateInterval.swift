public import DayKit
public import Foundation

extension DateInterval {
  /// Creates the interval of a day in a time zone, from its first moment to that of the next day.
  ///
  /// It lasts 24 hours, or more or less if the clocks change. For a day that the zone skips
  /// altogether, it lasts no time.
  ///
  /// ```swift
  /// let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt
  /// DateInterval(try Day(2025, 3, 30), in: berlin).duration / 3_600      // 23.0
  /// ```
  public init(_ day: Day, in timeZone: TimeZone = .current) {
    self.init(day...day, in: timeZone)
  }

  /// Creates the interval of several days in a time zone, from the first moment of the first day to that of
  /// the day after the last one.
  ///
  /// ```swift
  /// let days = try Day(2025, 8, 29)...Day(2025, 8, 31)
  /// DateInterval(days, in: .gmt).duration / 3_600        // 72.0
  /// ```
  public init(_ days: ClosedRange<Day>, in timeZone: TimeZone = .current) {
    let next = timeZone.firstInstant(showing: (days.upperBound.daysSince1970 + 1) * Day.seconds)
    self.init(start: days.lowerBound.firstMoment(in: timeZone), end: next)
  }

  /// Creates the interval of several days in a time zone, from the first moment of the first day to that of
  /// the day that ends the range.
  ///
  /// An empty range lasts no time.
  ///
  /// ```swift
  /// let days = try Day(2025, 8, 29)..<Day(2025, 9, 1)
  /// DateInterval(days, in: .gmt).duration / 3_600        // 72.0
  /// ```
  public init(_ days: Range<Day>, in timeZone: TimeZone = .current) {
    self.init(
      start: days.lowerBound.firstMoment(in: timeZone),
      end: days.upperBound.firstMoment(in: timeZone))
  }
}

extension Range<Day> {
  /// Creates the range of the days that contain a part of an interval in a time zone.
  ///
  /// The interval does not include its end: if it ends at midnight, the day that begins then is not
  /// in the range. An interval that lasts no time has no days.
  ///
  /// ```swift
  /// let day = try Day(2025, 8, 29)
  /// let interval = DateInterval(start: day.date(in: .gmt), duration: 2 * 86_400)
  /// Range<Day>(interval, in: .gmt)                   // 2025-08-29..<2025-08-31
  /// ```
  ///
  /// - Returns: `nil` if one of the days, or the day after them, is before `Day.min` or after
  ///   `Day.max`.
  public init?(_ interval: DateInterval, in timeZone: TimeZone = .current) {
    guard let first = Day(exactly: interval.start, in: timeZone) else { return nil }
    guard interval.duration > 0 else {
      self = first..<first
      return
    }
    let last = interval.end.timeIntervalSinceReferenceDate.nextDown
    guard let day = Day(exactly: Date(timeIntervalSinceReferenceDate: last), in: timeZone),
      let end = Day(exactly: Swift.max(day, first).daysSince1970 + 1)
    else { return nil }
    // If clocks are set back over midnight, a later moment can be on the earlier day.
    self = Swift.min(day, first)..<end
  }
}
