public import DayKit
public import Foundation

extension DateInterval {
  /// Creates the interval of a day in a time zone, from its first moment to that of the day after.
  ///
  /// It lasts 24 hours or, where the clocks change, as much more or less; for a day that the zone
  /// leaves out altogether it lasts no time.
  public init(_ day: Day, in timeZone: TimeZone = .current) {
    let next = timeZone.firstInstant(showing: (day.daysSince1970 + 1) * Day.seconds)
    self.init(start: day.firstMoment(in: timeZone), end: next)
  }
}

extension Range<Day> {
  /// Creates the range of the days that hold some of an interval in a time zone.
  ///
  /// The end of the interval is not part of it: one that ends at midnight does not reach the day
  /// that begins there, and one that lasts no time has no days.
  ///
  /// - Returns: `nil` if the days, or the one after them, lie outside `Day.min` to
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
    // Where clocks go back over midnight, a later moment may lie on the earlier day.
    self = Swift.min(day, first)..<end
  }
}
