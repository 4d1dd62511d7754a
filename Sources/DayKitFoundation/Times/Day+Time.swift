public import DayKit
public import Foundation

extension Day {
  /// The instant of the day at which the clocks of a time zone show a time.
  ///
  /// ```swift
  /// let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
  /// try Day(2025, 8, 29).at(TimeOfDay(7, 27, 2), in: zone)          // 2025-08-29 05:27:02 +0000
  /// ```
  ///
  /// If the clocks show the time twice, because they are set back, it is the first of the two
  /// instants. If they never show it, because they are set forward over it, that is an error;
  /// ``firstMoment(atOrAfter:in:)`` has an instant instead.
  ///
  /// - Throws: ``TimeOfDayError`` if the clocks skip the time on this day.
  public func at(_ time: TimeOfDay, in timeZone: TimeZone) throws(TimeOfDayError) -> Date {
    let wall = daysSince1970 * Self.seconds + time.seconds
    let instant = timeZone.firstInstant(showing: wall)
    guard timeZone.wallSeconds(at: instant) == wall else {
      throw TimeOfDayError(.skipped(time, on: self))
    }
    return instant + time.fraction
  }

  /// The instant of the day at which the clocks of a time zone show a time, for the zone of a
  /// decoder.
  ///
  /// ```swift
  /// let tokyo = TimeZoneRule.fixed("+09:00", seconds: 9 * 3_600)
  /// try Day(2025, 8, 29).at(TimeOfDay(7, 27, 2), in: tokyo)         // 2025-08-28 22:27:02 +0000
  /// ```
  ///
  /// If the clocks show the time twice, it is the first of the two instants. Within 100,000 seconds
  /// of the time, only one change of the clocks is taken into account.
  ///
  /// - Throws: ``TimeOfDayError`` if the clocks skip the time on this day.
  public func at(_ time: TimeOfDay, in timeZone: TimeZoneRule) throws(TimeOfDayError) -> Date {
    let wall = daysSince1970 * Self.seconds + time.seconds
    let instant = timeZone.firstInstant(showing: wall)
    guard instant + timeZone.offset(at: instant) == wall else {
      throw TimeOfDayError(.skipped(time, on: self))
    }
    return Date(timeIntervalSince1970: TimeInterval(instant)) + time.fraction
  }

  /// The instant of the day at which the clocks of a time zone show the time that a text names in
  /// one of several formats, tried in order.
  ///
  /// ```swift
  /// let clock = try TimeFormat(pattern: "h:mm a")
  /// try Day(2025, 8, 29).at("7:05 PM", as: clock, .isoMinutes, in: .gmt)
  /// ```
  ///
  /// - Throws: ``TimeParsingError`` with the position of the part that does not fit, or with the
  ///   reason that the clocks skip the time on this day.
  public func at(
    _ text: String, as format: TimeFormat, _ otherFormats: TimeFormat..., in timeZone: TimeZone
  ) throws(TimeParsingError) -> Date {
    try at(text, as: [format] + otherFormats, in: timeZone)
  }

  func at(
    _ text: String, as formats: [TimeFormat], in timeZone: TimeZone
  ) throws(TimeParsingError) -> Date {
    let time = try text.timeOfDay(in: formats)
    return try reading { () throws(TimeOfDayError) in try at(time, in: timeZone) }
  }

  /// The instant of the day at which the clocks of a time zone show the time that a text names in
  /// one of several formats, tried in order, for the zone of a decoder.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).at("7:05 PM", as: clock, .isoMinutes, in: tokyo)    // 2025-08-29 10:05:00 +0000
  /// ```
  ///
  /// - Throws: ``TimeParsingError`` with the position of the part that does not fit, or with the reason
  ///   that the clocks skip the time on this day.
  public func at(
    _ text: String, as format: TimeFormat, _ otherFormats: TimeFormat..., in timeZone: TimeZoneRule
  ) throws(TimeParsingError) -> Date {
    let time = try text.timeOfDay(in: [format] + otherFormats)
    return try reading { () throws(TimeOfDayError) in try at(time, in: timeZone) }
  }

  /// The instant of a time that was read from a text, with an error about the text.
  private func reading(
    _ instant: () throws(TimeOfDayError) -> Date
  ) throws(TimeParsingError) -> Date {
    do throws(TimeOfDayError) {
      return try instant()
    } catch {
      throw TimeParsingError(.doesNotExist(error), at: 0)
    }
  }

  /// The first instant of the day at which the clocks of a time zone show a time or, if they skip
  /// it, the instant at which they are set forward over it.
  ///
  /// ```swift
  /// let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
  /// try Day(2025, 3, 30).firstMoment(atOrAfter: TimeOfDay(2, 30), in: zone)   // 2025-03-30 01:00:00 +0000
  /// ```
  public func firstMoment(atOrAfter time: TimeOfDay, in timeZone: TimeZone) -> Date {
    let wall = daysSince1970 * Self.seconds + time.seconds
    let instant = timeZone.firstInstant(showing: wall)
    return timeZone.wallSeconds(at: instant) == wall ? instant + time.fraction : instant
  }
}

extension TimeFormat {
  /// The instant of a day at which the clocks of a time zone show the time that a text names.
  ///
  /// ```swift
  /// let format = try TimeFormat(pattern: "h:mm a")
  /// try format.date("7:05 PM", on: Day(2025, 8, 29), in: .gmt)      // 2025-08-29 19:05:00 +0000
  /// ```
  ///
  /// If the clocks show the time twice, it is the first of the two instants.
  ///
  /// - Throws: ``TimeParsingError`` with the position of the part that does not fit, or with the
  ///   reason that the clocks skip the time on that day.
  public func date(
    _ text: String, on day: Day, in timeZone: TimeZone
  ) throws(TimeParsingError) -> Date {
    try day.at(text, as: self, in: timeZone)
  }
}

extension TimeOfDay {
  /// Creates the time that the clocks of a time zone show at an instant; `nil` if no day holds the
  /// instant.
  ///
  /// ```swift
  /// let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
  /// TimeOfDay(exactly: Date(timeIntervalSince1970: 1_756_445_222), in: zone)    // 07:27:02
  /// ```
  public init?(exactly date: Date, in timeZone: TimeZone) {
    guard Day(exactly: date, in: timeZone) != nil, let wall = timeZone.wallSeconds(at: date) else {
      return nil
    }
    let seconds = wall % Day.seconds
    let whole = date.timeIntervalSinceReferenceDate.rounded(.down)
    let fraction = (date.timeIntervalSinceReferenceDate - whole) * Double(Self.perSecond)
    self.init(
      nanoseconds: (seconds < 0 ? seconds + Day.seconds : seconds) * Self.perSecond
        + Swift.min(Int(fraction.rounded()), Self.perSecond - 1))
  }

  /// The fraction of the second.
  fileprivate var fraction: TimeInterval { Double(nanosecond) / Double(Self.perSecond) }
}
