public import DayKit
public import Foundation

// Spellings that users of the day-type family know, and that have a better name here.

extension Day {
  /// Creates the day of an instant in the time zone of a calendar, whose kind does not matter.
  ///
  /// ```swift
  /// let instant = Date(timeIntervalSince1970: 1_756_425_600)
  /// var calendar = Calendar(identifier: .gregorian)
  /// calendar.timeZone = .gmt
  /// // Instead of Day(date: instant, usingCalendar: calendar):
  /// Day(date: instant, in: calendar.timeZone)        // 2025-08-29
  /// ```
  ///
  /// - Precondition: The day is from `Day.min` to `Day.max`. For untrusted input, use
  ///   ``init(exactly:in:)``.
  @available(*, deprecated, renamed: "init(date:in:)")
  public init(date: Date, usingCalendar calendar: Calendar) {
    self.init(date: date, in: calendar.timeZone)
  }

  /// The first moment of the day in a time zone.
  ///
  /// ```swift
  /// // Instead of day.date(timeZone: .gmt):
  /// try Day(2025, 8, 29).date(in: .gmt)              // 2025-08-29 00:00:00 +0000
  /// ```
  @available(*, deprecated, renamed: "date(in:)")
  public func date(timeZone: TimeZone) -> Date { date(in: timeZone) }

  /// The first moment of the day in a time zone.
  ///
  /// ```swift
  /// let calendar = Calendar(identifier: .gregorian)
  /// // Instead of day.date(inCalendar: calendar):
  /// try Day(2025, 8, 29).date(in: calendar.timeZone)
  /// ```
  ///
  /// - Parameters:
  ///   - calendar: The calendar whose time zone is used if there is no other; its kind does not
  ///     matter.
  ///   - timeZone: The time zone.
  @available(*, deprecated, renamed: "date(in:)")
  public func date(inCalendar calendar: Calendar, timeZone: TimeZone? = nil) -> Date {
    date(in: timeZone ?? calendar.timeZone)
  }
}
