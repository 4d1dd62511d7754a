import CommandGrammar
import DayKit

/// The error messages for words that are not formats.
enum FormatSentences {
  /// Returns the reason why a word is neither the name of a format nor a pattern, with a likely
  /// fix.
  static func sentence(for error: DayFormatError, in text: String) -> String {
    let quoted = Word(text).quoted
    if let name = otherName(text) { return "unknown format \(quoted); use \(name)" }
    let names = DayFormat.names + DayFormat.localizedNames
    let near = Suggestion.nearest(to: Word(text), among: names) ?? correction(of: text)
    let hint = near.map { ". Did you mean '\($0)'?" }
    if isName(text, error) {
      return "unknown format \(quoted)" + (hint ?? "; see 'dayctl help formats'")
    }
    return "invalid format \(quoted): \(error)" + (hint ?? "")
  }

  /// The name of the format that other programs call by this name.
  private static func otherName(_ text: String) -> String? {
    switch text {
    case "unix", "unixtime", "unix-time", "timestamp", "posix": "epoch"
    case "unix-ms", "millis", "milliseconds": "epoch-ms"
    case "rfc3339": "iso8601"
    case "rfc822", "rfc2822": "rfc5322"
    default: nil
    }
  }

  /// Whether a text is meant as a name, because it does not look like a pattern.
  private static func isName(_ text: String, _ error: DayFormatError) -> Bool {
    guard let first = text.utf8.first, first.isLetter else { return false }
    if text.utf8.allSatisfy({ $0.isLetter }) {
      // Patterns consist of these letters, or are one field.
      let isPattern = text.utf8.allSatisfy { "dmyhs".utf8.contains($0 | 0x20) }
      return !isPattern && text.utf8.contains { $0 != first }
    }
    guard case .unknownField(let letter, _) = error.reason.kind, error.offset == 0 else {
      return false
    }
    return "fijlnoprt".unicodeScalars.contains(letter)
      && text.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == 0x2D || $0 == 0x5F }
  }

  /// The pattern that is meant by one with letters in the wrong case, such as `YYYY-MM-DD`.
  private static func correction(of text: String) -> String? {
    var pattern = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "Y", "y": pattern += "y"
      case "M", "m": pattern += "M"
      case "D", "d": pattern += "d"
      case "-", "/", ".", ",", " ": pattern.unicodeScalars.append(scalar)
      default: return nil
      }
    }
    guard let format = try? DayFormat(pattern: pattern, pivot: 1970), format.isReadable else {
      return nil
    }
    return pattern
  }
}
