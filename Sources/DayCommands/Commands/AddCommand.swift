import CommandGrammar
import DayKit

/// `dayctl add [DATE…] AMOUNT`: the days that lie an amount after days.
struct AddCommand: DayCommand, Equatable {
  var dates = Words()
  var amount = Amount.period(.zero)
  var options = RecordOptions()

  static let name = "add"

  static var summary: CommandSummary {
    CommandSummary(
      "Add an amount of days, weeks, months or years to dates.",
      discussion: """
        An amount is a number of days (30, +30, -30) or numbers with a unit each: 2w, 1m or 1mo, \
        1y, 1y2m3d, or P1Y2M3D as in ISO 8601; 5b is five business days, Monday to Friday. Years \
        and months are added first, as one step, and where the month is too short for the day of \
        the month it is the last of the month.
        """,
      examples: [
        Example("dayctl add 2025-08-29 +30", prints: "2025-09-28"),
        Example("dayctl add 2025-01-31 1m", prints: "2025-02-28"),
        Example(
          "printf '2025-01-01\\n2025-06-01\\n' | dayctl add -- -1y",
          prints: "2024-01-01\n2024-06-01"),
      ])
  }

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    parts.dates(into: &dates)
    try parts.argument(
      "AMOUNT", into: &amount, help: "how far, such as 30, -30, 2w, 1m, 1y2m3d or 5b")
    try options.bind(to: &parts, for: .days)
  }

  func run(in session: inout Session) throws(UsageError) {
    try answer(
      dates, by: Addition(amount: amount, isListed: options.sink != .text), options, in: &session)
  }
}

/// Adds an amount to each day.
private struct Addition: Transformation {
  let amount: Amount

  /// The amount as text, made only where it is a part of answers.
  private let amountText: String

  /// The number of days, if the amount is no more than that.
  private let days: Int?

  init(amount: Amount, isListed: Bool) {
    self.amount = amount
    days = amount.days
    amountText = isListed ? amount.description : ""
  }

  var columns: [String] { ["date", "amount", "result"] }
  var kind: AnswerKind { .days }

  func answer(to day: Day) throws(DayError) -> Answer {
    if let days, let sum = Day(exactly: day.daysSince1970 &+ days) { return .day(sum) }
    return .day(try amount.added(to: day))
  }

  func part(_ column: Int, of answer: Answer, to day: Day) -> Answer {
    switch column {
    case 0: .date(day)
    case 1: .text(amountText)
    default: answer
    }
  }
}
