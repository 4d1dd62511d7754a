public import DayKit
public import Foundation

extension JSONEncoder.DateEncodingStrategy {
  /// Writes a `Date` as the time that the clocks of a time zone show; the day is left out.
  ///
  /// What the format has no field for is left out too. A date that does not lie on the day is an
  /// `EncodingError.invalidValue`, since it would be read back as another one.
  public static func timeOfDay(
    _ format: TimeFormat, on day: Day, in timeZone: TimeZone
  ) -> Self {
    .custom { date, encoder in
      guard let time = timeZone.time(at: date, on: day) else {
        throw EncodingError.invalidValue(date, at: encoder, .isOnAnotherDay(day, timeZone))
      }
      var container = encoder.singleValueContainer()
      try container.encode(format.write(time))
    }
  }

  /// Writes a `Date` as a time of day in a pattern, such as `h:mm:ss a`.
  ///
  /// - Throws: ``TimeFormatError`` with the place of a slip in the pattern.
  public static func timeOfDay(
    _ pattern: String, on day: Day, in timeZone: TimeZone
  ) throws(TimeFormatError) -> Self {
    .timeOfDay(try TimeFormat(pattern: pattern), on: day, in: timeZone)
  }
}

extension TimeZone {
  /// The time that clocks show at an instant, if it lies on a day.
  fileprivate func time(at date: Date, on day: Day) -> TimeOfDay? {
    guard let wall = wallSeconds(at: date) else { return nil }
    let seconds = wall - day.daysSince1970 * Day.seconds
    guard (0..<Day.seconds).contains(seconds) else { return nil }
    let whole = date.timeIntervalSinceReferenceDate.rounded(.down)
    return TimeOfDay(
      seconds: seconds, fraction: date.timeIntervalSinceReferenceDate - whole)
  }
}

extension EncodingError {
  /// The error about a date that can't be written.
  static func invalidValue(_ date: Date, at encoder: any Encoder, _ sentence: Sentence) -> Self {
    .invalidValue(
      date, Context(codingPath: encoder.codingPath, debugDescription: sentence.text))
  }
}
