public import DayKit
public import Foundation

extension JSONDecoder.DateDecodingStrategy {
  /// Decodes a `Date` from a text with a time of day: the instant of one day at which the clocks of
  /// a time zone show that time.
  ///
  /// ```swift
  /// let decoder = JSONDecoder()
  /// let clock = try TimeFormat(pattern: "h:mm:ss a")
  /// let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
  /// decoder.dateDecodingStrategy = try .timeOfDay(clock, .iso, on: Day(2025, 8, 29), in: zone)
  /// let dates = try decoder.decode([Date].self, from: Data(#"["7:27:02 AM"]"#.utf8))
  /// dates[0]                                 // 2025-08-29 05:27:02 +0000
  /// ```
  ///
  /// The offset from Universal Time is the one at that time of that day. A time that the clocks
  /// show twice is the first of the two. A time that they skip does not exist, and is a
  /// `DecodingError.dataCorrupted`, as is a text that fits none of the formats.
  ///
  /// All dates are on one day. For times that belong to a date in their own record, see
  /// ``TimeCoding``.
  ///
  /// - Parameters:
  ///   - format: The first format.
  ///   - otherFormats: More formats, tried in order.
  ///   - day: The day of all times.
  ///   - timeZone: The time zone of the clocks.
  public static func timeOfDay(
    _ format: TimeFormat, _ otherFormats: TimeFormat..., on day: Day, in timeZone: TimeZone
  ) -> Self {
    let formats = [format] + otherFormats
    return .custom { decoder in
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      do throws(TimeParsingError) {
        return try day.at(text, as: formats, in: timeZone)
      } catch {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: CodingSentence.notATime(text, formats, error, on: day, in: timeZone))
      }
    }
  }

  /// Decodes a `Date` from a text with a time of day in a pattern, such as `h:mm:ss a`.
  ///
  /// ```swift
  /// decoder.dateDecodingStrategy = try .timeOfDay("HH:mm", on: Day(2025, 8, 29), in: .gmt)
  /// ```
  ///
  /// - Throws: ``TimeFormatError`` with the position of a mistake in the pattern.
  public static func timeOfDay(
    _ pattern: String, on day: Day, in timeZone: TimeZone
  ) throws(TimeFormatError) -> Self {
    .timeOfDay(try TimeFormat(pattern: pattern), on: day, in: timeZone)
  }
}

extension KeyedDecodingContainer {
  /// Decodes a `Date` from a text with a time of day on a day that has been decoded before.
  ///
  /// With it, the initializer of a record decodes times that belong to a date in the record:
  ///
  /// ```swift
  /// struct SunTimes: Decodable {
  ///   var sunrise: Date
  ///
  ///   enum CodingKeys: CodingKey { case date, sunrise }
  ///
  ///   init(from decoder: any Decoder) throws {
  ///     let container = try decoder.container(keyedBy: CodingKeys.self)
  ///     let day = try container.decode(DayString.YMD<Day>.self, forKey: .date).wrappedValue
  ///     let clock = try TimeFormat(pattern: "h:mm:ss a")
  ///     sunrise = try container.decode(clock, on: day, in: .gmt, forKey: .sunrise)
  ///   }
  /// }
  /// ```
  ///
  /// - Throws: `DecodingError`; `dataCorrupted` if the text fits none of the formats or clocks skip
  ///   the time.
  public func decode(
    _ format: TimeFormat, _ otherFormats: TimeFormat..., on day: Day, in timeZone: TimeZone,
    forKey key: Key
  ) throws -> Date {
    let formats = [format] + otherFormats
    let text = try decode(String.self, forKey: key)
    do throws(TimeParsingError) {
      return try day.at(text, as: formats, in: timeZone)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription: CodingSentence.notATime(text, formats, error, on: day, in: timeZone))
    }
  }
}
