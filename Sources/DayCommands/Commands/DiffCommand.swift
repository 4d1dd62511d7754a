import CommandGrammar
import DayKit
import DayRecords

/// `dayctl diff [FROM] [TO]`: counts the time from one date to another, to or from many dates,
/// between the two dates of each record, or from each record to the next one.
struct DiffCommand: DayCommand, Equatable {
  var start: Word?
  var end: Word?
  var others = Words()
  var comparesWithPrevious = false
  var units: DifferenceUnits?
  var isHuman = false
  var isInclusive = false
  var isAbsolute = false
  var buckets: NumberBuckets?
  var options = RecordOptions()
  var work = WorkOptions()

  static let name = "diff"

  static var summary: CommandSummary {
    CommandSummary(
      "Count the days, weeks, months or years between two dates.",
      discussion: """
        The result is negative if TO is earlier than FROM. Only whole weeks, months, quarters and \
        years count; a month is whole when it reaches the same day of the month. With --unit ymd, \
        the result is a period in years, months and days, as in ISO 8601; adding it to FROM gives \
        TO. Business days are those after FROM up to and including TO; if TO is earlier, they are \
        counted from TO, and the number is negative.

        A span such as 2025-08, 2025-08-01..2025-08-15 or last-quarter in place of FROM has no TO: the \
        result is the number of its days, or of its units, with both ends.

        To compare two dates of each record, give --column or --json-key twice, and say with \
        --into where the result goes. To compare one date of each record with a fixed one, write - \
        for that of the record: diff --column due - today, or diff --column due today -.

        With --previous, each date is compared with that of the record before, across files unless \
        they are replaced with --in-place. The first one has no result, and a record without a date \
        or with an error is passed over.
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
      "FROM", into: &start, help: "start date, or a span; if -, read standard input",
      detail: """
        Write dates as 2025-08-29, in a format selected with --from, or as words such as today; see \
        'dayctl help dates'. Omit FROM and TO only if each record has both dates.
        """, completion: .span)
    try parts.argument(
      "TO", into: &end, help: "end date; if omitted or -, read standard input", completion: .date)
    parts.operands(
      "DATE", into: &others, help: "further dates, with --previous", completion: .date)
    try parts.list(
      "--unit", "-u", value: "UNIT", into: &units,
      help: "unit, or several: years,days [default: days]",
      detail: """
        With several units, each counts the remainder of the larger ones; the numbers are separated \
        by spaces.
        """, completion: .units)
    parts.flag(
      "--human", into: &isHuman, help: "print words, such as 1 year and 3 days",
      detail: "The words are English. Without --unit, the units are years, months and days.")
    parts.flag("--inclusive", into: &isInclusive, help: "count both FROM and TO")
    parts.flag("--abs", into: &isAbsolute, help: "count from the earlier date, never below 0")
    parts.flag(
      "--previous", into: &comparesWithPrevious, help: "count from the date of the record before",
      detail: """
        The result of the first record is empty, or null in JSON. In a text, each date is compared \
        with the one before it.
        """)
    try parts.option(
      "--buckets", value: "NUMBERS", into: &buckets,
      help: "print the range: with 30,60,90, 0-29 and so on",
      detail: """
        The numbers are where the ranges after the first begin: with 30,60,90, the results are 0-29, \
        30-59, 60-89, 90+, and <0 for a negative difference.
        """)
    try work.bind(to: &parts)
    try options.bind(to: &parts, for: .columns, dates: .pair)
    try parts.exclusive("--part", "--previous")
  }

  func run(in session: inout Session) throws(UsageError) {
    let formats = try work.formats(options.words, in: session.surroundings)
    try options.words.checkFiscalUse(in: dates, files: work.files)
    let difference = Difference(
      isInclusive: isInclusive, isAbsolute: isAbsolute, workCalendar: formats.workCalendar)
    try work.checkUse(
      weekend: units == .businessDays, holidays: units == .businessDays, words: dates,
      "add --unit business-days")
    if let days = try daysOfSpan(formats) {
      return try answer(days, by: difference, formats, in: &session)
    }
    var others = Words()
    let ends = try ends(formats, others: &others)
    let rule = DifferenceRule(difference: difference, ends: ends)
    var computation = try rule.computation(units, isHuman: isHuman, buckets)
    computation.comparesWithPrevious = comparesWithPrevious
    try answer(others, by: computation, formats, options, in: &session)
  }
}

// The days of a span.

extension DiffCommand {
  /// The days of FROM, if it is a span and not a date.
  private func daysOfSpan(_ formats: RecordFormats) throws(UsageError) -> ClosedRange<Day>? {
    guard let start, !start.equals("-"), !options.place.hasPair, !comparesWithPrevious else {
      return nil
    }
    let span: DaySpan
    do throws(UsageError) {
      span = try formats.span(start)
    } catch {
      // Before a TO, the reason why it is not a date says more.
      guard end == nil else { return nil }
      throw error
    }
    guard span.kind != .day else { return nil }
    if let end {
      let (first, last) = (start.text, end.text)
      throw UsageError(
        "\(start.quoted) is a span, not a date: to count days of spans, give one argument, such as "
          + (start.positionOfDots == nil && last != first && (try? formats.span(end)) != nil
            ? isOrdered(start, end, formats) ? "\(first)..\(last)" : "\(last)..\(first)" : first))
    }
    if let option = recordOption {
      throw UsageError(
        "\(start.quoted) is a span, whose days are counted without records: leave out \(option)")
    }
    if isInclusive || isAbsolute {
      throw UsageError(
        "\(isInclusive ? "--inclusive" : "--abs") has no effect on \(start.quoted), whose first and "
          + "last day both count: leave it out")
    }
    return span.days
  }

  /// Whether a span does not begin after another one.
  private func isOrdered(_ first: Word, _ second: Word, _ formats: RecordFormats) -> Bool {
    guard let first = try? formats.days(first), let second = try? formats.days(second) else {
      return true
    }
    return first.lowerBound <= second.lowerBound
  }

  /// An option that says where records are, if there is one.
  private var recordOption: String? {
    if !options.input.files.isEmpty { return "--file" }
    if options.place.isInText { return "--in-text" }
    if !options.place.columns.isEmpty { return "--column" }
    return options.place.jsonKeys.isEmpty ? nil : "--json-key"
  }

  /// Counts the days of a span, or its units.
  private func answer(
    _ days: ClosedRange<Day>, by difference: Difference, _ formats: RecordFormats,
    in session: inout Session
  ) throws(UsageError) {
    var (difference, formats) = (difference, formats)
    difference.isInclusive = true
    formats.readFormats = DateFormats(.iso)
    var last = Words()
    last.append(Word(days.upperBound.description))
    let rule = DifferenceRule(difference: difference, ends: .from(days.lowerBound))
    try answer(
      last, by: rule.computation(units, isHuman: isHuman, buckets), formats, options, in: &session)
  }
}

// The two ends of a difference.

extension DiffCommand {
  /// The dates on the command line.
  private var dates: Words {
    var dates = Words()
    if let start { dates.append(start) }
    if let end { dates.append(end) }
    for word in others { dates.append(word) }
    return dates
  }

  /// Returns where the two ends come from, and adds the operands that are dates of records.
  private func ends(
    _ formats: RecordFormats, others: inout Words
  ) throws(UsageError) -> DifferenceEnds {
    if comparesWithPrevious { return try previous(&others) }
    if options.place.hasPair { return try pair(&others) }
    guard let start else {
      throw UsageError(
        "missing argument FROM; to compare two dates of each record, "
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
    if options.input.files.isEmpty, let word = self.others.first {
      let steps =
        (try? formats.day(word)) == nil
        ? nil : "write two dates, or add --previous for the time from each date to the next one"
      throw UsageError(
        "unexpected argument \(word.quoted); "
          + (steps ?? Self.advice(for: word) ?? "see 'dayctl diff -h'"))
    }
    // With files, a - stands only for their dates.
    func add(_ word: Word) {
      if options.input.files.isEmpty || !word.equals("-") { others.append(word) }
    }
    defer { for word in self.others { others.append(word) } }
    if start.equals("-"), let end {
      add(start)
      return .to(try formats.point(end))
    }
    if let end { add(end) }
    // Two operands are in the same format.
    let areTwo = end.map { !$0.equals("-") } ?? false
    return .from(
      areTwo ? try formats.day(start) : try formats.point(start, takesMoreDates: end == nil))
  }

  /// The ends with --previous, for which all operands are dates of records.
  private func previous(_ others: inout Words) throws(UsageError) -> DifferenceEnds {
    if options.place.hasPair {
      let option = options.place.columns.isEmpty ? "--json-key" : "--column"
      throw UsageError(
        "--previous compares one date with that of the record before: give one \(option)")
    }
    others = dates
    return .pair
  }

  /// The ends that each record has, so that all operands are files.
  private func pair(_ others: inout Words) throws(UsageError) -> DifferenceEnds {
    let option = options.place.columns.isEmpty ? "--json-key" : "--column"
    if let start, options.input.files.isEmpty {
      throw UsageError(
        "unexpected argument \(start.quoted): two \(option)s already give both dates of a record")
    }
    if options.place.targets.isEmpty, options.sink == .text {
      throw UsageError(
        "two \(option) options require --into NAME, --json or --csv, so that no date is overwritten"
      )
    }
    others = dates
    return .pair
  }
}

extension DiffCommand {
  static func ownAdvice(forOperand text: String) -> String? {
    "write two dates and no other words: dayctl \(name) FROM TO"
  }
}
