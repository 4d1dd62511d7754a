#if Formats
public import DayKit
public import Foundation

extension JSONDecoder.DateDecodingStrategy {
  /// Decodes a `Date` from a text that names a day: the first moment of the day in a time zone.
  ///
  /// ```swift
  /// let decoder = JSONDecoder()
  /// decoder.dateDecodingStrategy = .day(.iso, .dmy, in: .gmt)
  /// try decoder.decode([Date].self, from: Data(#"["2025-08-29", "30/08/2025"]"#.utf8))
  /// ```
  ///
  /// In a format for instants, such as `DayFormat.epoch`, the day is the one in the zone; a format
  /// with a zone of its own, from `DayFormat.inTimeZone(_:)`, keeps it.
  ///
  /// A text that fits none of the formats is a `DecodingError.dataCorrupted`.
  ///
  /// - Parameters:
  ///   - formats: The formats, tried in order; ISO 8601 if there are none. A number in JSON is
  ///     parsed with the formats that are numbers, such as `DayFormat.epoch`.
  ///   - timeZone: The time zone of the days.
  public static func day(_ formats: DayFormat..., in timeZone: TimeZone) -> Self {
    let formats = formats.isEmpty ? [.iso] : formats.map { $0.withInstants(in: timeZone) }
    let parser = DayParser(formats: formats)
    return .custom { decoder in try parser.day(from: decoder).firstMoment(in: timeZone) }
  }
}

extension DayFormat {
  /// Returns the format, interpreting instants as days in a time zone, unless it has a zone of its
  /// own.
  func withInstants(in timeZone: TimeZone) -> DayFormat {
    isInstant && self.timeZone == nil ? inTimeZone(timeZone) : self
  }
}

/// Decodes days in one of several formats.
private struct DayParser: Sendable {
  let formats: [DayFormat]

  func day(from decoder: any Decoder) throws -> Day {
    let container = try decoder.singleValueContainer()
    // A decoder shows what a value is only by failing, so try numbers only where a format is one.
    if formats.contains(where: \.isNumber), let number = number(in: container) {
      return try day(number, formats.filter(\.isNumber), in: container)
    }
    return try day(try container.decode(String.self), formats, in: container)
  }

  /// The text of a number, without rounding if it is an integer.
  private func number(in container: any SingleValueDecodingContainer) -> String? {
    if let number = try? container.decode(Int64.self) { return "\(number)" }
    guard let number = try? container.decode(Double.self) else { return nil }
    return Int64(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  private func day(
    _ text: String, _ formats: [DayFormat], in container: any SingleValueDecodingContainer
  ) throws -> Day {
    var failures: [DayParsingError] = []
    for format in formats {
      do throws(DayParsingError) {
        return try Day(text, as: format)
      } catch {
        failures.append(error)
      }
    }
    throw DecodingError.dataCorruptedError(
      in: container, debugDescription: CodingSentence.notADay(text, formats, failures))
  }
}
#endif
