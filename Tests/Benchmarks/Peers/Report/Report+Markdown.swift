extension Report {
  /// The report as Markdown with aligned columns, so that the source is readable.
  var markdown: String {
    let lines = [Row.titles] + cells
    let widths = Row.titles.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    var table = lines.map { Self.line($0, widths) }
    let rule = widths.enumerated().map { column, width in
      String(repeating: "-", count: width + 1) + (column < 2 ? "-" : ":")
    }
    table.insert("|" + rule.joined(separator: "|") + "|", at: 1)
    let missing = leftOut.map { "- left out: \($0)" }
    let heading = "\(machine.description); \(self.lines) lines in a file"
    return ([heading, ""] + table + (missing.isEmpty ? [] : [""] + missing))
      .joined(separator: "\n") + "\n"
  }

  /// The cells of all rows, with a heading before each theme.
  private var cells: [[String]] {
    var cells: [[String]] = []
    var theme = ""
    for row in rows {
      if row.theme != theme {
        theme = row.theme
        cells.append(["**\(theme)**"] + Row.titles.dropFirst().map { _ in "" })
      }
      cells.append(row.cells)
    }
    return cells
  }

  /// Returns a row of the table, with names aligned to the left and figures to the right.
  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = cells.indices.map { column in
      let blanks = String(repeating: " ", count: widths[column] - cells[column].count)
      return column < 2 ? cells[column] + blanks : blanks + cells[column]
    }
    return "| " + padded.joined(separator: " | ") + " |"
  }
}
