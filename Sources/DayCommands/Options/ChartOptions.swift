import CommandGrammar
import Terminal

/// The options that determine whether counts are written as a table or drawn as a chart.
struct ChartOptions: Equatable, Sendable {
  var output = Output.automatic
  var color = ColorChoice.auto

  /// Whether all series are parts of one bar.
  var isStacked = false

  /// A text above the chart.
  var title: Word?

  enum Output {
    /// A chart on a terminal, otherwise a table.
    case automatic

    case table
    case chart
    case svg

    /// A line for each series.
    case spark
  }
}

extension ChartOptions {
  /// Binds these options to a command line.
  mutating func bind(to parts: inout Parts) throws(UsageError) {
    guard parts.needsOptions else { return }
    var (isTable, isChart, isSVG, isSpark) = (false, false, false, false)
    parts.flag(
      "--chart", into: &isChart, help: "draw a bar chart even in a pipe",
      detail: "It is as wide as the terminal, or has 80 columns if there is none.")
    parts.flag("--table", into: &isTable, help: "print a table even on a terminal")
    parts.flag("--svg", into: &isSVG, help: "print the chart as an SVG file")
    parts.flag(
      "--spark", into: &isSpark, help: "print a line of small bars for each series",
      detail: "Each group is one character; a space has no dates.")
    parts.flag(
      "--stacked", into: &isStacked, help: "stack the values of --series on one bar", isRare: true)
    try parts.option(
      "--title", value: "TEXT", into: &title, help: "text above the chart", isRare: true)
    try parts.option("--color", value: "WHEN", into: &color, help: "when to use colour")
    output = isChart ? .chart : isSpark ? .spark : isSVG ? .svg : isTable ? .table : .automatic
  }

  /// Declares which of these options and of those for structured output cannot be combined.
  static func exclude(in parts: inout Parts) throws(UsageError) {
    try parts.exclusive("--chart", "--table", "--svg", "--json")
    try parts.exclusive("--chart", "--table", "--svg", "--csv")
    try parts.exclusive("--chart", "--table", "--svg", "--spark")
    try parts.exclusive("--spark", withEachOf: ["--json", "--csv", "--color"])
    try parts.requires("--stacked", "--series", "--merge")
    try parts.exclusive("--stacked", withEachOf: ["--spark", "--table", "--json", "--csv"])
    try parts.exclusive("--title", withEachOf: ["--spark", "--table", "--json", "--csv"])
    try parts.exclusive("--color", withEachOf: ["--table", "--svg", "--json", "--csv"])
  }
}
