import CommandGrammar
import DayKit
import DayRecords

/// `dayctl info [DATE…]`: prints everything about each date.
struct InfoCommand: DayCommand, Equatable {
  var dates = Words()
  var firstWeekday = Weekday.monday
  var options = RecordOptions()

  static let name = "info"

  static var summary: CommandSummary {
    CommandSummary(
      "Print everything about a date, such as its week and its quarter.",
      discussion: """
        For each date, it prints a block of lines; with --json, one object per line, and with --csv, \
        one row. Weeks with a number follow ISO 8601.
        """,
      examples: [
        Example(
          "DAYCTL_TODAY=2025-08-17 dayctl info 2025-08-29",
          prints: """
            date              2025-08-29
            in words          Friday, 29 August 2025
            from today        in 12 days
            day of the year   241 (124 left)
            ISO week          2025-W35-5
            week              2025-08-25 to 2025-08-31
            month             2025-08-01 to 2025-08-31 (31 days)
            quarter 3         2025-07-01 to 2025-09-30 (92 days)
            year              2025-01-01 to 2025-12-31 (365 days, not a leap year)
            days since 1970   20329
            epoch             1756425600
            """)
      ])
  }

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    parts.dates(into: &dates)
    try parts.option(
      "--starting-on", "-s", value: "WEEKDAY", into: &firstWeekday, help: "first day of the week",
      isRare: true)
    try options.bind(to: &parts, for: .blocks)
  }

  func run(in session: inout Session) throws(UsageError) {
    let formats = try RecordFormats(options.words, in: session.surroundings)
    let today: Day
    do throws(DateFailure) {
      today = try formats.clock.today()
    } catch {
      let context = DateSentences.Context(formats: [.iso])
      throw UsageError(DateSentences.sentence(for: error, in: Span(), context))
    }
    let symbols = formats.language.symbols
    let text = DayFacts(
      symbols: symbols, longFormat: Self.longFormat(symbols), today: today, first: firstWeekday,
      fiscalCalendar: formats.fiscalCalendar, timeZone: formats.clock.timeZone)
    let computation = Computation(.texts(text), hasParagraphs: true) { text.parts }
    try answer(dates, by: computation, formats, options, in: &session)
  }

  /// The format with all names.
  ///
  /// An optional format would cost a call tens of thousands of instructions.
  private static func longFormat(_ symbols: DaySymbols) -> DayFormat {
    do throws(DayFormatError) {
      return try DayFormat(compiling: "full", symbols: symbols, isForWriting: true)
    } catch {
      return .iso
    }
  }
}

/// Everything that the command prints about a day.
private struct DayFacts: DayText {
  let symbols: DaySymbols

  /// The format of the date with all names.
  let longFormat: DayFormat
  let today: Day

  /// The first day of the week.
  let first: Weekday

  /// The fiscal years, if years and quarters are not those of the calendar.
  let fiscalCalendar: FiscalCalendar?

  /// The time zone in which days begin.
  let timeZone: TimeZoneChoice

  func write(_ days: Span<Day>, at index: Int, to text: inout ContiguousArray<UInt8>) {
    let start = text.count
    // Not an array of lines, whose metadata costs a call tens of thousands of instructions.
    writeLines(for: days[index]) { label, value in
      if text.count > start { text.append(UInt8(ascii: "\n")) }
      text += label.utf8
      for _ in label.utf8.count..<18 { text.append(UInt8(ascii: " ")) }
      text += value.utf8
    }
  }

  private func writeLines(for day: Day, _ write: (_ label: String, _ value: String) -> Void) {
    write("date", day.description)
    write("in words", day.formatted(as: longFormat))
    write("from today", relativeText(day - today))
    let year = days(ofYear: day)
    write(
      fiscalCalendar == nil ? "day of the year" : "day of the FY",
      "\(day - year.lowerBound + 1) (\(year.upperBound - day) left)")
    write("ISO week", day.weekDate.description)
    write("week", text(day.firstOfWeek(startingOn: first)...day.lastOfWeek(startingOn: first)))
    write("month", text(day.yearMonth.days, "\(day.yearMonth.dayCount) days"))
    let quarter = days(ofQuarter: day)
    let quarterDays = text(quarter, "\(quarter.count) days")
    if let fiscalCalendar {
      write("fiscal quarter \(fiscalCalendar.quarter(of: day))", quarterDays)
      write("fiscal year \(fiscalCalendar.year(of: day))", text(year, "\(year.count) days"))
    } else {
      write("quarter \(day.quarter)", quarterDays)
      let leap = Day.isLeapYear(day.year) ? "a leap year" : "not a leap year"
      write("year", text(year, "\(year.count) days, \(leap)"))
    }
    write("days since 1970", "\(day.daysSince1970)")
    write("epoch", epoch(day) ?? "none: the time zone skips this day")
  }

  /// The first moment of a day, as a Unix timestamp; `nil` if the time zone skips the day.
  private func epoch(_ day: Day) -> String? {
    timeZone.start(of: day).map { "\($0)" }
  }

  private func days(ofYear day: Day) -> ClosedRange<Day> {
    fiscalCalendar?.daysOfYear(containing: day) ?? day.firstOfYear...day.lastOfYear
  }

  private func days(ofQuarter day: Day) -> ClosedRange<Day> {
    fiscalCalendar?.daysOfQuarter(containing: day) ?? day.firstOfQuarter...day.lastOfQuarter
  }

  private func text(_ days: ClosedRange<Day>, _ remark: String = "") -> String {
    "\(days.lowerBound) to \(days.upperBound)" + (remark.isEmpty ? "" : " (\(remark))")
  }

  private func relativeText(_ days: Int) -> String {
    switch days {
    case 0: "today"
    case 1: "tomorrow"
    case -1: "yesterday"
    case 1...: "in \(days) days"
    default: "\(-days) days ago"
    }
  }

  /// The parts of the JSON object.
  var parts: [Listing.Part] {
    let (facts, symbols, today, first) = (self, symbols, today, first)
    return [
      Listing.Part("date", .date(0)),
      .text("weekday") { symbols.name(of: $0.weekday) },
      .number("weekdayNumber") { $0.weekday.isoNumber },
      .number("daysFromToday") { $0 - today },
      .number("dayOfYear") { $0.dayOfYear },
      .number("daysLeftInYear") { $0.lastOfYear - $0 },
      .text("week") { $0.weekDate.description },
      .number("weekNumber") { $0.weekDate.week },
      .number("weekYear") { $0.weekDate.year },
      .number("year") { $0.year },
      .number("quarter") { $0.quarter },
      .number("month") { $0.month },
      .text("monthName") { symbols.name(ofMonth: $0.month) },
      .number("dayOfMonth") { $0.dayOfMonth },
      .number("daysInMonth") { $0.yearMonth.dayCount },
      .number("daysInYear") { $0.lastOfYear.dayOfYear },
      Listing.Part("isLeapYear", .json(TextFact { "\(Day.isLeapYear($0.year))" })),
      .text("firstOfWeek") { $0.firstOfWeek(startingOn: first).description },
      .text("lastOfWeek") { $0.lastOfWeek(startingOn: first).description },
      .text("firstOfMonth") { $0.firstOfMonth.description },
      .text("lastOfMonth") { $0.lastOfMonth.description },
      .text("firstOfQuarter") { $0.firstOfQuarter.description },
      .text("lastOfQuarter") { $0.lastOfQuarter.description },
      .text("firstOfYear") { $0.firstOfYear.description },
      .text("lastOfYear") { $0.lastOfYear.description },
      .number("daysSince1970") { $0.daysSince1970 },
      Listing.Part("epoch", .json(TextFact { facts.epoch($0) ?? "null" })),
    ] + (fiscalCalendar?.parts ?? [])
  }
}

extension FiscalCalendar {
  /// The parts of the JSON object about the fiscal year.
  fileprivate var parts: [Listing.Part] {
    [
      .number("fiscalYear") { year(of: $0) },
      .number("fiscalQuarter") { quarter(of: $0) },
      .number("dayOfFiscalYear") { $0 - daysOfYear(containing: $0).lowerBound + 1 },
      .number("daysLeftInFiscalYear") { daysOfYear(containing: $0).upperBound - $0 },
      .number("daysInFiscalYear") { daysOfYear(containing: $0).count },
      .text("firstOfFiscalQuarter") { daysOfQuarter(containing: $0).lowerBound.description },
      .text("lastOfFiscalQuarter") { daysOfQuarter(containing: $0).upperBound.description },
      .text("firstOfFiscalYear") { daysOfYear(containing: $0).lowerBound.description },
      .text("lastOfFiscalYear") { daysOfYear(containing: $0).upperBound.description },
    ]
  }
}

extension Listing.Part {
  fileprivate static func number(_ name: String, _ value: @escaping @Sendable (Day) -> Int) -> Self
  {
    Self(name, .count(EachDay(value)))
  }

  fileprivate static func text(_ name: String, _ value: @escaping @Sendable (Day) -> String) -> Self
  {
    Self(name, .words(TextFact(value: value)))
  }
}

/// A fact about a day that is a text.
private struct TextFact: DayText {
  let value: @Sendable (Day) -> String

  func write(_ days: Span<Day>, at index: Int, to text: inout ContiguousArray<UInt8>) {
    text += value(days[index]).utf8
  }
}
