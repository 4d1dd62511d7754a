import CommandGrammar
import DayKit
import DayRecords

/// `dayctl spans [SPAN…]`: prints dates and spans as spans of consecutive days.
struct SpansCommand: DayCommand, Equatable {
  var dates = Words()
  var limits: Word?
  var areGaps = false
  var areDays = false
  var areIntervals = false
  var isBusiness = false
  var overlaps = false
  var isLongest = false
  var join: Int?
  var shortest: Int?
  var unit: DaySpan.Kind?
  var excluded = Words()
  var included = Words()
  var options = RecordOptions()
  var work = WorkOptions()

  static let name = "spans"

  static var summary: CommandSummary {
    CommandSummary(
      "Merge dates and spans into spans of consecutive days.",
      discussion: """
        It prints the first day, the last day and the number of days of each span, in order. Records \
        are dates, spans such as 2025-08-01..2025-08-15, 2025-08-01/2025-08-15 and 2025-08, or two \
        columns or keys with the first and the last day. Each date in a text is a day. Records \
        without a date are skipped; a record with only one of its two dates is a failure.

        With --business, only business days count: a Friday and the Monday after it are consecutive. \
        The options apply in this order: --overlaps, --except, --and, --join, --within, --gaps, \
        --business, --split, --at-least, --longest, --days.
        """,
      examples: [
        Example(
          "dayctl spans 2025-08-01 2025-08-03 2025-08-02 2025-08-10",
          prints: "2025-08-01 2025-08-03 3\n2025-08-10 2025-08-10 1"),
        Example(
          "dayctl spans --gaps --within 2025-08 2025-08-01..2025-08-09 2025-08-12..2025-08-31",
          prints: "2025-08-10 2025-08-11 2"),
        Example(
          "printf 'from,to\\n2025-08-01,2025-08-05\\n2025-08-05,2025-08-09\\n' | "
            + "dayctl spans --header --column from --column to --overlaps",
          prints: "2025-08-05 2025-08-05 1"),
      ])
  }

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    parts.operands(
      "SPAN", into: &dates,
      help: "dates or spans such as 2025-08-01..2025-08-15",
      detail: "If omitted or -, read standard input.", completion: .span)
    parts.flag("--gaps", into: &areGaps, help: "print the gaps between spans instead")
    try parts.option(
      "--within", value: "SPAN", into: &limits, help: "cut to a span such as 2025-08",
      detail: "The gaps before the first and after the last span count too.", completion: .span)
    try parts.once("--within")
    parts.flag("--days", into: &areDays, help: "print each day instead of spans")
    parts.flag("--interval", into: &areIntervals, help: "print spans as 2025-08-01/2025-08-15")
    parts.flag("--business", into: &isBusiness, help: "only business days count")
    try parts.option(
      "--join", value: "NUMBER", into: &join, help: "join spans with at most NUMBER days between",
      detail: "With --business, these are business days.")
    parts.flag(
      "--longest", into: &isLongest, help: "print only the longest span; of several, the first")
    try parts.option(
      "--at-least", value: "NUMBER", into: &shortest, help: "only spans of NUMBER days or more")
    parts.flag(
      "--overlaps", into: &overlaps, help: "only days that are in two or more dates or spans")
    try parts.option(
      "--by", value: "COLUMN", into: &options.place.series,
      help: "spans for each value of a column or key", detail: "There can be at most 10,000 values."
    )
    try parts.option(
      "--split", value: "UNIT", into: &unit, help: "cut spans at the ends of weeks, months, …")
    try bindFiles(to: &parts)
    try work.bind(to: &parts)
    options.place.seriesOption = "--by"
    try options.bind(to: &parts, for: .table, dates: .pair)
    try parts.requires("--by", "--column", "--json-key")
    try parts.once("--by")
    try parts.exclusive("--part", withEachOf: ["--overlaps", "--gaps", "--longest", "--at-least"])
    try parts.exclusive("--interval", "--json", "--csv")
    try parts.exclusive("--interval", "--days")
    try options.rejectOnErrorThatWrites("cannot be used with spans")
    if areDays, unit != nil, !isLongest, shortest == nil {
      throw UsageError("--split changes nothing with --days: leave out one of them")
    }
    try check(join, of: "--join", atLeast: 0)
    try check(shortest, of: "--at-least", atLeast: 1)
  }

  private mutating func bindFiles(to parts: inout Parts) throws(UsageError) {
    try WorkOptions.bindExcept(to: &parts, into: &excluded)
    try parts.option(
      "--and", value: "FILE", into: &included, help: "only days that are in a file, too",
      completion: .file)
  }

  private func check(_ number: Int?, of option: String, atLeast least: Int) throws(UsageError) {
    guard let number, number < least else { return }
    throw UsageError("\(option): \(number) is too small: use \(least) or more")
  }

  func run(in session: inout Session) throws(UsageError) {
    var formats = try work.formats(options.words, in: session.surroundings)
    try work.checkUse(
      weekend: isBusiness, holidays: isBusiness, words: dates, "add --business")
    var words = dates
    if let limits { words.append(limits) }
    formats.areEndsOfSpans = options.place.hasPair
    formats.readsSpans = !options.place.hasPair && !options.place.isInText
    if formats.areEndsOfSpans, options.words.day != nil {
      throw UsageError(
        "--day would give the starts and the ends of spans the same day: convert the columns first, the "
          + "ends with 'dayctl convert --day last'")
    }
    let readsRecords = dates.isEmpty || dates.contains { $0.equals("-") }
    let hasFiles = !(excluded.isEmpty && included.isEmpty)
    try options.words.checkFiscalUse(
      unit?.dependsOnFiscalYear ?? false || hasFiles || formats.readsSpans && readsRecords,
      in: words, files: work.files)
    if formats.readsSpans, options.input.files.isEmpty {
      for word in dates { try formats.checkMeaning(of: word) }
      try checkJoiner()
    }
    for (option, dayFiles) in [("--except", excluded), ("--and", included)] {
      try RecordFormats.checkInput(dates, options.input.files, beside: dayFiles, of: option)
    }
    let report = SpanReport(
      selection: try selection(formats, in: session.surroundings), form: form,
      hasGroups: options.place.series != nil, areDays: areDays, recordCount: overlaps ? 2 : 1)
    _ = try answer(
      dates, with: { Tally(at: $0, limit: 10_000, countsSpans: true, report: report) }, formats,
      options, in: &session)
  }

  /// Checks that a word such as `to` between two dates is not meant to make them a span.
  private func checkJoiner() throws(UsageError) {
    guard dates.count == 3, Synonyms.meaning(of: dates[1].text, in: .conjunction) == "and until"
    else { return }
    throw UsageError(
      "\(dates[1].quoted) between two dates is not a date: "
        + "write a span as \(dates[0].text)..\(dates[2].text)")
  }

  static var readsSpans: Bool { true }

  private var form: SpanReport.Form {
    switch options.sink {
    case .csv: .csv
    case .json: .json
    case .text: areIntervals ? .interval : .text
    }
  }

  private func selection(
    _ formats: RecordFormats, in surroundings: Surroundings
  ) throws(UsageError) -> SpanSelection {
    var selection = SpanSelection()
    selection.limits = try limits.map { word throws(UsageError) in
      try formats.days(word, of: "--within")
    }
    if !excluded.isEmpty {
      selection.excluded = try surroundings.days(
        of: excluded, for: "--except", formats.fiscalCalendar)
    }
    for file in included {
      let days = try surroundings.days(of: file, for: "--and", formats.fiscalCalendar)
      selection.included = selection.included?.intersection(days) ?? days
    }
    selection.join = join ?? 0
    selection.areGaps = areGaps
    selection.calendar = isBusiness ? formats.workCalendar() : nil
    selection.unit = unit
    selection.fiscalCalendar = formats.fiscalCalendar
    selection.shortest = shortest ?? 1
    selection.isLongest = isLongest
    return selection
  }
}
