import CommandGrammar
import DayKit
import DayRecords
import Terminal

/// `dayctl count [DATE…]`: counts dates by day, week, month, quarter, year or weekday.
struct CountCommand: DayCommand, Equatable {
  var dates = Words()
  var grouping = DayGrouping.day
  var firstWeekday: Weekday?
  var chart = ChartOptions()
  var options = RecordOptions()

  static let name = "count"

  static var summary: CommandSummary {
    CommandSummary(
      "Count dates per day, week, month, quarter, year or weekday.",
      discussion: """
        It prints one line for each group from the first date to the last, including groups \
        without a date. Weekdays start on the first day of the week in the locale's region, other \
        weeks on Monday; weeks from Monday on are written as in ISO 8601, others by their first \
        day. On a terminal, it draws a chart of bars instead of the table.
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
    try parts.option("--by", "-b", value: "GROUP", into: &grouping, help: "what to count by")
    try parts.option(
      "--series", value: "COLUMN", into: &options.place.series,
      help: "count each value of a column or key separately",
      detail: "There can be at most 1,000 values.")
    try parts.option(
      "--starting-on", "-s", value: "WEEKDAY", into: &firstWeekday, help: "first day of the week")
    try chart.bind(to: &parts)
    try options.bind(to: &parts, for: .table)
    try parts.requires("--series", "--column", "--json-key")
    try parts.once("--by")
    try parts.once("--series")
    try ChartOptions.exclude(in: &parts)
    try options.rejectOnErrorThatWrites("cannot be used with count")
  }

  func run(in session: inout Session) throws(UsageError) {
    let formats = try RecordFormats(options.words, in: session.surroundings)
    guard firstWeekday == nil || grouping == .week || grouping == .weekday else {
      throw UsageError("--starting-on applies to weeks and weekdays only: add --by week")
    }
    let symbols = formats.language.symbols
    let first = firstWeekday ?? (grouping == .weekday ? symbols.firstWeekday : .monday)
    let form = form(in: session.surroundings)
    let report = CountReport(
      labels: GroupLabels(grouping: grouping, firstWeekday: first, symbols: symbols), form: form,
      hasSeries: options.place.series != nil,
      chartStyle: form == .chart ? chartStyle(in: session.surroundings) : ChartStyle())
    _ = try answer(dates, with: { Tally(at: $0, report: report) }, formats, options, in: &session)
  }

  private func form(in surroundings: Surroundings) -> CountReport.Form {
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
    }
  }

  private func chartStyle(in surroundings: Surroundings) -> ChartStyle {
    ChartStyle(
      width: surroundings.outputWidth, usesUTF8: surroundings.usesUTF8,
      hasColor: chart.color.usesColor(
        onTerminal: surroundings.isOutputTerminal,
        environment: { surroundings.environment($0).bytes }))
  }
}
