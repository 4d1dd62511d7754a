public import DayKit
public import Foundation

extension JSONDecoder.DateDecodingStrategy {
  /// Reads a `Date` from text with a time of day: the moment of a day at which the clocks of a time
  /// zone show that time.
  ///
  /// ```swift
  /// let decoder = JSONDecoder()
  /// let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
  /// decoder.dateDecodingStrategy = try .timeOfDay("h:mm:ss a", on: Day(2025, 8, 29), in: zone)
  /// try decoder.decode([Date].self, from: Data(#"["7:27:02 AM"]"#.utf8))    // 05:27:02 in UTC
  /// ```
  ///
  /// The offset from Universal Time is the one that holds at that time of that day. A time that the
  /// clocks show twice is the first of the two. One that they skip does not exist, and is a
  /// `DecodingError.dataCorrupted` as is a text that is no time of day.
  public static func timeOfDay(
    _ format: TimeFormat, on day: Day, in timeZone: TimeZone
  ) -> Self {
    .custom { decoder in
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      func corrupted(_ sentence: Sentence) -> DecodingError {
        .dataCorruptedError(in: container, debugDescription: sentence.text)
      }
      guard let time = format.read(text) else { throw corrupted(.isNoTime(text, format)) }
      guard let instant = timeZone.instant(showing: time, on: day) else {
        throw corrupted(.isSkipped(text, day, timeZone))
      }
      return instant
    }
  }

  /// Reads a `Date` from text with a time of day in a pattern, such as `h:mm:ss a`.
  ///
  /// - Throws: ``TimeFormatError`` with the place of a slip in the pattern.
  public static func timeOfDay(
    _ pattern: String, on day: Day, in timeZone: TimeZone
  ) throws(TimeFormatError) -> Self {
    .timeOfDay(try TimeFormat(pattern: pattern), on: day, in: timeZone)
  }
}

extension TimeZone {
  /// The first instant of a day at which clocks show a time, if they do.
  fileprivate func instant(showing time: TimeOfDay, on day: Day) -> Date? {
    let wall = day.daysSince1970 * Day.seconds + time.seconds
    let instant = firstInstant(showing: wall)
    return wallSeconds(at: instant) == wall ? instant + time.fraction : nil
  }
}
