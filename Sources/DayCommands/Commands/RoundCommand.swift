import CommandGrammar
import DayKit
import DayRecords

/// `dayctl round [DATE…] --to RULE`: moves dates to a day near them, such as the end of the month.
struct RoundCommand: DayCommand, Equatable {
  var dates = Words()
  var rule: Word?
  var firstWeekday = Weekday.monday
  var work = WorkOptions()
  var options = RecordOptions()

  static let name = "round"

  static var summary: CommandSummary {
    CommandSummary(
      "Move dates to a day near them, such as the end of the month.",
      discussion: """
        \(RuleHelp.text)
        """,
      examples: [
        Example("dayctl round --to end-of-month 2025-08-29", prints: "2025-08-31"),
        Example("dayctl round --to next-or-same-friday 2025-08-27", prints: "2025-08-29"),
        Example("dayctl round --to last-fri-of-month 2025-09-01", prints: "2025-09-26"),
        Example("dayctl round --to last-business-day-of-month 2025-08-01", prints: "2025-08-29"),
        Example(
          "printf 'id,due\\n17,2025-08-29\\n' | dayctl round --header --column due --to next-15",
          prints: "id,due\n17,2025-09-15"),
      ])
  }

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    parts.dates(into: &dates)
    try parts.option(
      "--to", "-t", value: "RULE", into: &rule,
      help: "where to move the date, such as end-of-month",
      completion: .rounding)
    try parts.option(
      "--format", value: "FORMAT", into: &options.words.to,
      help: "format of the output [default: iso]", detail: "Takes the same formats as --from.",
      completion: .format)
    options.words.outputOption = "--format"
    try parts.once("--to")
    try parts.option(
      "--starting-on", "-s", value: "WEEKDAY", into: &firstWeekday, help: "first day of the week",
      isRare: true)
    try work.bind(to: &parts)
    try options.bind(to: &parts, for: .columns)
    if options.input.isInPlace { options.input.holidays = work.files }
  }

  func run(in session: inout Session) throws(UsageError) {
    guard let rule else {
      throw UsageError("no rule given: add --to, such as --to end-of-month")
    }
    let adjustment = try DayAdjustment(rule, of: "--to")
    let formats = try work.formats(options.words, in: session.surroundings)
    let findsBusinessDays = adjustment.findsBusinessDays
    try work.checkUse(
      weekend: findsBusinessDays, holidays: findsBusinessDays, words: dates,
      "use a rule such as --to next-business-day")
    guard firstWeekday == .monday || adjustment.isAboutWeeks else {
      throw UsageError("--starting-on applies to weeks only: use a rule such as --to start-of-week")
    }
    let rounding = Rounding(
      adjustment: adjustment, firstWeekday: firstWeekday, calendar: formats.workCalendar())
    let computation = Computation(.days(rounding)) {
      [
        Listing.Part("date", .date(0)),
        Listing.Part("rule", .text(rule.text)),
        Listing.Part("result", .answer),
      ]
    }
    try answer(dates, by: computation, formats, options, in: &session)
  }
}

/// Finds a day near each day.
private struct Rounding: DayMap {
  let adjustment: DayAdjustment
  let firstWeekday: Weekday
  let calendar: WorkCalendar

  func map(_ days: Span<Day>, into answers: inout OutputSpan<Day>) -> DayError? {
    for index in days.indices {
      do throws(DayError) {
        answers.append(
          try adjustment.adjusting(days[index], startingOn: firstWeekday, in: calendar))
      } catch {
        return error
      }
    }
    return nil
  }
}
