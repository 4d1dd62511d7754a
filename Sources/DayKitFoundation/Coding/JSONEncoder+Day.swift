#if Formats
public import DayKit
public import Foundation

extension JSONEncoder.DateEncodingStrategy {
  /// Encodes a `Date` as its day in a time zone, without the time of day.
  ///
  /// ```swift
  /// let encoder = JSONEncoder()
  /// encoder.outputFormatting = .withoutEscapingSlashes
  /// encoder.dateEncodingStrategy = .day(.dmy, in: .gmt)
  /// try encoder.encode([Date(timeIntervalSince1970: 1_756_425_600)])       // ["29/08/2025"]
  /// ```
  ///
  /// A format for instants, such as `DayFormat.epoch`, writes the first moment of the day in the
  /// zone; one with a zone of its own, from `DayFormat.inTimeZone(_:)`, the first moment of the day
  /// there.
  ///
  /// A date before `Day.min` or after `Day.max` is an `EncodingError.invalidValue`, as is every
  /// date if the format cannot parse text, and a date whose text the format parses as another day.
  ///
  /// - Parameters:
  ///   - format: The format. In a format that is a number, such as `DayFormat.epoch`, days are
  ///     encoded as numbers.
  ///   - timeZone: The time zone of the days.
  public static func day(_ format: DayFormat = .iso, in timeZone: TimeZone) -> Self {
    let format = format.withInstants(in: timeZone)
    return .custom { date, encoder in
      guard let day = Day(exactly: date, in: timeZone) else {
        throw EncodingError.invalidValue(date, at: encoder, "\(DayError.outOfRange)")
      }
      var container = encoder.singleValueContainer()
      let text = try format.encodedText(of: day, at: encoder.codingPath)
      if format.isNumber, let number = Int64(text) {
        try container.encode(number)
      } else {
        try container.encode(text)
      }
    }
  }
}
#endif
