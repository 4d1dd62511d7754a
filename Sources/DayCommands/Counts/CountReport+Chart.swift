import DayKit
import DayRecords

extension CountReport {
  /// The counts as the data of a chart.
  func chart(_ rows: CountRows, _ names: SeriesNames) -> Chart {
    Chart(
      groupCount: rows.count, names: (0..<names.count).map { Self.title(names[$0]) },
      isStacked: isStacked,
      group: { [hasSeries] position in
        ChartGroup(
          label: rows.label(position, width: .abbreviated),
          counts: rows.counts(at: position, seriesCount: hasSeries ? names.count : 1))
      })
  }

  /// The chart as an SVG file, with what a reader who cannot see it needs.
  func svg(_ rows: CountRows, _ chart: Chart, _ days: ClosedRange<Day>?) -> SVGChart {
    SVGChart(
      layout: ChartLayout(chart, ChartStyle(title: chartStyle.title, dividesColumns: true)),
      title: chartStyle.title.isEmpty
        ? groups.title(isCumulative: isCumulative) : chartStyle.title,
      description: description(of: rows, chart, days))
  }

  private func description(
    of rows: CountRows, _ chart: Chart, _ days: ClosedRange<Day>?
  ) -> String {
    guard let days else { return "A bar chart without dates." }
    let range = "A bar chart of dates from " + extent(of: rows, days)
    let isShort = chart.groupCount * max(1, chart.names.count) <= Self.mostDescribedBars
    guard !isShort else {
      let groups = (0..<chart.groupCount).map { text(chart[$0], chart.names) }
      return "\(range). \(groups.joined(separator: "; "))."
    }
    let label = chart[chart.maximumPosition].label
    return "\(range). The longest bar is that of \(label), with \(chart.maximum)."
  }

  /// The first and the last day; of tables that were merged, only the groups are known.
  private func extent(of rows: CountRows, _ days: ClosedRange<Day>) -> String {
    guard isMerge else { return "\(days.lowerBound) to \(days.upperBound)" }
    let labels = [0, rows.groupCount - 1].map { rows.label($0, width: .abbreviated) }
    return "\(labels[0]) to \(labels[1])"
  }

  /// The most bars that are described one by one.
  private static var mostDescribedBars: Int { 60 }

  private func text(_ group: ChartGroup, _ names: [String]) -> String {
    guard !names.isEmpty else { return "\(group.label): \(group.counts.first ?? 0)" }
    let counts = zip(names, group.counts).map { "\($0) \($1)" }
    return "\(group.label): \(counts.joined(separator: ", "))"
  }
}
