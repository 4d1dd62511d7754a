public import DayKit
public import Foundation

extension JSONEncoder.DateEncodingStrategy {
  /// Writes a `Date` as the day that it lies on in a time zone; the time of day is left out.
  ///
  /// A date before `Day.min` or after `Day.max` is an
  /// `EncodingError.invalidValue`.
  ///
  /// - Parameters:
  ///   - format: The format; one that is a number, such as `DayFormat.epoch`, writes a
  ///     number.
  ///   - timeZone: The time zone whose days are meant.
  public static func day(_ format: DayFormat = .iso, in timeZone: TimeZone) -> Self {
    .custom { date, encoder in
      guard let day = Day(exactly: date, in: timeZone) else {
        throw EncodingError.invalidValue(date, at: encoder, .isOutOfRange)
      }
      var container = encoder.singleValueContainer()
      let text = day.formatted(as: format)
      if format.isNumber, let number = Int64(text) {
        try container.encode(number)
      } else {
        try container.encode(text)
      }
    }
  }
}
