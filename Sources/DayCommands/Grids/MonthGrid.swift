import DayKit
import Terminal

/// A month as a table of weeks: one row for each week, below the names of the weekdays.
struct MonthGrid {
  let heading: GridHeading
  let symbols: DaySymbols
  let layout: GridLayout
  let look: DayLook

  init(_ layout: GridLayout, _ look: DayLook, in symbols: DaySymbols) {
    self.layout = layout
    self.look = look
    self.symbols = symbols
    heading = GridHeading(startingOn: layout.firstWeekday, symbols)
  }
}

extension MonthGrid {
  /// The width of a cell in columns, without the space after it.
  private var cellWidth: Int {
    max(heading.width, layout.numberWidth + look.scaleWidth)
  }

  /// The first column of the first cell: after the number of the week, or after room for a bracket.
  private var firstColumn: Int {
    layout.weekNumbers != .none ? 4 : look.hasBrackets ? 1 : 0
  }

  /// The width of the grid in columns.
  var width: Int { firstColumn + 7 * (cellWidth + 1) - (look.hasBrackets ? 0 : 1) }

  /// The first column of a day, by its position in the week.
  func column(ofDayAt position: Int) -> Int {
    firstColumn + position * (cellWidth + 1) + cellWidth - layout.numberWidth
      - look.scaleWidth
  }

  /// The number of rows, with the title and the heading.
  func height(of month: YearMonth) -> Int { 2 + DayPen(month, layout, look).weekCount }

  /// Puts the grid on a surface, in reading order if there are no brackets between days.
  func draw<Surface: CellSurface>(
    _ month: YearMonth, on surface: inout Surface, row: Int = 0, column: Int = 0
  ) {
    surface.putTitle(
      of: month, in: symbols, row: row, column: column + firstColumn, width: width - firstColumn)
    drawHeading(on: &surface, row: row + 1, column: column)
    let pen = DayPen(month, layout, look)
    for week in 0..<pen.weekCount {
      draw(week, with: pen, on: &surface, row: row + 2 + week, column: column)
    }
  }

  /// Puts the names of the weekdays, aligned to the right like the numbers below.
  func drawHeading<Surface: CellSurface>(on surface: inout Surface, row: Int, column: Int) {
    if layout.weekNumbers != .none {
      surface.put(WeekNumbers.heading, row: row, column: column, style: look.weekNumberStyle)
    }
    heading.forEachName { name, position in
      let end = column + firstColumn + position * (cellWidth + 1) + cellWidth - look.scaleWidth
      surface.put(name, row: row, column: max(column, end - name.columns), style: .plain)
    }
  }

  /// Puts a week of a month.
  func draw<Surface: CellSurface>(
    _ week: Int, with pen: DayPen, on surface: inout Surface, row: Int, column: Int
  ) {
    let offset = week * 7 - pen.lead
    if layout.weekNumbers != .none {
      pen.put(weekNumberAt: offset, on: &surface, row: row, column: column)
    }
    let first = column + firstColumn
    let step = cellWidth + 1
    let indent = cellWidth - pen.width
    for position in 0..<7 {
      pen.put(
        dayAt: offset + position, on: &surface, row: row,
        column: first + position * step + indent)
    }
    guard look.hasBrackets else { return }
    for position in 0...7 {
      putBracket(
        between: position == 0 ? nil : pen.day(at: offset + position - 1),
        and: position == 7 ? nil : pen.day(at: offset + position), on: &surface, row: row,
        column: first + position * step - 1)
    }
  }

  private func putBracket<Surface: CellSurface>(
    between left: Day?, and right: Day?, on surface: inout Surface, row: Int, column: Int
  ) {
    let bracket = look.bracket(between: left, and: right)
    if !bracket.isEmpty { surface.put(bracket, row: row, column: column, style: .plain) }
  }
}

extension CellSurface {
  /// Puts the title of a month in the middle of a width.
  mutating func putTitle(
    of month: YearMonth, in symbols: DaySymbols, row: Int, column: Int, width: Int
  ) {
    var title: ContiguousArray<UInt8> = []
    title.reserveCapacity(32)
    month.appendTitle(in: symbols, to: &title)
    let indent = max(0, (width - title.span.columns) / 2)
    put(title.span, row: row, column: column + indent, style: .plain)
  }

  mutating func put(_ text: String, row: Int, column: Int, style: TextStyle) {
    put(ContiguousArray(text.utf8).span, row: row, column: column, style: style)
  }
}
