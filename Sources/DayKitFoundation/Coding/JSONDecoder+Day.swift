public import DayKit
public import Foundation

extension JSONDecoder.DateDecodingStrategy {
  /// Reads a `Date` from text that names a day: the first moment of the day in a time zone.
  ///
  /// ```swift
  /// let decoder = JSONDecoder()
  /// decoder.dateDecodingStrategy = .day(.iso, .dmy, in: .gmt)
  /// try decoder.decode([Date].self, from: Data(#"["2025-08-29", "30/08/2025"]"#.utf8))
  /// ```
  ///
  /// A text that is no day in any of the formats is a `DecodingError.dataCorrupted`.
  ///
  /// - Parameters:
  ///   - formats: The formats, tried in order; ISO 8601 where none is given. A number in JSON is read
  ///     by those of them that are numbers, such as `DayFormat.epoch`.
  ///   - timeZone: The time zone whose days are meant.
  public static func day(_ formats: DayFormat..., in timeZone: TimeZone) -> Self {
    let reader = DayReader(formats: formats.isEmpty ? [.iso] : formats)
    return .custom { decoder in try reader.day(from: decoder).firstMoment(in: timeZone) }
  }
}

/// Reads days in one of several formats.
private struct DayReader: Sendable {
  let formats: [DayFormat]

  func day(from decoder: any Decoder) throws -> Day {
    let container = try decoder.singleValueContainer()
    // A decoder tells what a value is by failing, so that numbers are tried only where they count.
    if formats.contains(where: \.isNumber), let number = try? container.decode(Double.self) {
      let text = Int64(exactly: number).map { "\($0)" } ?? "\(number)"
      return try day(text, formats.filter(\.isNumber), in: container)
    }
    return try day(try container.decode(String.self), formats, in: container)
  }

  private func day(
    _ text: String, _ formats: [DayFormat], in container: any SingleValueDecodingContainer
  ) throws -> Day {
    var failures: [DayReadingError] = []
    for format in formats {
      do throws(DayReadingError) {
        return try Day(text, as: format)
      } catch {
        failures.append(error)
      }
    }
    throw DecodingError.dataCorruptedError(
      in: container, debugDescription: Sentence.isNoDay(text, formats, failures).text)
  }
}
