public import DayKit
public import Foundation

extension JSONEncoder.DateEncodingStrategy {
  /// Encodes a `Date` as the time that the clocks of a time zone show, without the day.
  ///
  /// ```swift
  /// let encoder = JSONEncoder()
  /// let clock = try TimeFormat(pattern: "h:mm a")
  /// encoder.dateEncodingStrategy = try .timeOfDay(clock, on: Day(2025, 8, 29), in: .gmt)
  /// try encoder.encode([Date(timeIntervalSince1970: 1_756_494_300)])       // ["7:05 PM"]
  /// ```
  ///
  /// Parts of the time that the format does not have are omitted. A date that is not on the day is
  /// an `EncodingError.invalidValue`, because it would be decoded as another date.
  public static func timeOfDay(
    _ format: TimeFormat, on day: Day, in timeZone: TimeZone
  ) -> Self {
    .custom { date, encoder in
      guard Day(exactly: date, in: timeZone) == day,
        let time = TimeOfDay(exactly: date, in: timeZone)
      else {
        throw EncodingError.invalidValue(
          date, at: encoder, CodingSentence.otherDay(day, timeZone))
      }
      var container = encoder.singleValueContainer()
      try container.encode(format.format(time))
    }
  }

  /// Encodes a `Date` as a time of day in a pattern, such as `h:mm:ss a`.
  ///
  /// ```swift
  /// encoder.dateEncodingStrategy = try .timeOfDay("HH:mm", on: Day(2025, 8, 29), in: .gmt)
  /// ```
  ///
  /// - Throws: ``TimeFormatError`` with the position of a mistake in the pattern.
  public static func timeOfDay(
    _ pattern: String, on day: Day, in timeZone: TimeZone
  ) throws(TimeFormatError) -> Self {
    .timeOfDay(try TimeFormat(pattern: pattern), on: day, in: timeZone)
  }
}

extension EncodingError {
  /// The error about a date that cannot be encoded.
  static func invalidValue(_ date: Date, at encoder: any Encoder, _ sentence: String) -> Self {
    .invalidValue(date, Context(codingPath: encoder.codingPath, debugDescription: sentence))
  }
}
