import Terminal

/// Where each part of a bar chart is, in rows and columns, and what it looks like.
///
/// Bars are measured in steps: eighths of a column, or whole columns. Everything that draws a chart
/// draws this layout.
struct ChartLayout {
  let chart: Chart
  let columns: ChartColumns

  /// The explanation of the colours, if the names of the series are not beside the bars.
  let legend: ChartLegend

  let style: ChartStyle

  init(_ chart: Chart, _ style: ChartStyle) {
    self.chart = chart
    self.style = style
    let hasLegend =
      chart.isStacked || style.hasColor && chart.names.count <= Self.colors.count
    legend = ChartLegend(hasLegend ? chart.names : [], Self.colors, style)
    let name = hasLegend ? 0 : chart.names.reduce(0) { max($0, $1.columns) }
    columns = ChartColumns(
      width: style.width, label: chart.labelWidth, name: name,
      value: chart.maximum > 0 ? "\(chart.maximum)".columns : 0)
  }

  /// The colours of series, which repeat if there are more.
  static let colors: [TextColor] = [.blue, .orange, .teal, .pink, .gold, .violet]
}

/// What a chart may look like.
struct ChartStyle {
  /// The width of the chart in columns.
  var width = 80

  /// Whether the chart may have characters other than ASCII that no name requires.
  var usesUTF8 = true

  var hasColor = true

  /// Whether 0 may be dim.
  var hasAttributes = true

  /// Whether a terminal shows the chart, which may not agree about the width of an emoji.
  var isOnTerminal = false

  /// The number of rows on the screen; `nil` if any number of them can be read.
  var height: Int?

  /// A text above the chart; empty for none.
  var title = ""

  /// Whether a column may be divided between two series.
  var dividesColumns = false

  /// The shortest differences between bars for each column.
  var stepsPerColumn: Int { usesUTF8 ? 8 : 1 }

  func fitted(_ text: String, _ columns: Int) -> String {
    text.fitted(toColumns: columns, usesUTF8: usesUTF8)
  }
}

/// A bar with the texts beside it.
struct ChartBar {
  /// The label of the group at its first bar, empty at the others.
  let label: String

  /// The name of the series, empty if it is not beside the bar.
  let name: String

  /// The length of the bar in steps.
  let length: Int

  /// The count, empty if there is no room for counts.
  let value: String

  /// The first column of the value.
  let valueStart: Int

  let color: TextColor

  /// The parts of the bar, if series are stacked on it.
  let segments: [ChartSegment]
}

extension ChartLayout {
  /// The number of rows that each group has.
  var rowsPerGroup: Int { chart.isStacked ? 1 : max(1, chart.names.count) }

  /// The number of rows of the whole chart, without those between groups.
  var rowCount: Int { legend.height + chart.groupCount * rowsPerGroup }

  /// Whether there is an empty row between groups: those with several bars have one, if there is
  /// room on the screen for the chart and a prompt.
  var hasGaps: Bool {
    guard rowsPerGroup > 1 else { return false }
    let rows = rowCount + chart.groupCount + (style.title.isEmpty ? 0 : 2)
    return style.height.map { rows <= $0 } ?? true
  }

  /// Returns the bars of the group at a position, from its first row on.
  func bars(ofGroupAt position: Int) -> [ChartBar] {
    let group = chart[position]
    if chart.isStacked { return [stackedBar(of: group)] }
    return (0..<rowsPerGroup).map { row in
      bar(row == 0 ? group.label : "", series: row, group.counts.dropFirst(row).first ?? 0)
    }
  }

  /// The label of a group, cut at the front where all labels are the same, or else at the end.
  private func fitted(label: String) -> String {
    let ellipsis = style.usesUTF8 ? "…" : ".."
    let rest = label.dropFirst(chart.labelStart.count)
    let room = columns.label - ellipsis.columns
    guard chart.labelWidth > columns.label, !rest.isEmpty,
      chart.labelWidth - chart.labelStart.columns <= room
    else { return style.fitted(label, columns.label) }
    var tail = String(rest)
    for character in chart.labelStart.reversed() {
      guard tail.columns + String(character).columns <= room else { break }
      tail = String(character) + tail
    }
    return ellipsis + tail
  }

  private func bar(_ label: String, series: Int, _ count: Int) -> ChartBar {
    bar(
      label, name: columns.name > 0 ? chart.names[series] : "", length: length(of: count), count,
      color: Self.colors[series % Self.colors.count], segments: [])
  }

  func bar(
    _ label: String, name: String, length: Int, _ count: Int, color: TextColor,
    segments: [ChartSegment]
  ) -> ChartBar {
    let steps = style.stepsPerColumn
    return ChartBar(
      label: fitted(label: label), name: style.fitted(name, columns.name),
      length: length, value: columns.value > 0 ? "\(count)" : "",
      valueStart: length == 0
        ? columns.barStart : columns.valueStart(afterBar: (length + steps - 1) / steps),
      color: color, segments: segments)
  }

  /// The length of a bar in steps, rounded; at least 1, unless the count is 0.
  func length(of count: Int) -> Int {
    count.scaled(to: columns.bar * style.stepsPerColumn, maximum: chart.maximum)
  }
}

extension Int {
  /// The length of a bar for this count, rounded, if that for the maximum is known; at least 1, unless the
  /// count is 0.
  func scaled(to length: Int, maximum: Int) -> Int {
    guard self > 0, maximum > 0 else { return 0 }
    let (whole, rest) = maximum.dividingFullWidth(multipliedFullWidth(by: length))
    return Swift.max(1, rest >= maximum - rest ? whole + 1 : whole)
  }
}
