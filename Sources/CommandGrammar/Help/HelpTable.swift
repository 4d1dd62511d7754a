/// Two aligned columns: names on the left, explanations on the right.
struct HelpTable {
  let rows: [Row]

  struct Row {
    let name: String
    /// The explanations, the best one first; the short table uses the first that fits in its line.
    let texts: [String]
    /// Further details, below the explanation.
    var detail = ""
  }

  /// The maximum width of a name that has its explanation beside it in the long table.
  private static let mostNameColumns = 26

  /// The table with one line for each row.
  func shortLines(column: Int) -> [String] {
    rows.map { row in
      let start = ("  " + row.name).padded(to: column - 2) + "  "
      let text = shortText(of: row, width: HelpPage.width - start.columns)
      return text.isEmpty ? "  " + row.name : start + text
    }
  }

  /// The table with all explanations and details.
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

  /// The column in which explanations start, the same for all tables of a page.
  static func column(for tables: [HelpTable]) -> Int {
    var widest = 0
    for row in tables.flatMap(\.rows) where row.name.columns <= mostNameColumns {
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
