import CommandGrammar
import DayKit
import DayRecords
import System
import Terminal

/// `dayctl explain TEXT…`: explains how texts are or could be read as dates.
struct ExplainCommand: DayCommand, Equatable {
  var first: Word = ""
  var others = Words()
  var options = RecordOptions()
  var writesJSON = false

  static let name = "explain"

  static var summary: CommandSummary {
    CommandSummary(
      "Explain how a text can be read as a date.",
      discussion: """
        It tries the formats with a name and many common patterns, or only the formats of --from. For each \
        one that fits, it prints the date, the option that selects the format, and what each component \
        of the text is. For the others, it prints why they fail.

        The exit status is 1 if no format fits a text.
        """,
      examples: [
        Example(
          "dayctl explain --from dmy 29/08/2025",
          prints: """
            '29/08/2025' can be read in one way:

            2025-08-29, a Friday: --from dmy
              '29'    day of the month
              '08'    month
              '2025'  year
            """)
      ])
  }

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    try parts.argument("TEXT", into: &first, help: "text to explain, such as 03/04/2025")
    parts.operands("TEXT", into: &others, help: "more texts")
    try options.bindFormats(to: &parts, for: .columns, triesAll: true)
    options.words.triesFormats = options.words.from.isEmpty
    parts.flag("--json", into: &writesJSON, help: "print one JSON object per text")
  }

  func run(in session: inout Session) throws(UsageError) {
    let formats = try RecordFormats(options.words, in: session.surroundings)
    var isFirst = true
    for text in [first] + others {
      let explanation = explanation(of: text.bytes, formats)
      if writesJSON {
        session.console.output.append(explanation.json.span)
      } else {
        session.console.output.append((isFirst ? "" : "\n") + explanation.lines)
      }
      if !explanation.isDate { session.answersNo = true }
      isFirst = false
    }
  }

  /// Tries the formats of `--from`, or without them all common formats.
  private func explanation(of text: [UInt8], _ formats: RecordFormats) -> Explanation {
    var explanation = Explanation(text)
    if DateWord(reading: ContiguousArray(text).span) != nil {
      explanation.dayOfWord = try? formats.reader.read(ContiguousArray(text).span)
      return explanation
    }
    if options.words.from.isEmpty {
      tryCommonFormats(formats, &explanation)
      if !explanation.isDate {
        explanation.advice = DateSentences.advice(
          for: ContiguousArray(text).span, in: formats.language)
      }
    } else {
      for format in formats.readFormats.all {
        explanation.add(format, format.name, option: option(for: format), isNamed: true)
      }
    }
    return explanation
  }

  /// The options of this call that select one of its formats.
  private func option(for format: DayFormat) -> String {
    var option = "--from \(format.name.shellQuoted)"
    if format.limit == .pivot, let pivot = options.words.pivot { option += " --pivot \(pivot)" }
    if format.limit == .year, let year = options.words.year { option += " --year \(year)" }
    if format.lacksDay, let day = options.words.day { option += " --day \(day.text)" }
    if let start = options.words.fiscalStart, format.name.hasPrefix("fiscal-") {
      option += " --fiscal-year-start \(start.text.shellQuoted)"
    }
    return option + otherOptions(for: format, isLocalized: format.isForeign)
  }

  /// The options for the time zone and the language of a format, if this call has them.
  ///
  /// - Parameter isLocalized: Whether the format depends on the language.
  private func otherOptions(for format: DayFormat, isLocalized: Bool) -> String {
    var text = ""
    if let locale = options.words.locale, isLocalized {
      text += " --locale \(locale.text.shellQuoted)"
    }
    if let zone = options.words.timeZone, format.isInstant {
      text += " --time-zone \(zone.text.shellQuoted)"
    }
    return text
  }

  private func tryCommonFormats(_ formats: RecordFormats, _ explanation: inout Explanation) {
    let year = options.words.year ?? (try? formats.clock.today())?.dayComponents.year ?? 2_000
    let symbols = formats.language.symbols
    let (named, others) = Lookalike.all(
      pivot: options.words.pivot ?? 1970, year: year, in: symbols)
    for candidate in named { add(candidate, formats, to: &explanation, isNamed: true) }
    for candidate in others { add(candidate, formats, to: &explanation) }
    let pivot = options.words.pivot ?? 1970
    for name in DayFormat.localizedNames {
      guard let format = try? DayFormat(compiling: name, symbols: symbols, pivot: pivot) else {
        continue
      }
      let option = format.limit == .pivot ? " --pivot \(pivot)" : ""
      let others = otherOptions(for: format, isLocalized: true)
      explanation.add(
        format, name, option: "--from \(name)\(option)\(others)", isNamed: true)
    }
    // The names may be in another language.
    guard explanation.readings.isEmpty else { return }
    for (candidate, _) in Lookalike.readings(
      of: ContiguousArray(explanation.text).span, in: symbols)
    {
      add(candidate, formats, to: &explanation)
    }
  }

  private func add(
    _ candidate: Lookalike, _ formats: RecordFormats, to explanation: inout Explanation,
    isNamed: Bool = false
  ) {
    let option = candidate.option(isForeign: formats.language.isForeign)
    let isLocalized = candidate.format.isForeign && !candidate.needsLocale
    let others = otherOptions(for: candidate.format, isLocalized: isLocalized)
    explanation.add(
      formats.clock.timeZone.applied(to: candidate.format), candidate.format.name,
      option: option + others, isNamed: isNamed)
  }
}

extension DayFormat {
  /// Whether the format has names that are not English.
  fileprivate var isForeign: Bool { hasLocalizedNames && !hasEnglishNames }

  /// The name of the format, if it has one, otherwise its pattern.
  fileprivate var name: String {
    switch self {
    case .iso: "iso"
    case .dmy: "dmy"
    case .mdy: "mdy"
    case .basic: "basic"
    case .week: "week"
    case .ordinal: "ordinal"
    default: description
    }
  }
}
