import CommandGrammar
import DayKit

/// `dayctl diff FROM [TO]`: the difference from one day to another, or from or to each of many.
struct DiffCommand: DayCommand, Equatable {
  var start: Word = ""
  var end: Word?
  var unit = DifferenceUnit.days
  var options = RecordOptions()

  static let name = "diff"

  static var summary: CommandSummary {
    CommandSummary(
      "Count the days from one date to another.",
      discussion: """
        The difference is negative where TO is earlier. In weeks, months and years it is the \
        number of whole ones; a month is whole when the same day of the month is reached. In ymd \
        it is a period in ISO 8601 that, added to FROM, gives TO.
        """,
      examples: [
        Example("dayctl diff 2025-08-29 2025-12-25", prints: "118"),
        Example("dayctl diff --unit ymd 2025-01-31 2025-03-01", prints: "P1M1D"),
        Example(
          "printf '1990-05-01\\n2000-02-29\\n' | dayctl diff --unit years - 2025-08-29",
          prints: "35\n25"),
      ])
  }

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    try parts.argument("FROM", into: &start, help: "the first date; - reads standard input")
    try parts.argument("TO", into: &end, help: "the last date; - or none reads standard input")
    try parts.option("--unit", "-u", value: "UNIT", into: &unit, help: "what to count")
    try options.bind(to: &parts, for: .columns)
  }

  func run(in session: inout Session) throws(UsageError) {
    if start.equals("-"), end?.equals("-") ?? true { throw UsageError(Message.noFixedDate) }
    let formats = try RecordFormats(options.words, in: session)
    let isReversed = start.equals("-") && end != nil
    let fixed = isReversed ? end ?? start : start
    let other = isReversed ? start : end
    let bytes = fixed.bytes[...]
    let day: Day
    do throws(DateFailure) {
      day = try DateReader(formats).read(bytes.span)
    } catch {
      throw UsageError(Message.noDate(bytes.span, error, formats: formats.readFormats))
    }
    let difference = Difference(fixed: day, isReversed: isReversed, unit: unit)
    try answer(other.map { [$0] } ?? [], by: difference, formats, options, in: &session)
  }
}

/// Gives the difference from one day to each, or from each to one day.
private struct Difference: Transformation {
  let fixed: Day
  let isReversed: Bool
  let unit: DifferenceUnit

  var kind: AnswerKind { unit == .ymd ? .texts : .counts }

  var columns: [String] {
    unit == .ymd
      ? ["from", "to", "period", "years", "months", "days"] : ["from", "to", unit.rawValue]
  }

  @inline(__always)
  func answer(to day: Day) -> Answer {
    // What is asked most, apart from what takes a calendar.
    if unit == .days { return .count(isReversed ? fixed - day : day - fixed) }
    return isReversed
      ? unit.difference(from: day, to: fixed) : unit.difference(from: fixed, to: day)
  }

  func part(_ column: Int, of answer: Answer, to day: Day) -> Answer {
    let (start, end) = isReversed ? (day, fixed) : (fixed, day)
    switch column {
    case 0: return .date(start)
    case 1: return .date(end)
    case 2: return answer
    default:
      let period = start.period(to: end)
      return .count(column == 3 ? period.years : column == 4 ? period.months : period.days)
    }
  }
}
