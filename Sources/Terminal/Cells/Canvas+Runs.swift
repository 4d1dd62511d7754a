extension Canvas {
  /// Cells of one row next to each other that have the same style.
  package struct Run: Sendable {
    /// Where the cells are.
    package var columns: Range<Int>
    package let style: TextStyle

    /// The characters of the cells.
    package var text: String
  }

  /// Whether nothing is in a cell.
  package func isEmpty(row: Int, column: Int) -> Bool {
    row >= 0 && row < rows && column >= 0 && column < columns
      && cells[row * columns + column].isBlank
  }

  /// The number of rows without empty ones at the bottom.
  package var usedRows: Int { (0..<rows).last { end(ofRow: $0) > 0 }.map { $0 + 1 } ?? 0 }

  /// The number of columns without empty ones on the right.
  package var usedColumns: Int { (0..<rows).reduce(0) { max($0, end(ofRow: $1)) } }

  /// Returns the runs of a row, without what is blank at its end.
  package func runs(ofRow row: Int) -> [Run] {
    var runs: [Run] = []
    for column in 0..<end(ofRow: row) {
      let cell = cells[row * columns + column]
      let text = cell.isASCII ? String(Unicode.Scalar(cell.ascii)) : text(of: cell)
      if runs.last?.style != cell.style {
        runs.append(Run(columns: column..<column, style: cell.style, text: ""))
      }
      runs[runs.count - 1].columns = runs[runs.count - 1].columns.lowerBound..<column + 1
      if cell.width > 0 { runs[runs.count - 1].text += text }
    }
    return runs
  }

  private func text(of cell: Cell) -> String { String(decoding: bytes[cell.range], as: UTF8.self) }
}
