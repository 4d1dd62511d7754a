import DayKit
import Terminal

/// A month as a table of weeks: one column for each week, beside the names of the weekdays.
struct VerticalMonthGrid {
  /// The grid with one row for each week, which has the same parts.
  let grid: MonthGrid

  /// The distance between the first columns of two weeks.
  ///
  /// Each day has its own brackets, because the days beside it are a week away.
  private var step: Int {
    grid.layout.numberWidth + grid.look.scaleWidth + (grid.look.hasBrackets ? 2 : 1)
  }

  /// The width of six weeks, which a month may have, so that months below each other are straight.
  var width: Int { grid.heading.width + 6 * step }

  /// The number of rows, with the title and the numbers of the weeks.
  var height: Int { grid.layout.weekNumbers == .none ? 8 : 9 }

  /// Puts the grid on a canvas.
  func draw(_ month: YearMonth, on canvas: inout Canvas, row: Int, column: Int) {
    canvas.putTitle(of: month, in: grid.symbols, row: row, column: column, width: width)
    grid.heading.forEachName { name, position in
      canvas.put(name, row: row + 1 + position, column: column, style: .plain)
    }
    if grid.layout.weekNumbers != .none {
      canvas.put(
        WeekNumbers.heading, row: row + 8, column: column, style: grid.look.weekNumberStyle)
    }
    let pen = DayPen(month, grid.layout, grid.look)
    for week in 0..<pen.weekCount {
      let end = column + grid.heading.width + (week + 1) * step - (grid.look.hasBrackets ? 1 : 0)
      for position in 0..<7 {
        let offset = week * 7 + position - pen.lead
        guard let day = pen.day(at: offset) else { continue }
        let row = row + 1 + position
        pen.put(dayAt: offset, on: &canvas, row: row, column: end - pen.width)
        guard grid.look.hasBrackets else { continue }
        canvas.put(grid.look.bracket(between: nil, and: day), row: row, column: end - pen.width - 1)
        canvas.put(grid.look.bracket(between: day, and: nil), row: row, column: end)
      }
      guard grid.layout.weekNumbers != .none else { continue }
      pen.put(
        weekNumberAt: week * 7 - pen.lead, on: &canvas, row: row + 8,
        column: end - grid.look.scaleWidth - 2)
    }
  }
}
