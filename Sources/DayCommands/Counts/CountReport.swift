import CommandGrammar
import DayKit
import DayRecords
import System

/// Writes the counts of dates as a table, as a chart, as CSV or as JSON.
struct CountReport: TallyReport {
  var groups: CountGroups
  var labels: GroupLabels
  let form: Form

  /// Whether each count is that of its group and all before it.
  let isCumulative: Bool

  let hasSeries: Bool

  /// Whether the series of a chart are parts of one bar.
  let isStacked: Bool

  /// What a chart may look like.
  let chartStyle: ChartStyle

  /// Whether the counts are the sums of tables, so that only the groups of dates are known.
  var isMerge = false

  /// What chooses the groups; `nil` if they are given.
  var automatic: AutomaticGroups?

  enum Form {
    case table, chart, svg, spark, csv, json
  }

  func write(
    _ counts: SeriesCounts, _ absent: PlainArray<Int>, _ names: SeriesNames,
    to output: inout BufferedOutput
  ) throws(ReportError) {
    if let automatic {
      var report = self
      report.automatic = nil
      report.labels.grouping = automatic.grouping(for: counts.days)
      report.groups = .calendar(report.labels.grouping)
      return try report.write(counts, absent, names, to: &output)
    }
    guard !isStacked || names.count <= ChartLayout.colors.count else {
      throw ReportError(
        "--stacked has \(ChartLayout.colors.count) colours, and there are \(names.count) series: "
          + "leave out --stacked")
    }
    var rows = CountRows(of: counts, by: groups, absent: absent, labels)
    if isCumulative { rows.accumulate() }
    switch form {
    case .table: writeTable(rows, names, to: &output)
    case .chart:
      CellChart(layout: ChartLayout(chart(rows, names), chartStyle)).write(to: &output)
    case .spark: writeSparks(rows, names, to: &output)
    case .svg: try svg(rows, chart(rows, names), counts.days).write(to: &output)
    case .csv: writeCSV(rows, names, to: &output)
    case .json:
      try checkKeys(names)
      for position in 0..<rows.count { writeObject(rows, position, names, to: &output) }
    }
  }

  /// The name of a series for people, safe to show.
  static func title(_ name: [UInt8]) -> String {
    name.isEmpty ? "(empty)" : String(showing: ContiguousArray(name).span)
  }
}
