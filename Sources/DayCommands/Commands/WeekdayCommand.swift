import CommandGrammar
import DayKit

/// `dayctl weekday [DATE…]`: the days of the week that dates fall on.
struct WeekdayCommand: DayCommand, Equatable {
  var dates = Words()
  var options = RecordOptions()

  static let name = "weekday"

  static var summary: CommandSummary {
    CommandSummary(
      "Tell the day of the week.",
      examples: [
        Example("dayctl weekday 2025-08-29", prints: "Friday"),
        Example(
          "dayctl weekday --json 2025-08-29",
          prints: #"{"date":"2025-08-29","weekday":"Friday","number":5}"#),
      ])
  }

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    parts.dates(into: &dates)
    try options.bind(to: &parts, for: .columns)
  }

  func run(in session: inout Session) throws(UsageError) {
    var formats = try RecordFormats(options.words, needsNames: true, in: session)
    formats.writeFormat = DayFormat(namesOfWeekdays: formats.symbols)
    try answer(dates, by: WeekdayLookup(), formats, options, in: &session)
  }
}

/// Gives the day of the week of each day, with its number in ISO 8601.
private struct WeekdayLookup: Transformation {
  var columns: [String] { ["date", "weekday", "number"] }
  var kind: AnswerKind { .days }

  func answer(to day: Day) -> Answer { .day(day) }

  func part(_ column: Int, of answer: Answer, to day: Day) -> Answer {
    switch column {
    case 0: .date(day)
    case 1: answer
    default: .count(day.weekday.isoNumber)
    }
  }
}
