import CommandGrammar
import DayKit
import DayRecords

/// The sentences about texts that are not dates.
enum DateSentences {
  /// Returns the reason a text is not a date, with a fix where one is likely.
  static func sentence(
    for failure: DateFailure, in bytes: Span<UInt8>, formats: [DayFormat]
  ) -> String {
    let text = String(quoting: bytes)
    switch failure {
    case .doesNotExist(let error):
      return "\(text) does not exist: \(error)" + (cure(for: error, bytes) ?? "")
    case .clock(let value):
      let value = String(quoting: value)
      return "\(Clock.variable) is \(value), which is not a date (\(DayFormat.iso))"
    case .contradicts(let error):
      return "\(text) contradicts itself: \(error)"
    case .unreadable(let error):
      let readings = Lookalike.readings(of: bytes)
      if bytes.hasBlankAround {
        return "\(text) is not a date: there is a blank before or after it"
      }
      return unreadable(
        text, list(formats), formats.contains { $0.description != formats[0].description }, error,
        readings)
    }
  }

  /// Returns the fix for a text whose numbers fit another order.
  private static func cure(for error: DayError, _ bytes: Span<UInt8>) -> String? {
    switch error.kind {
    case .noSuchMonth, .outOfRange: break
    default: return nil
    }
    for case (let likely, .success) in Lookalike.readings(of: bytes) {
      return "; it looks like \(likely.format): add \(likely.option)"
    }
    return nil
  }

  private static func unreadable(
    _ text: String, _ formats: String, _ areSeveral: Bool, _ error: DayReadingError,
    _ readings: [Lookalike.Reading]
  ) -> String {
    guard let (likely, day) = readings.first else {
      guard error.offset > 0 else { return "\(text) is not a date (\(formats))" }
      return "\(text) is not " + (areSeveral ? "a date (\(formats))" : formats) + ": \(error)"
    }
    guard case (let other, .success(let otherDay))? = readings.dropFirst().first,
      case .success(let day) = day
    else {
      if case .failure(let error) = day {
        return "\(text) is not \(formats), and as \(likely.format) it does not exist: \(error)"
      }
      return "\(text) is not \(formats); it looks like \(likely.format): add \(likely.option)"
    }
    // Where both readings are the same day, the formats tell them apart.
    let choice =
      day == otherDay ? "\(likely.format) or \(other.format)" : "\(day) or \(otherDay)"
    return "\(text) is not \(formats); it could be \(choice): "
      + "add \(likely.option) or \(other.option)"
  }

  private static func list(_ formats: [DayFormat]) -> String {
    var names: [String] = []
    // A format can be tried in two languages.
    for format in formats where !names.contains(format.description) {
      names.append(format.description)
    }
    return names.joined(separator: " or ")
  }
}

extension Span<UInt8> {
  /// Whether a space or a tab is the first or the last of several bytes.
  fileprivate var hasBlankAround: Bool {
    guard count > 1 else { return false }
    let blanks: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    return blanks.contains(self[0]) || blanks.contains(self[count - 1])
  }
}
