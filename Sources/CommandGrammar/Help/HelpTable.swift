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

  /// Returns the table with one line for each row.
  ///
  /// If these are too many lines, it replaces rows before the last one with a list of their names.
  func shortLines(column: Int, width: Int, limit: Int = .max) -> [String] {
    let lines = rows.map { line(of: $0, column: column, width: width) }
    guard lines.count > max(limit, 2), let last = lines.last else { return lines }
    var shown = min(limit, lines.count) - 2
    while shown > 0, shown + 1 + names(from: shown, width: width).count > limit { shown -= 1 }
    return lines[..<max(0, shown)] + names(from: max(0, shown), width: width) + [last]
  }

  private func line(of row: Row, column: Int, width: Int) -> String {
    let start = ("  " + row.name).padded(to: column - 2) + "  "
    let text = shortText(of: row, width: width - start.columns)
    return text.isEmpty ? "  " + row.name : start + text
  }

  /// Returns the names of the rows from a position to the last but one, as wrapped lines.
  private func names(from start: Int, width: Int) -> [String] {
    let names = rows[start...].dropLast().map(\.shortName).joined(separator: ", ")
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

  private func shortText(of row: Row, width: Int) -> String {
    if let text = row.texts.first(where: { $0.columns <= width }) { return text }
    guard let text = row.texts.last, width > 1 else { return "" }
    return (Prose(text, width: width - 1).lines.first ?? "") + "…"
  }
}
