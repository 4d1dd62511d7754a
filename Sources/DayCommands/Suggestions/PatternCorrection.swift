import DayKit

/// The patterns that are meant by those with letters in the wrong case, or in another language.
enum PatternCorrection {
  /// The pattern for the year, month and day in an order without a name of its own, such as `ydm`.
  static func order(of text: String) -> String? {
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
  static func correction(of text: String, isForWriting: Bool) -> String? {
    if let pattern = translation(ofPHP: text) { return pattern }
    if let name = DayFormat.names.first(where: { $0 == text.lowercased() }) { return name }
    if let pattern = example(text, isForWriting: isForWriting) { return pattern }
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
      case "Z" where isTime, "z" where isTime: pattern += "Z"
      case "A" where isTime, "a" where isTime: pattern += "a"
      default: return nil
      }
    }
    // Spreadsheets count hours to 24 without AM or PM.
    if !pattern.contains("a") { pattern = pattern.replacing("h", with: "H") }
    let isMeant =
      pattern.canParseDates || isForWriting && pattern.canFormatDates && !pattern.repeatsPart
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
        ("%YY", "%Y"), ("%i", "%M"), ("%M:%s", "%M:%S"), ("YYYY", "%Y"), ("yyyy", "%Y"),
        ("MM", "%m"), ("DD", "%d"),
      ]
    ),
    // Moment.js, with text in brackets, the year of a week as gggg or GGGG, and the number of a weekday as E
    (
      "[",
      [
        ("YYYY", "yyyy"), ("YY", "yy"), ("gggg", "YYYY"), ("GGGG", "YYYY"), ("W", "w"),
        ("E", "e"), ("dddd", "EEEE"), ("ddd", "EEE"), ("Do", "do"),
        ("DDDD", "_"), ("DDD", "_"), ("D", "d"), ("_", "DDD"),
      ]
    ),
    // Go
    (
      "2006",
      [
        ("January", "MMMM"), ("Monday", "EEEE"), ("Jan", "MMM"), ("Mon", "EEE"), ("2006", "yyyy"),
        ("002", "DDD"), ("_2", "d"), ("T15", "'T'HH"), ("15", "HH"), ("03:", "hh:"), ("04", "mm"),
        ("05", "ss"),
        ("PM", "a"), ("MST", "z"), ("Z07:00", "XXX"), ("-0700", "Z"), ("02", "dd"), ("01", "MM"),
        ("2", "d"), ("1", "M"),
      ]
    ),
    // A letter as text and the number after it
    ("Qq", [("Qq", "QQQ")]),
    // The day of the year
    ("DDD", [("DDDD", "DDD"), ("YYYY", "yyyy"), ("YY", "yy")]),
    // SQL and others, with the year of a week as IYYY or GGGG, and a W before the number of the week
    (
      "W",
      [
        ("IYYY", "YYYY"), ("GGGG", "YYYY"), ("IW", "ww"), ("WW", "ww"), ("'W'W", "'W'ww"),
        ("W'W", "W'ww"), ("' W", "' w"),
        ("-Www", "-'W'ww"), ("-W", "-'W'ww"), ("-u", "-e"), ("-E", "-e"),
      ]
    ),
    ("gggg", [("gggg", "YYYY")]),
    // .NET, with AM or PM as tt and a fraction of a second as fff
    ("fff", [("ddT", "dd'T'"), ("fff", "SSS"), ("tt", "a"), ("dddd", "EEEE"), ("ddd", "EEE")]),
    ("tt", [("tt", "a"), ("dddd", "EEEE"), ("ddd", "EEE")]),
    ("ssK", [("ddT", "dd'T'"), ("ssK", "ssX")]),
    // SQL, with times of day
    (
      "HH24",
      [
        ("HH24", "HH"), ("MI", "mm"), ("SS", "ss"), ("YYYY", "yyyy"), ("DD", "dd"), ("Mon", "MMM"),
        ("MON", "MMM"),
      ]
    ),
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
  private static func example(_ text: String, isForWriting: Bool) -> String? {
    if let pattern = translation(of: text) { return pattern }
    // Spreadsheets and SQL have text in double quotes.
    if text.contains("\""), !text.contains("'") {
      let quoted = text.replacing("\"", with: "'")
      let pattern = correction(of: quoted, isForWriting: isForWriting) ?? quoted
      return pattern.canParseDates || isForWriting && pattern.canFormatDates ? pattern : nil
    }
    let dialect = dialects.first { $0.mark.isEmpty || text.contains($0.mark) }
    func translated(_ text: some StringProtocol) -> String {
      (dialect?.replacements ?? []).reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
    }
    var pattern = dialect?.mark == "[" ? textsInBrackets(text, translated) : translated(text)
    // Beside a month or the name of a weekday, D is the day in the month.
    if pattern.contains("M") || text.contains("ddd"), !pattern.contains("d"),
      !pattern.contains("DD")
    {
      pattern = pattern.replacing("D", with: "d")
    }
    if !pattern.contains("d") {
      if pattern.contains("ww") { pattern = pattern.replacing("yy", with: "YY") }
      if pattern.contains("%V") {
        pattern = pattern.replacing("%Y", with: "%G").replacing("%y", with: "%g")
      }
    }
    guard pattern != text, !pattern.repeatsPart, !hasLongConversion(pattern) else { return nil }
    return pattern.canParseDates || isForWriting && pattern.canFormatDates ? pattern : nil
  }

  /// The pattern that is meant by one with text in brackets, of which the rest is translated.
  private static func textsInBrackets(
    _ text: String, _ translated: (Substring) -> String
  ) -> String {
    text.split(separator: "[", omittingEmptySubsequences: false).enumerated().map { number, piece in
      guard number > 0, let end = piece.firstIndex(of: "]") else { return translated(piece) }
      let quoted = piece[..<end]
      return (quoted.isEmpty ? "" : "'\(quoted)'") + translated(piece[piece.index(after: end)...])
    }.joined()
  }

  /// The pattern that is meant by one of PHP, which has one letter for each part, such as `d F Y`.
  private static func translation(ofPHP text: String) -> String? {
    let fields: [Character: String] = [
      "d": "dd", "j": "d", "l": "EEEE", "D": "EEE", "m": "MM", "n": "M", "F": "MMMM", "M": "MMM",
      "Y": "yyyy", "y": "yy", "H": "HH", "G": "H", "h": "hh", "g": "h", "i": "mm", "s": "ss",
      "A": "a", "a": "a",
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
    return pattern.canParseDates || pattern.canFormatDates && !pattern.repeatsPart ? pattern : nil
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
    }.first(where: \.canParseDates)
  }
}

extension String {
  /// Whether the text is a pattern that can read dates, with a year or a century from elsewhere.
  var canParseDates: Bool {
    (try? DayFormat(parsing: self, pivot: 1970, defaultYear: 2000))?.canParse ?? false
  }

  /// Whether the text is a pattern that can write dates.
  var canFormatDates: Bool { (try? DayFormat(pattern: self)) != nil }

  /// Whether the text is a pattern that can read dates or parts of them.
  var isPattern: Bool { (try? DayFormat(parsing: self, pivot: 1970, defaultYear: 2000)) != nil }

  /// Whether the text is a pattern that has the same part of a date twice.
  var repeatsPart: Bool {
    guard let format = try? DayFormat(parsing: self, pivot: 1970, defaultYear: 2000),
      case .repeatedPart? = format.parsingObstacle?.reason.kind
    else { return false }
    return true
  }
}
