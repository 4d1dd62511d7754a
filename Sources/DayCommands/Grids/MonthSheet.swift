import DayKit
import Terminal

/// One or more months in one picture, with what explains their marks below them.
struct MonthSheet: Sendable {
  var layout: GridLayout
  var look: DayLook
  var symbols: DaySymbols
  var arrangement = Arrangement.rows

  /// The number of months in each row; `nil` for as many as fit.
  var columnCount: Int?

  /// The width of the output in columns.
  var width: Int

  /// Whether the output may have characters other than ASCII that no name requires.
  var usesUTF8: Bool

  /// The holidays, which are listed if they are in the months.
  var holidays: [Holiday] = []

  var palettes = HeatPalettes()

  enum Arrangement: Sendable {
    /// Each month has a row for each week.
    case rows

    /// Each month has a column for each week.
    case columns

    /// All months are one run of weeks.
    case merged

    /// A year has a column for each week and a row for each weekday.
    case weeks
  }
}

extension MonthSheet {
  /// Appends the months in UTF-8, without a newline after the last line.
  func write(_ months: ClosedRange<YearMonth>, to text: inout ContiguousArray<UInt8>) {
    canvas(months).write(to: &text)
  }

  /// Returns the months as cells.
  func canvas(_ months: ClosedRange<YearMonth>) -> Canvas {
    let notes = SheetNotes(
      look.marks?.heat, usesColor: look.usesColor,
      holidays.filter { months.contains($0.day.yearMonth) },
      width: width, usesUTF8: usesUTF8)
    let grid = MonthGrid(layout, look, in: symbols)
    switch arrangement {
    case .merged:
      let merged = MergedGrid(months, grid)
      var canvas = notes.canvas(below: merged.height, merged.width)
      merged.draw(on: &canvas, usesUTF8: usesUTF8)
      notes.draw(on: &canvas, row: merged.height)
      return canvas
    case .weeks:
      let weeks = WeeksGrid(months, grid, width: width, usesUTF8: usesUTF8)
      var canvas = notes.canvas(below: weeks.height, weeks.width)
      weeks.draw(on: &canvas)
      notes.draw(on: &canvas, row: weeks.height)
      return canvas
    case .rows:
      let gap = layout.weekNumbers == .none ? 2 : 4
      let blocks = MonthBlocks(
        months, widths(months, grid.width), columnCount, gap: gap, in: width
      ) {
        grid.height(of: $0)
      }
      return canvas(blocks, notes) { grid.draw($0, on: &$1, row: $2, column: $3) }
    case .columns:
      let grid = VerticalMonthGrid(grid: grid)
      let blocks = MonthBlocks(months, widths(months, grid.width), columnCount, gap: 2, in: width) {
        _ in
        grid.height
      }
      return canvas(blocks, notes) { grid.draw($0, on: &$1, row: $2, column: $3) }
    }
  }

  private func canvas(
    _ blocks: MonthBlocks, _ notes: SheetNotes,
    draw: (YearMonth, inout Canvas, _ row: Int, _ column: Int) -> Void
  ) -> Canvas {
    var canvas = notes.canvas(below: blocks.height, blocks.width)
    blocks.forEach { draw($0, &canvas, $1, $2) }
    notes.draw(on: &canvas, row: blocks.height)
    return canvas
  }

  /// The width that has room for every grid and every title.
  private func widths(_ months: ClosedRange<YearMonth>, _ width: Int) -> Int {
    months.reduce(width) { max($0, $1.title(in: symbols).columns) }
  }
}

/// The places of months in rows of equal columns.
private struct MonthBlocks {
  private let months: ClosedRange<YearMonth>
  private let blockWidth: Int
  private let columnCount: Int

  /// The first line of each row of months, and the line after the last row.
  private let starts: [Int]

  /// The columns between two months: more if the second begins with the numbers of its weeks.
  private let gap: Int

  /// - Parameter columnCount: The number of months in each row. Without it, the number of
  ///   rows is the smallest for the width, and the rows have about the same number of months.
  init(
    _ months: ClosedRange<YearMonth>, _ blockWidth: Int, _ columnCount: Int?, gap: Int,
    in width: Int,
    height: (YearMonth) -> Int
  ) {
    self.months = months
    self.blockWidth = blockWidth
    self.gap = gap
    let fitting = max(1, (width + gap) / (blockWidth + gap))
    let rowCount = (months.count + fitting - 1) / fitting
    let columnCount = columnCount ?? (months.count + rowCount - 1) / rowCount
    self.columnCount = min(columnCount, months.count)
    var starts = [0]
    for first in stride(from: 0, to: months.count, by: self.columnCount) {
      let row = months.dropFirst(first).prefix(self.columnCount)
      starts.append((starts.last ?? 0) + row.reduce(0) { max($0, height($1)) } + 1)
    }
    self.starts = starts
  }

  var width: Int { columnCount * (blockWidth + gap) - gap }

  /// The number of lines, without the empty one after the last row.
  var height: Int { (starts.last ?? 1) - 1 }

  /// Calls the body with each month and the line and column of its upper left corner.
  func forEach(_ body: (YearMonth, _ line: Int, _ column: Int) -> Void) {
    for (index, month) in months.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columnCount)
      body(month, starts[row], column * (blockWidth + gap))
    }
  }
}
