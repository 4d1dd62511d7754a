import CommandGrammar
import DayKit
import DayRecords
import Terminal

/// `dayctl month-grid [MONTH…]`: prints the calendars of months.
struct MonthGridCommand: DayCommand, Equatable {
  var months = Words()
  var firstWeekday: Weekday?
  var color = ColorChoice.auto
  var options = RecordOptions()

  static let name = "month-grid"

  static var summary: CommandSummary {
    CommandSummary(
      "Print a calendar for one or more months.",
      discussion: """
        Without MONTH, it prints the current month. With -, it reads months from standard input. \
        On a terminal, today is highlighted.
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
    parts.operands(
      "MONTH", into: &months, help: "month such as 2026-03, or a date in it", completion: .date)
    try parts.option(
      "--starting-on", "-s", value: "WEEKDAY", into: &firstWeekday,
      help: "first day of the week, such as sunday",
      detail: "The default is the first day of the week in the locale's region, or else monday.")
    try parts.option("--color", value: "WHEN", into: &color, help: "when to highlight today")
    try options.bind(to: &parts, for: .trees)
  }

  func run(in session: inout Session) throws(UsageError) {
    let surroundings = session.surroundings
    var formats = try RecordFormats(options.words, readsMonths: true, in: surroundings)
    formats.readFormats.append(.yearMonth)
    let highlightsToday = color.usesColor(
      onTerminal: surroundings.isOutputTerminal, environment: { surroundings.environment($0).bytes }
    )
    let symbols = formats.language.symbols
    let first = firstWeekday ?? symbols.firstWeekday
    let layout = MonthLayout(
      symbols: symbols, firstWeekday: first,
      highlighted: highlightsToday ? try? formats.clock.today() : nil)
    let computation = Computation(.texts(layout), separatesWithBlankLine: true) {
      [
        Listing.Part("month", .words(MonthName())), Listing.Part("startingOn", .text(first.word)),
        Listing.Part("weeks", .json(MonthWeeks(firstWeekday: first))),
      ]
    }
    for word in months { try checkIsNotAYear(word) }
    var months = months
    if months.isEmpty, options.input.files.isEmpty { months.append(Word(constant: "today")) }
    try answer(months, by: computation, formats, options, in: &session)
  }
}

extension MonthGridCommand {
  /// Checks that a word is neither a year nor a number of months.
  private func checkIsNotAYear(_ word: Word) throws(UsageError) {
    guard options.words.from.isEmpty, word.count > 0, word.count < 5,
      let number = try? Int(word: word)
    else { return }
    throw UsageError(
      "\(word.quoted) is not a month: give months such as 2026-03, or one for each month of a year"
        + (number > 999 ? ", from \(number)-01 to \(number)-12" : ""))
  }
}

/// Writes the grid of the month that contains each day.
private struct MonthLayout: DayText {
  let symbols: DaySymbols
  let firstWeekday: Weekday
  let highlighted: Day?

  func write(_ days: Span<Day>, at index: Int, to text: inout ContiguousArray<UInt8>) {
    let grid = MonthGrid(
      month: days[index].yearMonth, firstWeekday: firstWeekday, highlighted: highlighted)
    grid.write(in: symbols, to: &text)
  }
}

/// Writes the month that contains each day, in ISO 8601.
private struct MonthName: DayText {
  func write(_ days: Span<Day>, at index: Int, to text: inout ContiguousArray<UInt8>) {
    text += days[index].yearMonth.description.utf8
  }
}

/// Writes the weeks of a month as JSON arrays of days.
private struct MonthWeeks: DayText {
  let firstWeekday: Weekday

  func write(_ days: Span<Day>, at index: Int, to text: inout ContiguousArray<UInt8>) {
    let weeks = days[index].calendarMonth(startingOn: firstWeekday)
    let lists = weeks.values.map { week in
      "[" + week.map { "\"\($0.day)\"" }.joined(separator: ",") + "]"
    }
    text += "[\(lists.joined(separator: ","))]".utf8
  }
}
