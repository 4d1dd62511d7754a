import CommandGrammar
import DayKit
import DayRecords

/// `dayctl diff [FROM] [TO]`: counts the time from one date to another, to or from many dates, or
/// between the two dates of each record.
struct DiffCommand: DayCommand, Equatable {
  var start: Word?
  var end: Word?
  var units: DifferenceUnits?
  var isHuman = false
  var isInclusive = false
  var isAbsolute = false
  var options = RecordOptions()
  var work = WorkOptions()

  static let name = "diff"

  static var summary: CommandSummary {
    CommandSummary(
      "Count the days, weeks, months or years between two dates.",
      discussion: """
        The answer is negative if TO is earlier than FROM. Only whole weeks, months, quarters and \
        years count; a month is whole when it reaches the same day of the month. With --unit ymd, \
        the answer is a period in years, months and days, as in ISO 8601; adding it to FROM gives \
        TO. Business days are those after FROM up to and including TO.

        To compare two dates of each record, give --column or --json-key twice, and say with \
        --into where the answer goes. To compare one date of each record with a fixed one, write - \
        for that of the record: diff --column due - today, or diff --column due today -.
        """,
      examples: [
        Example("dayctl diff 2025-08-29 2025-12-25", prints: "118"),
        Example("dayctl diff --unit ymd 2025-01-31 2025-03-01", prints: "P1M1D"),
        Example(
          "dayctl diff --human 2024-05-01 2025-07-04", prints: "1 year, 2 months and 3 days"),
        Example(
          "printf '1990-05-01\\n2000-02-29\\n' | dayctl diff --unit years - 2025-08-29",
          prints: "35\n25"),
        Example(
          "printf 'a,b\\n2025-08-29,2025-09-03\\n' | "
            + "dayctl diff --header --column a --column b --into days",
          prints: "a,b,days\n2025-08-29,2025-09-03,5"),
      ])
  }

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    try parts.argument(
      "FROM", into: &start, help: "start date; if -, read standard input",
      detail: """
        Write dates as 2025-08-29, in a format selected with --from, or as words such as today; see \
        'dayctl help dates'. Omit FROM and TO only if each record has both dates.
        """, completion: .date)
    try parts.argument(
      "TO", into: &end, help: "end date; if omitted or -, read standard input", completion: .date)
    try parts.list(
      "--unit", "-u", value: "UNIT", into: &units,
      help: "unit, or several: years,days [default: days]",
      detail: """
        Of several units, each counts what the larger ones leave; the numbers are separated by \
        spaces.
        """, completion: .units)
    parts.flag(
      "--human", into: &isHuman, help: "answer in words, such as 1 year and 3 days",
      detail: "The words are English. Without --unit, the units are years, months and days.")
    parts.flag("--inclusive", into: &isInclusive, help: "count both FROM and TO")
    parts.flag("--abs", into: &isAbsolute, help: "count from the earlier date, never below 0")
    try work.bind(to: &parts)
    try options.bind(to: &parts, for: .columns, dates: .pair)
    if options.input.isInPlace { options.input.holidays = work.files }
  }

  func run(in session: inout Session) throws(UsageError) {
    let formats = try work.formats(options.words, in: session.surroundings)
    let difference = Difference(
      isInclusive: isInclusive, isAbsolute: isAbsolute, workCalendar: formats.workCalendar)
    var others = Words()
    let ends = try ends(formats, others: &others)
    try work.checkUse(
      weekend: units == .businessDays, holidays: units == .businessDays, words: dates,
      "add --unit business-days")
    let rule = DifferenceRule(difference: difference, ends: ends)
    let computation = try rule.computation(units, isHuman: isHuman)
    try answer(others, by: computation, formats, options, in: &session)
  }
}

// The two ends of a difference.

extension DiffCommand {
  /// The dates on the command line.
  private var dates: Words {
    var dates = Words()
    if let start { dates.append(start) }
    if let end { dates.append(end) }
    return dates
  }

  /// Returns where the two ends come from, and adds the operands that are dates of records.
  private func ends(
    _ formats: RecordFormats, others: inout Words
  ) throws(UsageError) -> DifferenceEnds {
    if options.place.hasPair { return try pair() }
    guard let start else {
      throw UsageError(
        "missing operand FROM; to compare two dates of each record, "
          + (options.place.pairHint ?? "give two columns or two keys"))
    }
    if start.equals("-"), end?.equals("-") ?? true {
      throw UsageError("FROM and TO cannot both be standard input: give a date for one of them")
    }
    if end == nil, options.place.hasColumnsOrKeys, !start.equals("-") {
      let date = start.text
      throw UsageError(
        "FROM or TO is in the records: write 'dayctl diff - \(date)' to count to \(start.quoted), "
          + "or 'dayctl diff \(date) -' to count from it")
    }
    // With files, a - stands only for their dates.
    func add(_ word: Word) {
      if options.input.files.isEmpty || !word.equals("-") { others.append(word) }
    }
    if start.equals("-"), let end {
      add(start)
      return .to(try formats.day(end))
    }
    if let end { add(end) }
    return .from(try formats.day(start, takesMoreDates: end == nil))
  }

  private func pair() throws(UsageError) -> DifferenceEnds {
    let option = options.place.columns.isEmpty ? "--json-key" : "--column"
    if let start {
      throw UsageError(
        "unexpected operand \(start.quoted): two \(option)s already give both dates of each record")
    }
    if options.place.targets.isEmpty, options.sink == .text {
      throw UsageError(
        "two \(option)s require --into NAME, --json or --csv, so that no date is overwritten")
    }
    return .pair
  }
}
