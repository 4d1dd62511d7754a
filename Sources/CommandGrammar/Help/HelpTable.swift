/// Two aligned columns: names on the left, explanations on the right.
struct HelpTable {
  let rows: [Row]

  struct Row {
    let name: String
    /// The explanations, the longest one first; the short table uses the first one that fits.
    let texts: [String]
    /// Further details, shown below the explanation.
    var detail = ""
    /// The name in a list of rows that do not fit on the screen.
    var shortName = ""
  }

  /// The maximum width of a name whose explanation is on the same line in the long table.
  private static let maximumNameWidth = 26

  /// The minimum width of explanations beside names in the long table, and the column where they
  /// start if they are below the names.
  private static let minimumTextWidth = 28
  private static let narrowColumn = 8

  /// Returns the table with one line for each row, or more if the width requires it.
  ///
  /// If these are too many lines, it replaces the last rows with a list of their names.
  ///
  /// - Parameter keepsLast: Whether the last row is shown in any case, as that of the help option is.
  func shortLines(
    column: Int, width: Int, limit: Int = .max, keepsLast: Bool = true
  ) -> [String] {
    let column = min(column, max(Self.narrowColumn, width - Self.minimumTextWidth))
    let blocks = rows.map { lines(of: $0, column: column, width: width) }
    guard blocks.joined().count > max(limit, keepsLast ? 2 : 1) else {
      return Array(blocks.joined())
    }
    let end = keepsLast ? blocks.count - 1 : blocks.count
    let last = blocks[end...].joined()
    var shown = max(0, end - 1)
    var names = names(of: shown..<end, width: width)
    while shown > 0, blocks[..<shown].joined().count + names.count + last.count > limit {
      shown -= 1
      names = self.names(of: shown..<end, width: width)
    }
    return blocks[..<shown].joined() + names + last
  }

  /// The name and the longest explanation that fits on its line; if none does, the shortest one on
  /// several lines.
  private func lines(of row: Row, column: Int, width: Int) -> [String] {
    let name = "  " + row.name
    let start = name.padded(to: column - 2) + "  "
    if let text = row.texts.first(where: { start.columns + $0.columns <= width }) {
      return [text.isEmpty ? name : start + text]
    }
    let isLong = name.columns > column - 2
    let margin = String(repeating: " ", count: column)
    let texts = Prose(row.texts.last ?? "", width: width - column).lines
    return (isLong ? [name] : [])
      + texts.enumerated().map { $0 == 0 && !isLong ? start + $1 : margin + $1 }
  }

  /// Returns the names of some rows as wrapped lines.
  private func names(of range: Range<Int>, width: Int) -> [String] {
    let names = rows[range].map(\.shortName).joined(separator: ", ")
    return Prose("More: \(names)", width: width - 2).lines.map { "  " + $0 }
  }

  /// Returns the table with all explanations and details.
  func longLines(column: Int, width: Int) -> [String] {
    let column = width - column < Self.minimumTextWidth ? Self.narrowColumn : column
    return rows.flatMap { row in
      var start = "  " + row.name
      var lines: [String] = []
      if start.columns > column - 2 {
        lines.append(start)
        start = ""
      }
      for line in fullText(of: row, width: width - column) {
        lines.append(line.isEmpty ? start : start.padded(to: column) + line)
        start = ""
      }
      return lines
    }
  }

  private func fullText(of row: Row, width: Int) -> [String] {
    let detail = row.detail.isEmpty ? [] : Prose(row.detail, width: width).lines
    return Prose(row.texts.first ?? "", width: width).lines + detail
  }

  /// Returns the column in which explanations start; it is the same for all tables of a page.
  static func column(for tables: [HelpTable]) -> Int {
    var widest = 0
    for row in tables.flatMap(\.rows) where row.name.columns <= maximumNameWidth {
      widest = max(widest, row.name.columns)
    }
    return widest + 4
  }
}
