import DayKit
import Foundation

/// The messages of coding errors.
enum CodingSentence {
  #if Formats
  /// The text fits none of the formats for days.
  static func notADay(
    _ text: String, _ formats: [DayFormat], _ failures: [DayParsingError]
  ) -> String {
    for failure in failures {
      if let error = failure.reason.dayError { return "\(text.quotation) does not exist: \(error)" }
    }
    if let format = formats.first, let failure = failures.first, formats.count == 1 {
      return "\(text.quotation) is not in the format \(format): \(failure)"
    }
    return "\(text.quotation) is not in the format \(list(formats.map(\.description)))"
  }
  #endif

  /// The text fits none of the formats for times of day.
  static func notATime(
    _ text: String, _ formats: [TimeFormat], _ failure: TimeParsingError
  ) -> String {
    if let error = failure.reason.timeError { return "\(text.quotation) does not exist: \(error)" }
    guard formats.count == 1 else {
      return "\(text.quotation) is not in the format \(list(formats.map(\.description)))"
    }
    return "\(text.quotation) is not in the format \(list(formats.map(\.description))): \(failure)"
  }

  /// The text is not a time of the day.
  static func notATime(
    _ text: String, _ formats: [TimeFormat], _ failure: TimeParsingError, on day: Day,
    in timeZone: TimeZone
  ) -> String {
    guard let error = failure.reason.timeError, error.reason.isSkipped else {
      return notATime(text, formats, failure)
    }
    return "\(text.quotation) does not exist: clocks skip it on \(day) in \(timeZone.identifier)"
  }

  /// The date cannot be encoded as a time of the day.
  static func otherDay(_ day: Day, _ timeZone: TimeZone) -> String {
    "the date is not on \(day) in \(timeZone.identifier)"
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: " or ") }
}
