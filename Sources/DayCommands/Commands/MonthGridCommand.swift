import CommandGrammar
import DayKit
import Terminal

/// `dayctl month-grid [MONTH…]`: months as tables of weeks.
struct MonthGridCommand: DayCommand, Equatable {
  var months = Words()
  var firstWeekday: Weekday?
  var color = ColorChoice.auto
  var options = RecordOptions()

  static let name = "month-grid"

  static var summary: CommandSummary {
    CommandSummary(
      "Show months as tables of weeks.",
      discussion: """
        Without a month it is the current one; - stands for the lines of standard input. On a \
        terminal with colour today is marked.
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
            """)
      ])
  }

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    parts.operands("MONTH", into: &months, help: "a month such as 2026-03, or a date in it")
    try parts.option(
      "--starting-on", "-s", value: "WEEKDAY", into: &firstWeekday,
      help: "the weekday that weeks start on",
      detail: "Without it that of the locale; without a locale it is monday.")
    try parts.option("--color", value: "WHEN", into: &color, help: "when to use colour")
    try options.bind(to: &parts, for: .trees)
  }

  func run(in session: inout Session) throws(UsageError) {
    var formats = try RecordFormats(options.words, needsNames: true, readsMonths: true, in: session)
    formats.readFormats = formats.readFormats + [.yearMonth]
    let isMarking = color.usesColor(
      onTerminal: session.isOutputTerminal, environment: session.environment)
    let layout = MonthLayout(
      symbols: formats.symbols, firstWeekday: firstWeekday ?? formats.symbols.firstWeekday,
      marked: isMarking ? try? formats.clock.today() : nil)
    try answer(months.isEmpty ? ["today"] : months, by: layout, formats, options, in: &session)
  }
}

/// Lays out the month that each day lies in.
private struct MonthLayout: Transformation {
  let symbols: DaySymbols
  let firstWeekday: Weekday
  let marked: Day?

  var columns: [String] { ["month", "startingOn", "weeks"] }
  var kind: AnswerKind { .texts }
  var areAnswersApart: Bool { true }

  func answer(to day: Day) -> Answer {
    let grid = MonthGrid(month: day.yearMonth, firstWeekday: firstWeekday, marked: marked)
    return .text(grid.text(symbols))
  }

  func part(_ column: Int, of answer: Answer, to day: Day) -> Answer {
    switch column {
    case 0: .text(day.yearMonth.description)
    case 1: .text(firstWeekday.word)
    default: .weeks(day.calendarMonth(startingOn: firstWeekday))
    }
  }
}
