import CommandGrammar
import DayKit
import DayRecords
import System
import Terminal

/// `dayctl count [DATE…]`: counts dates by day, week, month, quarter, half-year, year or weekday.
struct CountCommand: DayCommand, Equatable {
  var dates = Words()
  var group: CountGroup?
  var anchor: Word?
  var buckets: NumberBuckets?
  var unit: Day.Unit?
  var day: Word?
  var isCumulative = false
  var isMerge = false
  var firstWeekday: Weekday?
  var chart = ChartOptions()
  var options = RecordOptions()

  static let name = "count"

  static var summary: CommandSummary {
    CommandSummary(
      "Count dates per day, week, month, quarter, half-year, year or weekday.",
      discussion: """
        It prints one line for each group from the first date to the last, including groups \
        without a date. Weekdays start on the first day of the week in the locale's region, other \
        weeks on Monday; weeks from Monday on are written as in ISO 8601, others by their first \
        day. Records without a date are in a group named none, which is empty in CSV and null in JSON; lines of text without one are left out. \
        On a terminal, it draws a bar chart instead of the table.

        With an amount such as --by 2w, groups are written by their first day. With --buckets, dates \
        are counted by their age, the time from the date to today.

        --merge adds up tables that count --csv has printed, such as those of the parts of a file.
        """,
      examples: [
        Example(
          "printf '2025-08-29\\n2025-10-03\\n2025-08-01\\n' | dayctl count --by month",
          prints: "2025-08  2\n2025-09  0\n2025-10  1"),
        Example(
          "printf 'due,by\\n2025-08-29,web\\n2025-08-30,phone\\n' | "
            + "dayctl count --header --column due --series by --csv",
          prints: "day,web,phone\n2025-08-29,1,0\n2025-08-30,0,1"),
      ])
  }

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    parts.dates(into: &dates)
    try parts.option(
      "--by", "-b", value: "GROUP", into: &group,
      help: "group, such as month or 2w [default: day]",
      detail: """
        A group is one of the words, or an amount of days and weeks or of months and years, such as 10d \
        or 6m.
        """)
    try parts.option(
      "--anchor", value: "DATE", into: &anchor,
      help: "first day of a group with --by 2w", detail: "The default is the first date.",
      completion: .date, isRare: true)
    try parts.option(
      "--buckets", value: "NUMBERS", into: &buckets,
      help: "count by age: with 30,60,90, 0-29 days and so on",
      detail: """
        The numbers are where the ranges after the first begin. Dates after --as-of are in a group <0.
        """)
    try parts.option(
      "--unit", "-u", value: "UNIT", into: &unit, help: "unit of --buckets [default: days]",
      isRare: true)
    try parts.option(
      "--as-of", value: "DATE", into: &day, help: "day on which ages are counted [default: today]",
      completion: .date, isRare: true)
    parts.flag(
      "--cumulative", into: &isCumulative, help: "count the dates up to the end of each group",
      isRare: true)
    parts.flag(
      "--merge", "-m", into: &isMerge, help: "add up tables of count --csv",
      detail: """
        Arguments are files. All tables have to be counted with the same options, and without \
        --cumulative, which applies to their sum instead. --by is needed only for groups such as 2w, and \
        --locale and --fiscal-year-start as they were given for the tables.
        """)
    try parts.option(
      "--series", value: "COLUMN", into: &options.place.series,
      help: "count each value of a column or key separately",
      detail: "There can be at most 1,000 values.")
    try parts.option(
      "--starting-on", "-s", value: "WEEKDAY", into: &firstWeekday, help: "first day of the week")
    try chart.bind(to: &parts)
    try options.bind(to: &parts, for: .table)
    try parts.requires("--series", "--column", "--json-key")
    try parts.requires("--anchor", "--by")
    try parts.requires("--unit", "--buckets")
    try parts.requires("--as-of", "--buckets")
    try parts.exclusive("--by", "--buckets")
    try parts.once("--by")
    try parts.once("--series")
    try ChartOptions.exclude(in: &parts)
    try CountTables.exclude(in: &parts)
    try parts.exclusive("--part", "--cumulative")
    try options.rejectOnErrorThatWrites("cannot be used with count")
  }

  func run(in session: inout Session) throws(UsageError) {
    if isMerge { return try merge(in: &session) }
    let formats = try RecordFormats(options.words, in: session.surroundings)
    let groups = try groups(formats)
    var grouping = DayGrouping.day
    if case .calendar(let other) = groups { grouping = other }
    try options.words.checkFiscalUse(grouping.dependsOnFiscalYear, in: dates)
    guard firstWeekday == nil || grouping == .week || grouping == .weekday else {
      var cure = "use --by week"
      if case .cycle = group { cure += ", or --anchor DATE for a day on which a group begins" }
      throw UsageError("--starting-on applies to weeks and weekdays only: \(cure)")
    }
    guard !isCumulative || !grouping.recurs else {
      throw UsageError(
        "--cumulative applies to groups in the order of time only: use --by month, for example")
    }
    let symbols = formats.language.symbols
    let first = firstWeekday ?? (grouping == .weekday ? symbols.firstWeekday : .monday)
    let form = try form(in: session.surroundings)
    let automatic = choosesGroups(in: session.surroundings) ? AutomaticGroups() : nil
    let report = CountReport(
      groups: groups,
      labels: GroupLabels(
        grouping: grouping, firstWeekday: first, symbols: symbols,
        fiscalCalendar: formats.fiscalCalendar), form: form,
      isCumulative: isCumulative, hasSeries: options.place.series != nil,
      isStacked: chart.isStacked,
      chartStyle: chartStyle(form, in: session.surroundings), automatic: automatic)
    _ = try answer(dates, with: { Tally(at: $0, report: report) }, formats, options, in: &session)
    if let sentence = automatic?.sentence, session.surroundings.messageColumns() != nil {
      session.console.note(sentence)
    }
  }

  private func groups(_ formats: RecordFormats) throws(UsageError) -> CountGroups {
    if let buckets {
      let (unit, day) = (unit ?? .days, try formats.point(day ?? "today", of: "--as-of"))
      return .ages(
        AgeGroups(buckets: buckets, unit: unit, day: day) { Difference().count(unit, $0, day) })
    }
    switch group ?? .calendar(.day) {
    case .calendar(let grouping):
      guard anchor == nil else {
        throw UsageError("--anchor applies to amounts only, such as --by 2w")
      }
      return .calendar(grouping)
    case .cycle(let period):
      guard let anchor else {
        guard options.input.part == nil else {
          throw UsageError(
            "--part with an amount in --by needs --anchor, so that the groups of all parts begin on "
              + "the same days")
        }
        return .cycle(period, anchor: nil)
      }
      return .cycle(period, anchor: try formats.point(anchor, of: "--anchor"))
    }
  }

  /// The form of the output.
  ///
  /// - Throws: `UsageError` if an option for charts makes no difference.
  func form(in surroundings: Surroundings) throws(UsageError) -> CountReport.Form {
    let form = requestedForm(in: surroundings)
    guard form != .chart, form != .svg else { return form }
    if chart.title != nil {
      throw UsageError("--title applies to charts only: add --chart or --svg")
    }
    if chart.isStacked {
      throw UsageError("--stacked applies to charts only: add --chart or --svg")
    }
    if chart.color == .always {
      throw UsageError("--color always applies to charts only: add --chart")
    }
    return form
  }

  private func requestedForm(in surroundings: Surroundings) -> CountReport.Form {
    switch options.sink {
    case .csv: return .csv
    case .json: return .json
    case .text: break
    }
    return switch chart.output {
    case .automatic: surroundings.isOutputTerminal ? .chart : .table
    case .table: .table
    case .chart: .chart
    case .svg: .svg
    case .spark: .spark
    }
  }

  /// Whether the groups of a chart on a terminal follow from the dates.
  private func choosesGroups(in surroundings: Surroundings) -> Bool {
    group == nil && buckets == nil && surroundings.isOutputTerminal && options.sink == .text
      && (chart.output == .automatic || chart.output == .spark)
  }

  func chartStyle(
    _ form: CountReport.Form, in surroundings: Surroundings
  ) -> ChartStyle {
    var style = ChartStyle(
      title: chart.title.map { String(showing: ContiguousArray($0.bytes).span) } ?? "")
    if form == .spark { style.usesUTF8 = surroundings.usesUTF8 }
    guard form == .chart else { return style }
    let styling = chart.color.styling(
      onTerminal: surroundings.isOutputTerminal,
      environment: { surroundings.environment($0).bytes })
    (style.width, style.usesUTF8) = (surroundings.outputWidth, surroundings.usesUTF8)
    (style.hasColor, style.hasAttributes) = (styling == .colors, styling != .none)
    style.isOnTerminal = surroundings.isOutputTerminal && styling != .none
    if surroundings.isOutputTerminal { style.height = surroundings.outputRows().map { $0 - 1 } }
    return style
  }
}

extension CountCommand {
  /// The way to count by an option such as `--monthly`.
  static func ownAdvice(forOption text: String) -> String? {
    guard text != "--date" else { return nil }
    let word = text.drop { $0 == "-" }
    let name = Word(String(word.hasPrefix("by-") ? word.dropFirst(3) : word))
    let choice =
      DayGrouping.choice(meantBy: name) ?? Suggestion.nearest(to: name, among: DayGrouping.choices)
    return choice.map { "use --by \($0)" }
  }
}
