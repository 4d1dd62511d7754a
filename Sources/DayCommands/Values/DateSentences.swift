import CommandGrammar
import DayKit
import DayRecords

/// The error messages for texts that are not dates.
enum DateSentences {
  /// Returns the reason why a text is not a date, with a likely fix.
  static func sentence(
    for failure: DateFailure, in bytes: Span<UInt8>, formats: [DayFormat]
  ) -> String {
    let text = String(quoting: bytes)
    switch failure {
    case .doesNotExist(let error):
      return "\(text) does not exist: \(error)" + (fix(for: error, bytes) ?? "")
    case .clock(let value):
      let value = String(quoting: value)
      return "\(Clock.variable) is \(value), which is not a date (\(DayFormat.iso))"
    case .contradicts(let error):
      return "\(text) contradicts itself: \(error)"
    case .unreadable(let error):
      let readings = Lookalike.readings(of: bytes)
      if bytes.isPadded {
        return "\(text) is not a date: remove the space before or after it"
      }
      return unreadable(
        text, list(formats), formats.contains { $0.description != formats[0].description }, error,
        readings)
    }
  }

  /// Returns the fix for a text that is a date if its numbers are in another order.
  private static func fix(for error: DayError, _ bytes: Span<UInt8>) -> String? {
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
    _ text: String, _ formats: String, _ hasSeveralFormats: Bool, _ error: DayReadingError,
    _ readings: [Lookalike.Reading]
  ) -> String {
    guard let (likely, day) = readings.first else {
      guard error.offset > 0 else { return "\(text) is not a date (\(formats))" }
      return "\(text) is not " + (hasSeveralFormats ? "a date (\(formats))" : formats)
        + ": \(error)"
    }
    guard case (let other, .success(let otherDay))? = readings.dropFirst().first,
      case .success(let day) = day
    else {
      if case .failure(let error) = day {
        return "\(text) is not \(formats), and does not exist as \(likely.format): \(error)"
      }
      return "\(text) is not \(formats); it looks like \(likely.format): add \(likely.option)"
    }
    // If both readings are the same day, show the formats instead.
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
  /// Whether the text starts or ends with a space or a tab, and contains more than that.
  fileprivate var isPadded: Bool {
    guard count > 1 else { return false }
    let spaces: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    return spaces.contains(self[0]) || spaces.contains(self[count - 1])
  }
}
