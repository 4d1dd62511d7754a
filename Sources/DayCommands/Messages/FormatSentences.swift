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
    if let list = list(text) {
      return "\(quoted) is several formats: repeat the option: "
        + list.map { "\(option) \($0)" }.joined(separator: " ")
    }
    let names = DayFormat.names + DayFormat.localizedNames
    let isForWriting = option == "--to"
    let order = order(text)
    let correction = order ?? correction(of: text, isForWriting: isForWriting)
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
      ?? FieldSlip.sentence(for: word)
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
    if correction == nil, let other = quoting {
      let reason = (error == nil ? "\(problem); " : "") + "put text in quotes"
      if !PatternWord.isAmbiguous(word), isForWriting ? canFormat(other) : isFormat(other),
        !repeatsPart(other), let word = Word(other).shellQuoted
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
    return "\(quoted(format.description)) has a \(part), and dayctl cannot write "
      + "\(isZone ? "time zones" : "times of day"); use this format only with --from"
  }

  /// Returns the reason why a format does not give a complete date, with the letters to add.
  static func sentence(forPartOfDate format: DayFormat) -> String {
    let text = format.description
    if format.assumableDayCount > 0 {
      return "\(quoted(text)) does not give a complete date: add --day first, --day last or "
        + "--day NUMBER, or use it only with --to"
    }
    let isStrftime = text.utf8.contains(UInt8(ascii: "%"))
    let additions =
      isStrftime
      ? [["%d"], ["%m"], ["%m", "%d"], ["%u"], ["%V", "%u"]]
      : [["dd"], ["MM"], ["MM", "dd"], ["e"], ["ww", "e"]]
    let addition = additions.first {
      canParse(text + " " + $0.joined(separator: " "))
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

  private static func canParse(_ pattern: String) -> Bool {
    (try? DayFormat(parsing: pattern, pivot: 1970, defaultYear: 2000))?.canParse ?? false
  }

  private static func repeatsPart(_ pattern: String) -> Bool {
    guard let format = try? DayFormat(parsing: pattern, pivot: 1970, defaultYear: 2000),
      case .repeatedPart? = format.parsingObstacle?.reason.kind
    else { return false }
    return true
  }

  private static func isFormat(_ pattern: String) -> Bool {
    (try? DayFormat(parsing: pattern, pivot: 1970, defaultYear: 2000)) != nil
  }

  private static func canFormat(_ pattern: String) -> Bool {
    (try? DayFormat(pattern: pattern)) != nil
  }

  /// The formats of a list such as `dd/MM/yyyy,MM-dd-yyyy`, each quoted for a shell; `nil` if the text
  /// is not such a list.
  private static func list(_ text: String) -> [String]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      String(part.drop { $0 == " " })
    }
    guard parts.count > 1, parts.allSatisfy(canParse) else { return nil }
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

  /// The pattern for the year, month and day in an order without a name of its own, such as `ydm`.
  private static func order(_ text: String) -> String? {
    let letters = text.lowercased().utf8
    guard letters.count == 3, Set(letters) == Set("dmy".utf8),
      !DayFormat.names.contains(text.lowercased())
    else { return nil }
    let parts = letters.map { byte in
      switch byte {
      case UInt8(ascii: "y"): "yyyy"
      case UInt8(ascii: "m"): "MM"
      default: "dd"
      }
    }
    return parts.joined(separator: "-")
  }

  /// The pattern that is meant by one with letters in the wrong case, such as `YYYY-MM-DD HH:MM:SS`.
  private static func correction(of text: String, isForWriting: Bool) -> String? {
    if let pattern = translation(ofPHP: text) { return pattern }
    if let name = DayFormat.names.first(where: { $0 == text.lowercased() }) { return name }
    if let pattern = example(text, isForWriting) { return pattern }
    if text.contains("%") { return nil }
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
      case "o" where pattern.hasSuffix("d"): pattern += "o"
      case "-", "/", ".", ",", " ", ":": pattern.unicodeScalars.append(scalar)
      case "T" where !isTime: pattern += "'T'"
      default: return nil
      }
    }
    let isMeant = canParse(pattern) || isForWriting && canFormat(pattern) && !repeatsPart(pattern)
    return isMeant ? pattern : nil
  }

  /// What is written in the patterns of other languages, and here; the first language counts whose mark a pattern has.
  private static let dialects: [(mark: String, replacements: [(String, String)])] = [
    // strftime, with letters repeated as here
    (
      "%",
      [
        ("%-dd", "%-d"), ("%-mm", "%-m"), ("%dd", "%d"), ("%mm", "%m"), ("%yyyy", "%Y"),
        ("%YYYY", "%Y"), ("%yy", "%y"),
        ("%YY", "%Y"), ("YYYY", "%Y"), ("yyyy", "%Y"), ("MM", "%m"), ("DD", "%d"),
      ]
    ),
    // Moment.js, with text in brackets and the year of a week as gggg
    ("[", [("[", "'"), ("]", "'"), ("gggg", "YYYY"), ("GGGG", "YYYY")]),
    // Go
    (
      "2006",
      [
        ("January", "MMMM"), ("Monday", "EEEE"), ("Jan", "MMM"), ("Mon", "EEE"), ("2006", "yyyy"),
        ("02", "dd"), ("01", "MM"), ("2", "d"), ("1", "M"),
      ]
    ),
    // The day of the year
    ("DDD", [("DDDD", "DDD"), ("YYYY", "yyyy"), ("YY", "yy")]),
    // SQL and others, with the year of a week as IYYY or GGGG, and a W before the number of the week
    (
      "W",
      [
        ("IYYY", "YYYY"), ("GGGG", "YYYY"), ("IW", "ww"), ("'W'WW", "'W'ww"), ("'W'W", "'W'ww"),
        ("-WW", "-ww"), ("-W", "-'W'ww"), ("-u", "-e"),
      ]
    ),
    ("gggg", [("gggg", "YYYY")]),
    // SQL and Moment.js
    (
      "",
      [
        ("dddd", "EEEE"), ("ddd", "EEE"), ("Month", "MMMM"), ("MONTH", "MMMM"), ("month", "MMMM"),
        ("mmmm", "MMMM"),
        ("Mon", "MMM"), ("MON", "MMM"), ("mon", "MMM"), ("Dy,", "EEE,"), ("Dy ", "EEE "),
        ("dth", "do"), ("Do", "do"),
        ("YYYY", "yyyy"), ("YY", "yy"), ("DD", "dd"),
      ]
    ),
  ]

  /// The pattern that is meant by one of another language, such as `%dd/%mm/%yyyy`, `DD-Mon-YYYY` or
  /// `2 January 2006`.
  private static func example(_ text: String, _ isForWriting: Bool) -> String? {
    if let pattern = translation(of: text) { return pattern }
    let dialect = dialects.first { $0.mark.isEmpty || text.contains($0.mark) }
    var pattern = (dialect?.replacements ?? []).reduce(text) { $0.replacing($1.0, with: $1.1) }
    // Beside a month, D is the day in it.
    if pattern.contains("M"), !pattern.contains("d"), !pattern.contains("DD") {
      pattern = pattern.replacing("D", with: "d")
    }
    guard pattern != text, !repeatsPart(pattern), !hasLongConversion(pattern) else { return nil }
    return canParse(pattern) || isForWriting && canFormat(pattern) ? pattern : nil
  }

  /// The pattern that is meant by one of PHP, which has one letter for each part, such as `d F Y`.
  private static func translation(ofPHP text: String) -> String? {
    let fields: [Character: String] = [
      "d": "dd", "j": "d", "l": "EEEE", "D": "EEE", "m": "MM", "n": "M", "F": "MMMM", "M": "MMM",
      "Y": "yyyy", "y": "yy",
    ]
    let hasDay = text.contains { "dj".contains($0) }
    let hasMark = text.contains { "Yjl".contains($0) }
    // Beside a slash, months are numbers.
    let hasNumber = text.contains("M/") || text.contains("/M")
    guard text.contains("F") || hasDay && hasMark && !hasNumber else { return nil }
    var pattern = ""
    var rest = text.replacing("jS", with: "\u{1}")[...]
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      switch letter {
      case "\u{1}": pattern += "do"
      case _ where run.count > 1: pattern += run
      case _ where letter.isLetter || letter == "'" || letter == "%":
        guard let field = fields[letter] else { return nil }
        pattern += field
      default: pattern += run
      }
    }
    return canParse(pattern) || canFormat(pattern) && !repeatsPart(pattern) ? pattern : nil
  }

  /// Whether a letter follows the letter of a conversion, so that it is unclear which of them are meant.
  private static func hasLongConversion(_ pattern: String) -> Bool {
    pattern.split(separator: "%").contains { $0.dropFirst().first?.isLetter ?? false }
      && pattern.contains("%")
  }

  /// The letters for the day, the month and the year in German, French, Italian, Spanish, Polish, Dutch and Finnish.
  private static let letters = ["TMJ", "JMA", "GMA", "DMA", "DMR", "DMJ", "PKV"]

  /// The pattern that is meant by one with the letters of another language, such as `TT.MM.JJJJ`.
  private static func translation(of text: String) -> String? {
    let text = text.uppercased()
    let words = text.split { "-/. ".contains($0) }
    guard words.allSatisfy({ Set($0).count == 1 }),
      words.contains(where: { $0.count > 1 && !"DMY".contains($0.prefix(1)) })
    else { return nil }
    return letters.lazy.map { letters in
      // Some people mix languages, as in TT.MM.YYYY.
      let fields = Array(letters + "DY")
      return String(
        text.map { letter in
          fields.firstIndex(of: letter).map { Array("dMydy")[$0] } ?? letter
        })
    }.first(where: canParse)
  }
}
