import CommandGrammar
import DayKit
import DayRecords
import System
import Terminal

/// `dayctl month-grid [MONTH…]`: prints the calendars of months.
struct MonthGridCommand: DayCommand, Equatable {
  var months = Words()
  var firstWeekday: Weekday?
  var color = ColorChoice.auto
  var grid = GridOptions()
  var options = RecordOptions()

  static let name = "month-grid"
  static var otherNames: [String] { ["cal", "calendar"] }

  static var summary: CommandSummary {
    CommandSummary(
      "Print a calendar for one or more months.",
      discussion: """
        Without MONTH, it prints the current month. With -, it reads months such as 2026-03 from standard input. \
        MONTH can also be a year, such as 2026, or a span, such as 2025-Q3, 2025-11..2026-02 or \
        last-quarter. With -3, it prints the months before and after too; \
        with -5, two months on each side. A name such as august means the month of this year. \
        On a terminal, today is highlighted, weekends are dim and \
        holidays are red. --json prints an object for each MONTH, with the weeks of a month, or with months \
        if MONTH stands for several.
        """,
      examples: [
        Example(
          "dayctl month-grid 2026-03",
          prints: """
                 March 2026
            Mo Tu We Th Fr Sa Su
                               1
             2  3  4  5  6  7  8
             9 10 11 12 13 14 15
            16 17 18 19 20 21 22
            23 24 25 26 27 28 29
            30 31
            """),
        Example(
          "dayctl month-grid --months 2 --week-numbers 2026-01",
          prints: """
                    January 2026               February 2026
            Wk  Mo Tu We Th Fr Sa Su    Wk  Mo Tu We Th Fr Sa Su
             1            1  2  3  4     5                     1
             2   5  6  7  8  9 10 11     6   2  3  4  5  6  7  8
             3  12 13 14 15 16 17 18     7   9 10 11 12 13 14 15
             4  19 20 21 22 23 24 25     8  16 17 18 19 20 21 22
             5  26 27 28 29 30 31        9  23 24 25 26 27 28
            """),
      ])
  }

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    parts.operands(
      "MONTH", into: &months, help: "month such as 2026-03 or march, a date, or a year",
      completion: .span)
    try parts.option(
      "--starting-on", "-s", value: "WEEKDAY", into: &firstWeekday,
      help: "first day of the week, such as sunday",
      detail: "The default is the first day of the week in the locale's region, or else monday.")
    try parts.option("--color", value: "WHEN", into: &color, help: "when to use colour")
    try grid.bind(to: &parts)
    try options.bind(to: &parts, for: .trees)
    try GridOptions.excludeFromJSON(in: &parts)
  }

  func run(in session: inout Session) throws(UsageError) {
    let surroundings = session.surroundings
    var formats = try RecordFormats(options.words, readsMonths: true, in: surroundings)
    formats.readFormats.append(.yearMonth)
    // Read once, because a file of holidays may be a pipe.
    let holidays =
      grid.isPlain ? [] : try grid.work.holidays(formats.fiscalCalendar, in: surroundings)
    grid.work.apply(to: &formats, holidays)
    let hasFiles = !options.input.files.isEmpty && !grid.hasHeat
    let request = try MonthRequest(
      months, count: grid.monthCount, language: formats.language,
      isDate: readsNumber(hasFiles, formats), yearsAreSpans: formats.fiscalCalendar != nil,
      named: { month(named: $0, formats) }
    ) { word throws(UsageError) in hasFiles ? nil : try Self.months(word, formats) }
    var words = months
    for word in grid.highlights { words.append(word) }
    try options.words.checkFiscalUse(in: words, files: grid.work.files)
    try checkUse(of: request)
    if grid.hasHeat { return try showHeat(request, formats, holidays, in: &session) }
    if grid.isSVG {
      return try writePicture(of: request, hasFiles, formats, holidays, in: &session)
    }
    if hasFiles {
      let computation = try computation(
        request.span(ofYear: false), formats, holidays, surroundings)
      return try answer(months, by: computation, formats, options, in: &session)
    }
    // Groups of years and of months, because they are read in different formats.
    var start = 0
    while start < request.words.count {
      let group = request.group(from: start)
      if start > 0, options.sink == .text { session.console.output.append("\n") }
      let span = request.span(at: start)
      let formats = request.formats(at: start, formats)
      start += group.count
      let computation = try computation(span, formats, holidays, surroundings)
      try answer(group, by: computation, formats, options, in: &session)
      reportMissingMonths(of: group, span, formats, in: &session)
    }
  }
}

extension MonthRequest {
  /// Returns the formats in which the word at a position is read.
  fileprivate func formats(at index: Int, _ formats: RecordFormats) -> RecordFormats {
    var formats = formats
    if isYear(words[index]) { formats.readFormats = DateFormats(.year) }
    if length(at: index) > 0 { formats.readFormats = DateFormats(.yearMonth) }
    return formats
  }
}

extension MonthGridCommand {
  static var readsSpans: Bool { true }

  /// Checks that each option for the look of months has an effect.
  private func checkUse(of request: MonthRequest) throws(UsageError) {
    if grid.mark != nil, color == .always {
      throw UsageError("--mark applies to months without colour only: leave out --color always")
    }
    if grid.theme != nil, color == .never {
      throw UsageError("--theme applies to colours only: leave out --color never")
    }
    if grid.work.weekend != .weekend, grid.highlights.isEmpty,
      grid.hasHeat && grid.hasWeekColumns || color == .never && !grid.isSVG
    {
      throw UsageError(
        "--weekend shows only where weekends have a colour: leave out "
          + (grid.hasHeat && grid.hasWeekColumns ? "--weeks" : "--color never"))
    }
    if grid.hasHeat, request.isDefault, grid.monthCount != nil || request.isAround {
      let option = request.isAround ? "a number of months" : "--months"
      throw UsageError("\(option) has no effect with --heat without MONTH: add the first month")
    }
    // A script may give any number of months.
    let asksForOneMonth =
      grid.monthCount == nil && !grid.hasHeat && request.span(ofYear: false).count == 1
      && !request.hasSeveralMonths && !request.words.contains(where: request.isYear)
    if grid.columnCount != nil, asksForOneMonth {
      throw UsageError(
        "--columns applies to months side by side: give a year, or a span such as 2025-08..2025-10")
    }
    if grid.isMerged, asksForOneMonth, request.words.count > 1 {
      throw UsageError(
        "--merge joins the months of a span: write it as one word, such as 2025-08..2025-10")
    }
    if grid.isSVG, request.words.filter({ !$0.equals("-") }).count > 1 {
      throw UsageError("--svg prints one file: give one month, year or span")
    }
  }

  /// Returns a function that tells whether a number is the name of a file or a date.
  private func readsNumber(_ areFiles: Bool, _ formats: RecordFormats) -> (Word) -> Bool {
    if areFiles { return { _ in true } }
    // Without --from, no format reads numbers.
    if options.words.from.isEmpty { return { _ in false } }
    return { (try? formats.day($0)) != nil }
  }

  /// Returns the month of this year, or that of `--year`, that has a name such as `august`; `nil` for other words.
  private func month(named word: Word, _ formats: RecordFormats) -> Word? {
    guard word.count > 2, word.count < 32, !word[0].isDigit, word[0] != UInt8(ascii: "-"),
      let year = options.words.year ?? (try? formats.clock.today())?.year,
      let month = try? YearMonth(year: year, month: 1)
    else { return nil }
    let text = word.bytes + " \(month.description.dropLast(3))".utf8
    return PartOfDate.month(ContiguousArray(text).span, in: formats.language.symbols).map {
      Word($0.description)
    }
  }

  /// Returns the months of a span; `nil` for a month, a date and other words.
  private static func months(
    _ word: Word, _ formats: RecordFormats
  ) throws(UsageError) -> ClosedRange<YearMonth>? {
    guard !word.equals("-") else { return nil }
    try formats.checkMeaning(of: word)
    do throws(UsageError) {
      let span = try formats.span(word)
      guard span.kind != .day else { return nil }
      return span.days.lowerBound.yearMonth...span.days.upperBound.yearMonth
    } catch {
      // Other words fail as records do.
      guard word.positionOfDots != nil else { return nil }
      throw error
    }
  }

  /// Reports operands with fewer months than requested, because the calendar begins or ends there.
  private func reportMissingMonths(
    of operands: Words, _ span: MonthSpan, _ formats: RecordFormats, in session: inout Session
  ) {
    guard span.count > 1 else { return }
    for word in operands where !word.equals("-") {
      guard let day = try? formats.day(word), span.isCut(for: day.yearMonth) else { continue }
      session.console.fail()
      guard options.reporting != .quiet else { continue }
      let (first, last) = (Day.min.yearMonth, Day.max.yearMonth)
      session.console.complain(
        "\(word.quoted) has fewer than \(span.count) months: months range from \(first) to \(last)")
    }
  }

  private func computation(
    _ span: MonthSpan, _ formats: RecordFormats, _ holidays: [Holiday],
    _ surroundings: Surroundings
  ) throws(UsageError) -> Computation {
    let symbols = formats.language.symbols
    let layout = layout(symbols)
    let text: any DayText
    if grid.isPlain, span.count == 1 {
      let look = try look(formats, holidays, surroundings)
      text = MonthText(layout: layout, look: look, symbols: symbols)
    } else {
      text = MonthsText(sheet: try sheet(formats, holidays, surroundings), span: span)
    }
    return Computation(.texts(text), hasParagraphs: true) {
      MonthObject(span: span, firstWeekday: layout.firstWeekday).parts
    }
  }

  /// Writes the months of the only operand as an SVG file.
  private func writePicture(
    of request: MonthRequest, _ hasFiles: Bool, _ formats: RecordFormats, _ holidays: [Holiday],
    in session: inout Session
  ) throws(UsageError) {
    guard !hasFiles, let word = request.words.first, !word.equals("-") else {
      throw UsageError("--svg prints one file: give one month, year or span as an argument")
    }
    let span = request.span(at: 0)
    let months = span.months(for: try request.formats(at: 0, formats).day(word).yearMonth)
    let sheet = try sheet(formats, holidays, session.surroundings)
    do throws(ReportError) {
      session.console.output.append(try sheet.svg(months))
    } catch {
      throw UsageError(error.sentence)
    }
    reportMissingMonths(of: request.words, span, formats, in: &session)
  }

  /// Counts dates, and shows the numbers on the days of months.
  private func showHeat(
    _ request: MonthRequest, _ formats: RecordFormats, _ holidays: [Holiday],
    in session: inout Session
  ) throws(UsageError) {
    try options.rejectOnErrorThatWrites("cannot be combined with --heat")
    let surroundings = session.surroundings
    var months: [ClosedRange<YearMonth>] = []
    for (index, word) in request.words.enumerated() where !word.equals("-") {
      let day: Day
      do throws(UsageError) {
        day = try request.formats(at: index, formats).day(word)
      } catch {
        guard !options.input.files.isEmpty, word.fileHint != nil else { throw error }
        throw UsageError(
          "\(word.quoted) is not a month; if it is a file, add another --file before it")
      }
      months.append(request.span(at: index).months(for: day.yearMonth))
    }
    var sheet = try sheet(formats, holidays, surroundings)
    if !sheet.look.colors.heat.isEmpty {
      (sheet.palettes.light.shades, sheet.palettes.dark.shades) =
        (sheet.look.colors.heat, sheet.look.colors.heat)
    }
    let report = HeatReport(
      sheet: sheet, months: request.isDefault ? [] : months,
      division: grid.scale ?? .quantile, theme: theme(surroundings), isSVG: grid.isSVG,
      currentMonth: (try? formats.clock.today())?.yearMonth)
    let dates = try grid.work.formats(options.words, holidays, in: surroundings)
    var input = Words()
    if let word = request.words.first(where: { $0.equals("-") }) {
      input.append(word)
    }
    _ = try answer(input, with: { Tally(at: $0, report: report) }, dates, options, in: &session)
  }
}
