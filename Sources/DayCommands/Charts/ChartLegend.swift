import Terminal

/// The names of the series of a chart, each beside a sample of its colour.
struct ChartLegend {
  /// A sample and the name to its right.
  struct Entry {
    let row: Int
    let column: Int

    /// The first column of the name.
    let nameColumn: Int

    let name: String
    let color: TextColor
  }

  private(set) var entries: [Entry] = []

  /// The width of a sample in columns.
  let sampleWidth: Int

  private static let gap = 2

  /// Arranges names in as many rows as they need.
  init(_ names: [String], _ colors: [TextColor], _ style: ChartStyle) {
    sampleWidth = min(2, style.width)
    var (row, column) = (0, 0)
    for (name, color) in zip(names, colors) {
      let name = style.fitted(name, style.width - sampleWidth - 1)
      let width = sampleWidth + 1 + name.columns
      if column > 0, column + width > style.width { (row, column) = (row + 1, 0) }
      let nameColumn = column + sampleWidth + 1
      entries.append(
        Entry(row: row, column: column, nameColumn: nameColumn, name: name, color: color))
      column += width + Self.gap
    }
  }

  /// The number of rows, with an empty one below.
  var height: Int { entries.last.map { $0.row + 2 } ?? 0 }
}
