import DayKit
import Terminal

/// Several months as one run of weeks, each week once, as `CalendarDays` joins them.
struct MergedGrid {
  let months: ClosedRange<YearMonth>
  let grid: MonthGrid

  /// The short names of the months, beside the weeks of their first days.
  private let labels: [String]

  private let labelWidth: Int

  init(_ months: ClosedRange<YearMonth>, _ grid: MonthGrid) {
    self.months = months
    self.grid = grid
    labels = months.map { grid.symbols.name(ofMonth: $0.month, width: .abbreviated) }
    labelWidth =
      labels.reduce(0) { max($0, $1.columns) } + (grid.layout.weekNumbers == .none ? 1 : 2)
  }

  var width: Int { labelWidth + grid.width }

  /// The number of rows, with the title and the heading.
  var height: Int { 2 + DayPen(months, grid.layout, grid.look).weekCount }

  /// Puts the weeks on a canvas.
  func draw(on canvas: inout Canvas, usesUTF8: Bool) {
    let title = months.title(in: grid.symbols, usesUTF8: usesUTF8)
    canvas.put(title, row: 0, column: max(0, labelWidth + (grid.width - title.columns) / 2))
    grid.drawHeading(on: &canvas, row: 1, column: labelWidth)
    let pen = DayPen(months, grid.layout, grid.look)
    for week in 0..<pen.weekCount {
      grid.draw(week, with: pen, on: &canvas, row: 2 + week, column: labelWidth)
    }
    for (month, label) in zip(months, labels) {
      let offset = month.firstDay.daysSince1970 - pen.start
      let row = 2 + (pen.lead + offset) / 7
      canvas.put(label, row: row, column: 0)
      guard offset > 0, (pen.lead + offset) % 7 > 0 else { continue }
      let column = labelWidth + grid.column(ofDayAt: (pen.lead + offset) % 7) - 1
      if canvas.isEmpty(row: row, column: column) {
        canvas.put(usesUTF8 ? "│" : "|", row: row, column: column)
      }
    }
  }
}
