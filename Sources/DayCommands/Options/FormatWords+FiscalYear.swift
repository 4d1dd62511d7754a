import CommandGrammar
import DayKit
import DayRecords

extension FormatWords {
  /// Binds the option for the start of fiscal years.
  mutating func bindFiscalStart(to parts: inout Parts) throws(UsageError) {
    try parts.option(
      "--fiscal-year-start", value: "MONTH", into: &fiscalStart,
      help: "years and quarters are fiscal: october, 10, 04-06",
      detail: """
        Years, their halves and quarters in rules, words, conditions, spans, files of holidays, groups and the formats \
        fiscal-year and fiscal-quarter are those of the fiscal year that starts in the month, or on the day. It has the \
        name of the year in which it ends.
        """, completion: .months, isRare: true)
  }

  /// The fiscal calendar, if the option gives one.
  func fiscalCalendar(_ language: Language) throws(UsageError) -> FiscalCalendar? {
    guard let word = fiscalStart else { return nil }
    let text = word.text
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    if parts.count == 2, let month = Int(parts[0]), let day = Int(parts[1]) {
      return try Self.calendar(month, day, word)
    }
    if let month = Int(text) { return try Self.calendar(month, 1, word) }
    // A name of a month is read with a year.
    let name = word.bytes + " 2000".utf8
    guard let month = PartOfDate.month(ContiguousArray(name).span, in: language.symbols) else {
      throw UsageError(
        "--fiscal-year-start: \(word.quoted) is not a month such as october or 10, or a day such as "
          + "04-06")
    }
    return FiscalCalendar(startingIn: month.month)
  }

  private static func calendar(
    _ month: Int, _ day: Int, _ word: Word
  ) throws(UsageError) -> FiscalCalendar {
    let lack: String
    do throws(DayError) {
      _ = try MonthDay(month: month, day: day)
      if let calendar = FiscalCalendar(startingIn: month, on: day) { return calendar }
      lack = "is not in every month: use a day from 01 to 28"
    } catch {
      lack = "does not exist: \(error)"
    }
    throw UsageError("--fiscal-year-start: \(word.quoted) \(lack)")
  }

  /// The format of a name such as `fiscal-year`; `nil` for other words.
  func fiscalFormat(
    _ word: Word, of option: String, _ language: Language
  ) throws(UsageError) -> DayFormat? {
    let isQuarter = word.equals("fiscal-quarter")
    guard isQuarter || word.equals("fiscal-year") else { return nil }
    guard let calendar = try fiscalCalendar(language) else {
      throw UsageError(
        "\(option): \(word.text) needs the start of the year: add --fiscal-year-start MONTH, such as "
          + "--fiscal-year-start october")
    }
    return isQuarter ? .fiscalQuarter(calendar) : .fiscalYear(calendar)
  }

  /// Checks that no pattern has the quarter of the calendar year, or only the year, where people expect
  /// the fiscal one.
  func checkPeriods(
    _ readFormats: [DayFormat], _ writeFormat: DayFormat
  ) throws(UsageError) {
    let options = readFormats.map { ("--from", $0) } + [("--to", writeFormat)]
    for (option, format) in options {
      guard let period = format.calendarPeriod else { continue }
      throw UsageError(
        "\(option): the \(period) of \(FormatSentences.quoted(format.description)) is that of the calendar, which "
          + "--fiscal-year-start does not change; use fiscal-\(period)")
    }
  }

  /// Checks that the start of fiscal years makes a difference.
  ///
  /// - Parameters:
  ///   - isUsed: Whether the command always has years or quarters, or was asked for them.
  ///   - words: Dates, spans, rules and conditions, which may be about years or quarters.
  ///   - files: The files of holidays, which may have years or quarters, too.
  func checkFiscalUse(
    _ isUsed: Bool = false, in words: Words = Words(), files: Words = Words()
  ) throws(UsageError) {
    guard fiscalStart != nil, !isUsed, files.isEmpty else { return }
    for word in words where word.mentionsYears { return }
    for word in from where word.isFiscalFormat { return }
    if let to, to.isFiscalFormat { return }
    throw UsageError(
      "--fiscal-year-start changes nothing here: it applies to end-of-year, this-quarter, 2025-Q3, "
        + "count --by quarter and the format fiscal-year")
  }
}

extension Word {
  fileprivate var isFiscalFormat: Bool { equals("fiscal-year") || equals("fiscal-quarter") }

  /// Whether a date, span, rule or condition is about a year or a quarter.
  fileprivate var mentionsYears: Bool {
    text.split { " ,/".contains($0) }.contains { part in
      if part == "leap-year" { return false }
      if part.contains("year") || part.contains("quarter") { return true }
      return Array(part.utf8).spanEnds.contains { end in
        // What is wrong with FY27 or Q1 is another message.
        let letters = end.prefix { $0.isASCIILetter }.map { $0 | 0x20 }
        if letters == Array("fy".utf8) || letters == Array("q".utf8), end.count > letters.count {
          return true
        }
        return end.span.isYearOrQuarter
      }
    }
  }
}

extension Span<UInt8> {
  /// Whether the text has the form of a year, half of it or a quarter, even if there is none such as `2025-Q5`.
  fileprivate var isYearOrQuarter: Bool {
    do throws(DayError) {
      return try DaySpan(part: self)?.kind.dependsOnFiscalYear ?? false
    } catch {
      return error.reason == .noSuchQuarter || error.reason == .noSuchHalfYear
    }
  }
}
