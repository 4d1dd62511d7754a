import CommandGrammar
import DayKit
import DayRecords

/// `dayctl add [DATE…] AMOUNT`: the days that lie an amount after days.
struct AddCommand: DayCommand, Equatable {
  var dates = Words()
  var amount = AmountWord(amount: .period(.zero), word: Word(bytes: []))
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
    if dates.count > 1, dates[dates.count - 1].equals("-"), !dates[dates.count - 2].equals("-"),
      amount.isUnsigned
    {
      let word = String(decoding: amount.word.bytes, as: UTF8.self)
      throw UsageError(
        "'-' before '\(word)' stands for standard input; to subtract, write -\(word)")
    }
    let formats = try RecordFormats(options.words, in: session.surroundings)
    let amount = amount.amount
    let computation = Computation(.days(Addition(amount))) {
      [
        Listing.Part("date", .date(0)), Listing.Part("amount", .text(amount.description)),
        Listing.Part("result", .answer),
      ]
    }
    try answer(dates, by: computation, formats, options, in: &session)
  }
}

/// Adds an amount to each day.
private struct Addition: DayMap {
  let amount: Amount

  /// The number of days, if the amount is only that.
  private let days: Int?

  init(_ amount: Amount) {
    self.amount = amount
    days = amount.days
  }

  func map(_ days: Span<Day>, into answers: inout OutputSpan<Day>) -> DayError? {
    if let count = self.days { return map(days, by: count, into: &answers) }
    for index in days.indices {
      do throws(DayError) {
        answers.append(try amount.added(to: days[index]))
      } catch {
        return error
      }
    }
    return nil
  }

  private func map(
    _ days: Span<Day>, by count: Int, into answers: inout OutputSpan<Day>
  ) -> DayError? {
    for index in days.indices {
      guard let sum = Day(exactly: days[index].daysSince1970 &+ count) else { return .outOfRange }
      answers.append(sum)
    }
    return nil
  }
}
