/// Two aligned columns: names on the left, explanations on the right.
struct HelpTable {
  let rows: [Row]

  struct Row {
    let name: String
    /// The explanations, the longest one first; the short table uses the first one that fits.
    let texts: [String]
    /// Further details, shown below the explanation.
    var detail = ""
  }

  /// The maximum width of a name whose explanation is on the same line in the long table.
  private static let maximumNameWidth = 26

  /// Returns the table with one line for each row.
  func shortLines(column: Int) -> [String] {
    rows.map { row in
      let start = ("  " + row.name).padded(to: column - 2) + "  "
      let text = shortText(of: row, width: HelpPage.width - start.columns)
      return text.isEmpty ? "  " + row.name : start + text
    }
  }

  /// Returns the table with all explanations and details.
  func longLines(column: Int) -> [String] {
    rows.flatMap { row in
      var start = "  " + row.name
      var lines: [String] = []
      if start.columns > column - 2 {
        lines.append(start)
        start = ""
      }
      for line in fullText(of: row, width: HelpPage.width - column) {
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
