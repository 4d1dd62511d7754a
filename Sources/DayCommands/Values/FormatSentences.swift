import CommandGrammar
import DayKit
import DayRecords

/// The error messages for words that are not formats.
enum FormatSentences {
  /// Returns the reason why a word is neither the name of a format nor a pattern, with a likely
  /// fix.
  static func sentence(for error: DayFormatError, in text: String) -> String {
    let quoted = Word(text).quoted
    if let name = otherName(text) { return "unknown format \(quoted); use \(name)" }
    let names = DayFormat.names + DayFormat.localizedNames
    let near = Suggestion.nearest(to: Word(text), among: names) ?? correction(of: text)
    let hint = near.map { ". Did you mean \($0.utf8.contains(0x27) ? "\"\($0)\"" : "'\($0)'")?" }
    if isName(text, error) {
      return "unknown format \(quoted)" + (hint ?? "; see 'dayctl help formats'")
    }
    return "invalid format \(quoted): \(clause(error, text))" + (hint ?? "")
  }

  /// Returns the reason why a format cannot write days, with what to do instead.
  static func sentence(forWriting obstacle: DayFormatError, _ format: DayFormat) -> String {
    let name = String(quoting: Array(format.description.utf8))
    let what = obstacle.reason.part == .timeZone ? "time zone" : "time"
    return
      "\(name) has a \(obstacle.reason.part?.description ?? what), and a day has no \(what) to "
      + "write; use this format only with --from"
  }

  /// Returns the format of a word such as `+%d.%m.%Y`, as `date` takes it, quoted for a shell; `nil`
  /// for other words and for formats that cannot write days.
  static func outputFormat(_ word: Word) -> String? {
    guard let text = try? String(word: word), text.hasPrefix("+%") else { return nil }
    let pattern = String(text.dropFirst())
    guard let format = try? DayFormat(pattern: pattern), format.isWritable else { return nil }
    return Lookalike.quoted(pattern)
  }

  /// Returns what is wrong with a pattern, with its position in characters.
  private static func clause(_ error: DayFormatError, _ text: String) -> String {
    let character = Array(text.utf8).span.character(at: error.offset)
    return switch error.reason {
    case .openQuotation: "the quote at character \(character) is not closed"
    case .openConversion:
      "a letter is missing after the '%' at character \(character); a percent sign is %%"
    case .repeatedPart(.month) where text.contains(":"):
      "the month occurs twice; minutes are \(text.contains("%") ? "%M" : "mm")"
    default: error.description
    }
  }

  /// The name of the format that other programs call by this name.
  static func otherName(_ text: String) -> String? {
    switch text.lowercased() {
    case "unix", "unixtime", "unix-time", "timestamp", "posix", "seconds": "epoch"
    case "unix-ms", "unix-millis", "millis", "milliseconds": "epoch-ms"
    case "unix-us", "unix-micros", "micros", "microseconds": "epoch-us"
    case "unix-ns", "unix-nanos", "nanos", "nanoseconds": "epoch-ns"
    case "iso-8601", "rfc3339", "rfc-3339", "xsd", "atom", "git", "postgres", "timestamptz":
      "iso8601"
    case "sql", "mysql", "sqlite", "datetime": "iso8601-sans-timezone, or iso for a date only"
    case "rfc822", "rfc-822", "rfc2822", "rfc-2822", "rfc1123", "rfc-1123", "http", "rss", "email",
      "mail":
      "rfc5322"
    case "apache", "nginx", "clf", "ncsa": "'%d/%b/%Y:%H:%M:%S %z'"
    case "syslog": "'MMM d HH:mm:ss' and --year"
    case "ctime", "asctime": "'EEE MMM d HH:mm:ss yyyy'"
    case "openssl", "x509": "'MMM d HH:mm:ss yyyy z'"
    case "excel1900", "serial", "spreadsheet", "sheets", "ole":
      "excel, or excel1904 for the system of 1904"
    case "julian", "mjd": "g for the modified Julian day, or ordinal for the day of the year"
    case "us", "american": "mdy"
    case "eu", "uk", "european", "british": "dmy"
    case "german": "dd.MM.yyyy"
    case "year": "yyyy"
    case "month": "MM for the number of the month, MMMM for its name, or yyyy-MM"
    case "quarter": "\"yyyy-'Q'Q\""
    case "weekday", "dayname", "day-name": "EEEE, or the command 'dayctl weekday'"
    case "day": "d for the day of the month, or EEEE for the weekday"
    default: nil
    }
  }

  /// Whether a text is meant as a name, because it does not look like a pattern.
  private static func isName(_ text: String, _ error: DayFormatError) -> Bool {
    guard let first = text.utf8.first, first.isASCIILetter else { return false }
    if text.utf8.allSatisfy({ $0.isASCIILetter }) {
      // Patterns consist of these letters, or are one field.
      let isPattern = text.utf8.allSatisfy { "dmyhs".utf8.contains($0 | 0x20) }
      return !isPattern && text.utf8.contains { $0 != first }
    }
    guard case .unknownField(let letter, _) = error.reason.kind, error.offset == 0 else {
      return false
    }
    return "fijlnoprt".unicodeScalars.contains(letter)
      && text.utf8.allSatisfy { $0.isASCIILetter || $0.isDigit || $0 == 0x2D || $0 == 0x5F }
  }

  /// The pattern that is meant by one with letters in the wrong case, such as `YYYY-MM-DD HH:MM:SS`.
  private static func correction(of text: String) -> String? {
    var pattern = ""
    var isTime = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "Y", "y": pattern += "y"
      case "M", "m": pattern += isTime ? "m" : "M"
      case "D", "d": pattern += "d"
      case "H", "h":
        pattern.unicodeScalars.append(scalar)
        isTime = true
      case "S", "s": pattern += "s"
      case "-", "/", ".", ",", " ", ":": pattern.unicodeScalars.append(scalar)
      case "T" where !isTime: pattern += "'T'"
      default: return nil
      }
    }
    guard let format = try? DayFormat(pattern: pattern, pivot: 1970), format.isReadable else {
      return nil
    }
    return pattern
  }
}
