import CommandGrammar
import DayKit
import DayRecords

/// The error messages for words that are not formats.
enum FormatSentences {
  /// Returns the reason why a word of an option is neither the name of a format nor a pattern, with a
  /// likely fix.
  ///
  /// Without an error, it is a pattern with words that are meant as text although their letters are fields.
  static func sentence(for error: DayFormatError?, in text: String, of option: String) -> String {
    let quoted = quoted(text)
    if Word(text).isISODate {
      return "\(quoted) is a date, not a format; write dates without an option"
    }
    if let name = Synonyms.meaning(of: text.lowercased(), in: .format) {
      return "unknown format \(quoted); use \(name)"
    }
    if error != nil, let list = list(text) {
      return "\(quoted) is several formats: repeat the option: "
        + list.map { "\(option) \($0)" }.joined(separator: " ")
    }
    let names = DayFormat.names + DayFormat.localizedNames
    let isForWriting = option == "--to"
    let order = PatternCorrection.order(of: text)
    let correction = order ?? PatternCorrection.correction(of: text, isForWriting: isForWriting)
    let near = correction ?? Suggestion.nearest(to: Word(text), among: names)
    let other = order.map { " or \(Self.quoted($0.replacing("-", with: "/")))" } ?? ""
    let hint = near.map { ". Did you mean \(Self.quoted($0))\(other)?" }
    if isName(text, error) {
      return "unknown format \(quoted)"
        + (hint ?? ": use a pattern such as d.M.yyyy, or \(names.alternatives)")
    }
    let word = Word(text)
    let quoting = PatternWord.quotingText(in: word)
    let problem =
      error.map { clause($0, text, isForWriting) }
      ?? FieldSlip(in: word)?.sentence
      ?? (text.contains("%")
        ? "a conversion has one letter, such as %d; to write its letter again, use a pattern such as d'd'"
        : text.contains("[")
          ? "text stands in single quotes, not in brackets"
          : "all letters of a word are fields")
    let invalid = "invalid format \(quoted): "
    if isForWriting, let near, let format = try? DayFormat(parsing: near),
      let obstacle = format.formattingObstacle
    {
      return invalid + sentence(forWriting: obstacle, format)
    }
    if correction == nil, FieldSlip(in: word) != .secondQuarter, var other = quoting {
      if FieldSlip(in: Word(other)) != nil {
        other = PatternCorrection.correction(of: other, isForWriting: isForWriting) ?? other
      }
      let reason = (error == nil ? "\(problem); " : "") + "put text in quotes"
      if !PatternWord.isAmbiguous(word), isForWriting ? other.canFormatDates : other.isPattern,
        !other.repeatsPart, let word = Word(other).shellQuoted
      {
        return "\(invalid)\(reason): \(option) \(word)"
      }
      if PatternWord.textOccurs(in: word) {
        return "\(invalid)\(reason), as in \"'on' d.M.yyyy\""
      }
    }
    if text.contains("'"), quoting == nil, error?.reason.letter != nil {
      return "\(invalid)put text in quotes, and write '' for an apostrophe, as in \"'l''an' yyyy\""
    }
    if let correction, case .unknownField(let letter, _)? = error?.reason.kind {
      if letter == "o", correction.contains("do") {
        return "invalid format \(quoted); the day with its ending is do: write "
          + Self.quoted(correction)
      }
      if lettersOfNoField.contains(letter) { return "invalid format \(quoted)\(hint ?? "")" }
    }
    return invalid + problem + (hint ?? "")
  }

  /// Returns the reason why a format cannot write days, with what to do instead.
  static func sentence(forWriting obstacle: DayFormatError, _ format: DayFormat) -> String {
    let isZone = obstacle.reason.part == .timeZone
    let part = obstacle.reason.part?.description ?? "time of day"
    // A zone or a single letter of a time without the rest of it is hardly meant.
    let hasTime = ["%", ":", "HH", "hh"].contains { format.description.contains($0) }
    let quoting = hasTime ? "" : "put text in quotes, or "
    return "\(quoted(format.description)) has a \(part), and dayctl cannot write "
      + "\(isZone ? "time zones" : "times of day"); \(quoting)use this format only with --from"
  }

  /// Returns the reason why a format does not give a complete date, with the letters to add.
  static func sentence(forPartOfDate format: DayFormat) -> String {
    let text = format.description
    if format.lacksDay {
      return "\(quoted(text)) does not give a complete date: add --day first, --day last or "
        + "--day NUMBER, or use it only with --to"
    }
    let isStrftime = text.utf8.contains(UInt8(ascii: "%"))
    let additions =
      isStrftime
      ? [["%d"], ["%m"], ["%m", "%d"], ["%u"], ["%V", "%u"]]
      : [["dd"], ["MM"], ["MM", "dd"], ["e"], ["ww", "e"]]
    let addition = additions.first {
      (text + " " + $0.joined(separator: " ")).canParseDates
    }
    return "\(quoted(text)) does not give a complete date"
      + (addition.map { ": add \($0.conjunction), or use it only with --to" }
        ?? ", so it can be used only with --to")
  }

  /// A pattern in quotes as one types it: in double quotes if it has single quotes itself.
  static func quoted(_ pattern: String) -> String {
    let word = Word(pattern)
    // A long pattern is cut.
    guard pattern.utf8.contains(UInt8(ascii: "'")), word.quoted.hasSuffix("'") else {
      return word.quoted
    }
    return word.shellQuoted ?? word.quoted
  }

  /// The formats of a list such as `dd/MM/yyyy,MM-dd-yyyy`, each quoted for a shell; `nil` if the text
  /// is not such a list.
  private static func list(_ text: String) -> [String]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      String(part.drop { $0 == " " })
    }
    guard parts.count > 1, parts.allSatisfy(\.canParseDates) else { return nil }
    let words = parts.compactMap { Word($0).shellQuoted }
    return words.count == parts.count ? words : nil
  }

  private static let lettersOfNoField = "CFIJNPRTUWfijlnoprt".unicodeScalars

  /// Returns what is wrong with a pattern, with its position in characters.
  private static func clause(
    _ error: DayFormatError, _ text: String, _ isForWriting: Bool
  ) -> String {
    let character = ContiguousArray(text.utf8).span.character(at: error.offset)
    return switch error.reason {
    case .openQuotation: "the quote at character \(character) is not closed"
    case .openConversion:
      "a letter is missing after the '%' at character \(character); a percent sign is %%"
    case .repeatedPart(.month) where text.contains(":"):
      "the month occurs twice; minutes are \(text.contains("%") ? "%M" : "mm")"
    case .unknownConversion("c") where isForWriting:
      "'%c' depends on the system; write out the parts, such as %a %b %e %Y"
    default: error.description
    }
  }

  /// Whether a text is meant as a name, because it does not look like a pattern.
  private static func isName(_ text: String, _ error: DayFormatError?) -> Bool {
    guard let first = text.utf8.first, first.isASCIILetter else { return false }
    if text.utf8.allSatisfy({ $0.isASCIILetter }) {
      // Patterns consist of these letters, or are one field.
      let isPattern = text.utf8.allSatisfy { "dmyhs".utf8.contains($0 | 0x20) }
      return !isPattern && text.utf8.contains { $0 != first }
    }
    guard let error, case .unknownField(let letter, _) = error.reason.kind,
      text.utf8.allSatisfy({ $0.isASCIILetter || $0.isDigit || $0 == 0x2D || $0 == 0x5F })
    else { return false }
    let strange = Set(text.unicodeScalars.filter(lettersOfNoField.contains))
    return error.offset == 0 && lettersOfNoField.contains(letter) && letter.properties.isLowercase
      || strange.count > 1 && text == text.lowercased()
  }
}
