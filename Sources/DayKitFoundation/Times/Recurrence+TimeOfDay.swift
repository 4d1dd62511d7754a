#if Formats
public import DayKit
public import Foundation

extension Recurrence {
  /// Creates a rule from its text, for events that begin at a time of day.
  ///
  /// An `UNTIL` with a time of day, as calendar services write it, is the last moment at which an
  /// event can begin. The rule is about days, so its limit is the last day on which the event has
  /// begun by then:
  ///
  /// ```swift
  /// let newYork = TimeZone(identifier: "America/New_York") ?? .gmt
  /// let daily = "FREQ=DAILY;UNTIL=19971224T000000Z"
  /// try Recurrence(daily, startingAt: TimeOfDay(9, 0), in: newYork).description      // FREQ=DAILY;UNTIL=19971223
  /// try Recurrence(daily, startingAt: TimeOfDay(20, 0), in: newYork).description     // FREQ=DAILY;UNTIL=19971222
  /// try? Recurrence(daily)                      // nil: UNTIL has a time of day
  /// ```
  ///
  /// For days as a whole, use `.midnight`. An `UNTIL` without a `Z` is a time that the clocks of the
  /// zone show, and one without a time of day is the last day. Fractions of a second do not matter.
  ///
  /// - Parameters:
  ///   - text: The text of the rule, such as `FREQ=DAILY;UNTIL=19971224T000000Z`.
  ///   - time: What the clocks show when the events begin.
  ///   - timeZone: The time zone of the events.
  /// - Throws: `RecurrenceError` with the position in the text.
  public init(
    _ text: some StringProtocol, startingAt time: TimeOfDay, in timeZone: TimeZone
  ) throws(RecurrenceError) {
    try self.init(text, startingAt: time.seconds, in: TimeZoneRule(timeZone))
  }
}
#endif
