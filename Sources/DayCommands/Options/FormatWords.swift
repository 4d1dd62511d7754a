import CommandGrammar
import DayKit
import DayRecords

/// The words on a command line that give formats, and those that determine what the formats mean.
struct FormatWords: Equatable, Sendable {
  var from = Words()
  var to: Word?
  var locale: Word?
  var timeZone: Word?
  var pivot: Int?
  var year: Int?

  /// The day that a date without a day stands for.
  var day: Word?

  /// The month or the day on which fiscal years start.
  var fiscalStart: Word?

  /// Whether the command tries formats besides those of `--from`.
  var triesFormats = false

  /// Whether dates are read, so that answers can have the format of their dates.
  var hasInput = true

  /// Adds the formats for a word of `--from`.
  ///
  /// A format with names is added once for each language in which its names are read.
  func addFormats(
    _ word: Word, _ language: Language, _ zone: TimeZoneChoice, isFirst: Bool,
    to formats: inout DateFormats
  ) throws(UsageError) {
    let format = try format(word, of: "--from", language, zone)
    if isFirst { formats = DateFormats(format) } else { formats.append(format) }
    if word.equals("rfc5322") { formats.append(zone.applied(to: .rfc5322SansWeekday)) }
    guard format.hasLocalizedNames, locale == nil, !format.hasEnglishNames else { return }
    // The environment gives the language of the user, which need not be the language of a log.
    let pattern = format.description
    guard let english = try? DayFormat(parsing: pattern, pivot: pivot, defaultYear: year) else {
      return
    }
    formats.append(zone.applied(to: english))
  }

  /// Returns the formats with a day for texts that have none.
  func assuming(
    _ word: Word, _ formats: DateFormats, _ language: Language
  ) throws(UsageError) -> DateFormats {
    let counts = formats.all.map(\.assumableDayCount).filter { $0 > 0 }
    guard let most = counts.min() else {
      let format = FormatSentences.quoted(formats.first.description)
      let lack =
        from.contains { names($0, pivot: 2_000, language) }
        ? "also needs --pivot YEAR"
        : from.contains { names($0, year: 2_000, language) }
          ? "also needs --year YEAR" : "has no use for it"
      throw UsageError(
        "--day applies to formats of a month, a quarter, an ISO week or a year, such as yyyy-MM; "
          + "\(format) \(lack)")
    }
    let day: AssumedDay
    if word.equals("first") {
      day = .first
    } else if word.equals("last") {
      day = .last
    } else if let number = try? Int(word: word), (1...most).contains(number) {
      day = .number(number)
    } else {
      throw UsageError("--day: \(word.quoted) is not first, last or a number from 1 to \(most)")
    }
    var assuming = DateFormats(formats.first.assumingDay(day))
    for index in 1..<formats.count { assuming.append(formats[index].assumingDay(day)) }
    return assuming
  }

  /// Checks that results in the format of their dates have names in one language.
  ///
  /// Without `--locale`, names are read in two languages, and many are those of both.
  func checkNames(_ formats: [DayFormat], _ language: Language) throws(UsageError) {
    guard locale == nil, formats.contains(where: { $0.hasLocalizedNames && !$0.hasEnglishNames })
    else { return }
    throw UsageError(
      "--to same: names are in the language of the environment or in English: "
        + "add --locale \(language.code) or --locale en")
  }

  /// Checks that the options for years make a difference.
  func checkYears(_ language: Language) throws(UsageError) {
    if pivot != nil, !triesFormats, !matters(pivot: pivot, for: .noCentury, language) {
      throw UsageError(
        "--pivot applies to formats with two-digit years only: use one with --from, such as d.M.yy")
    }
    if year != nil, !matters(year: year, for: .noYear, language) {
      throw UsageError(
        "--year applies to formats without a year only: use one with --from, such as d.M.")
    }
  }

  /// Whether an option for years removes an obstacle to a format of `--from`, or gives a month or another part of the
  /// calendar its year.
  private func matters(
    pivot: Int? = nil, year: Int? = nil, for obstacle: DayFormatError.Reason, _ language: Language
  ) -> Bool {
    from.contains { word in
      let format = try? DayFormat(compiling: word.text, symbols: language.symbols)
      return format?.parsingObstacle?.reason == obstacle
        || names(word, pivot: pivot, year: year, language)
    }
  }

  /// Whether a format names a month, quarter, week or year only with an option for years.
  private func names(_ word: Word, pivot: Int? = nil, year: Int? = nil, _ language: Language)
    -> Bool
  {
    func dayCount(pivot: Int?, year: Int?) -> Int {
      let format = try? DayFormat(
        compiling: word.text, symbols: language.symbols, pivot: pivot, defaultYear: year)
      return format?.assumableDayCount ?? 0
    }
    return dayCount(pivot: nil, year: nil) == 0 && dayCount(pivot: pivot, year: year) > 0
  }

  /// Checks that all formats can parse dates.
  func checkReadable(_ formats: DateFormats) throws(UsageError) {
    for index in 0..<formats.count { try check(formats[index]) }
  }

  private func check(_ format: DayFormat) throws(UsageError) {
    guard !format.canParse, let obstacle = format.parsingObstacle else { return }
    let name = FormatSentences.quoted(format.description)
    switch obstacle.reason {
    case .noCentury:
      throw UsageError(
        "--from: \(name) has two-digit years: add --pivot YEAR, such as --pivot 1970 for 1970 to 2069"
      )
    case .noYear:
      throw UsageError(
        "--from: \(name) has no year: add --year YEAR, such as --year 2025")
    case .noDay:
      // A few names of other programs are letters of patterns.
      if let other = Synonyms.meaning(
        of: format.description.lowercased(), in: .format)
      {
        throw UsageError("--from: unknown format \(name); use \(other)")
      }
      throw UsageError("--from: \(FormatSentences.sentence(forPartOfDate: format))")
    default:
      if case .repeatedPart = obstacle.reason.kind {
        let sentence = FormatSentences.sentence(
          for: obstacle, in: format.description, of: "--from")
        throw UsageError("--from: \(sentence)")
      }
      throw UsageError("--from: \(name) cannot parse dates: \(obstacle)")
    }
  }

  /// Checks that a format of `--to` can write dates.
  static func checkWritable(_ format: DayFormat) throws(UsageError) {
    guard !format.canFormat, let obstacle = format.formattingObstacle else { return }
    throw UsageError("--to: \(FormatSentences.sentence(forWriting: obstacle, format))")
  }

  /// Returns the format that a word of an option names.
  func format(
    _ word: Word, of option: String, _ language: Language, _ zone: TimeZoneChoice,
    isForWriting: Bool = false
  ) throws(UsageError) -> DayFormat {
    if word.count > 1, word[0] == UInt8(ascii: "=") {
      let rest = String(quoting: Array(word.bytes.dropFirst()))
      throw UsageError(
        "\(option): \(word.quoted) starts with an equals sign, which follows only a long name: "
          + "write \(option)=VALUE. Did you mean \(rest)?")
    }
    if word.count > 1, word[0] == UInt8(ascii: "+"), word[1] == UInt8(ascii: "%") {
      let rest = String(quoting: Array(word.bytes.dropFirst()))
      throw UsageError("\(option): \(word.quoted) starts with a plus sign. Did you mean \(rest)?")
    }
    // Assigning an optional format in the closure would need its type metadata, which is slow.
    var named = DayFormat.iso
    var isNamed = false
    word.withBytes { bytes in
      guard let format = DayFormat(name: bytes) else { return }
      (named, isNamed) = (format, true)
    }
    if isNamed { return zone.applied(to: named) }
    if let format = try fiscalFormat(word, of: option, language) { return format }
    if isForWriting, word.equals("same") {
      throw UsageError("--to: 'same' is the format of a date in the input, and there is none")
    }
    guard let text = try? String(word: word) else {
      throw UsageError("\(option): invalid format \(word.quoted): it is not valid UTF-8")
    }
    if !isForWriting, case .zone = zone { try checkTimeZone(of: text, option) }
    let error: DayFormatError?
    do throws(DayFormatError) {
      let format = try DayFormat(
        compiling: text, symbols: language.symbols, pivot: pivot,
        // A result without a year is what --to asks for.
        defaultYear: isForWriting ? nil : year, isForWriting: isForWriting)
      let isMeant = !PatternWord.textOccurs(in: word) && FieldSlip(in: word) == nil
      guard !isMeant, !DayFormat.localizedNames.contains(text) else {
        return zone.applied(to: format)
      }
      error = nil
    } catch let failure {
      error = failure
    }
    throw UsageError("\(option): \(FormatSentences.sentence(for: error, in: text, of: option))")
  }
}
