import CommandGrammar
import DayKit
import DayRecords

/// `dayctl diff FROM [TO]`: counts the days from one date to another, or to or from many dates.
struct DiffCommand: DayCommand, Equatable {
  var start: Word = ""
  var end: Word?
  var unit = DifferenceUnit.days
  var options = RecordOptions()

  static let name = "diff"

  static var summary: CommandSummary {
    CommandSummary(
      "Count the days, weeks, months or years between two dates.",
      discussion: """
        The answer is negative if TO is earlier than FROM. Only whole weeks, months and years \
        count; a month is whole when it reaches the same day of the month. With --unit ymd, the \
        answer is a period in years, months and days, as in ISO 8601; adding it to FROM gives TO.
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
    try parts.argument(
      "FROM", into: &start, help: "start date; if -, read standard input",
      detail: """
        Write dates as 2025-08-29, in a format selected with --from, or as words such as today; see \
        'dayctl help dates'. To read dates from a file, use < FILE.
        """, completion: .date)
    try parts.argument(
      "TO", into: &end, help: "end date; if omitted or -, read standard input", completion: .date)
    try parts.option("--unit", "-u", value: "UNIT", into: &unit, help: "unit of the answer")
    try options.bind(to: &parts, for: .columns)
  }

  func run(in session: inout Session) throws(UsageError) {
    if start.equals("-"), end?.equals("-") ?? true {
      throw UsageError("FROM and TO cannot both be standard input: give a date for one of them")
    }
    let formats = try RecordFormats(options.words, in: session.surroundings)
    let isReversed = start.equals("-") && end != nil
    let fixed = isReversed ? end ?? start : start
    let other = isReversed ? start : end
    let difference = Difference(
      fixed: try day(fixed, formats), isReversed: isReversed, unit: unit)
    var others = Words()
    if let other { others.append(other) }
    try answer(others, by: difference.computation, formats, options, in: &session)
  }

  /// Reads the date that is the same for all answers.
  private func day(_ word: Word, _ formats: RecordFormats) throws(UsageError) -> Day {
    let reader = formats.reader
    var result: Result<Day, UsageError>?
    word.withBytes { bytes in
      do throws(DateFailure) {
        result = .success(try reader.read(bytes))
      } catch {
        let sentence = DateSentences.sentence(
          for: error, in: bytes,
          DateSentences.Context(
            formats: formats.readFormats.all, isForeign: options.words.isForeign, isOperand: true))
        result = .failure(UsageError(sentence))
      }
    }
    guard let result else { throw UsageError("no date") }
    return try result.get()
  }
}

/// The difference from one day to each of many days, or from each of them to the one day.
private struct Difference {
  let fixed: Day
  let isReversed: Bool
  let unit: DifferenceUnit

  /// The computation of the differences.
  var computation: Computation {
    unit == .ymd
      ? Computation(.texts(self)) { periodParts }
      : Computation(.counts(DifferenceCount(difference: self))) {
        ends + [Listing.Part(unit.rawValue, .answer)]
      }
  }

  private var ends: [Listing.Part] {
    let (other, fixed) = (Listing.Value.date(0), Listing.Value.text(fixed.description))
    return [
      Listing.Part("from", isReversed ? other : fixed),
      Listing.Part("to", isReversed ? fixed : other),
    ]
  }

  private var periodParts: [Listing.Part] {
    ends + [
      Listing.Part("period", .answer), part("years") { $0.years }, part("months") { $0.months },
      part("days") { $0.days },
    ]
  }

  private func part(
    _ name: String, _ count: @escaping @Sendable (Period) -> Int
  ) -> Listing.Part {
    Listing.Part(name, .count(PeriodCount(difference: self, part: count)))
  }

  func period(_ day: Day) -> Period {
    isReversed ? day.period(to: fixed) : fixed.period(to: day)
  }
}

extension Difference: DayText {
  func write(_ days: Span<Day>, at index: Int, to text: inout ContiguousArray<UInt8>) {
    text += period(days[index]).description.utf8
  }
}

/// Counts the whole units in differences.
private struct DifferenceCount: DayCount {
  let difference: Difference

  func count(_ days: Span<Day>, into counts: inout OutputSpan<Int>) {
    let (fixed, unit) = (difference.fixed, difference.unit)
    let sign = difference.isReversed ? -1 : 1
    guard unit == .months || unit == .years else {
      let divisor = unit == .weeks ? 7 : 1
      for index in days.indices { counts.append((days[index] - fixed) * sign / divisor) }
      return
    }
    let divisor = unit == .years ? 12 : 1
    for index in days.indices {
      let day = days[index]
      let months = difference.isReversed ? day.months(until: fixed) : fixed.months(until: day)
      counts.append(months / divisor)
    }
  }
}

/// Computes one part of the period of a difference, such as its months.
private struct PeriodCount: DayCount {
  let difference: Difference
  let part: @Sendable (Period) -> Int

  func count(_ days: Span<Day>, into counts: inout OutputSpan<Int>) {
    for index in days.indices { counts.append(part(difference.period(days[index]))) }
  }
}
