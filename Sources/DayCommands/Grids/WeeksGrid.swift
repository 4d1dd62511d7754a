import DayKit
import Terminal

/// Months with one column for each week and one row for each weekday, as on profile pages.
struct WeeksGrid {
  private let blocks: [ClosedRange<YearMonth>]
  private let grid: MonthGrid
  private let usesUTF8: Bool

  /// The width of a day in columns, 1 or 2.
  private let cellWidth: Int

  /// Divides the months into as few blocks as fit into a width, with days of two columns if they fit
  /// without further blocks.
  init(_ months: ClosedRange<YearMonth>, _ grid: MonthGrid, width: Int, usesUTF8: Bool) {
    self.grid = grid
    self.usesUTF8 = usesUTF8
    // Without colour, a mark needs a column of its own.
    let smallest = grid.look.hasMarksWithoutColor ? 2 : 1
    let years = months.years
    let room = width - grid.heading.width - 1
    let size =
      [12, 6, 4, 3, 2].first { size in
        Self.fits(years.flatMap { $0.chunks(of: size) }, grid, in: room / smallest)
      } ?? 1
    blocks = years.flatMap { $0.chunks(of: size) }
    cellWidth = Self.fits(blocks, grid, in: room / 2) ? 2 : smallest
  }

  private static func fits(
    _ blocks: [ClosedRange<YearMonth>], _ grid: MonthGrid, in columns: Int
  ) -> Bool {
    blocks.allSatisfy { DayPen($0, grid.layout, grid.look).weekCount <= columns }
  }
}

extension WeeksGrid {
  private static let blockHeight = 9

  /// The number of rows: a title, the names of months and seven rows for each block.
  var height: Int { blocks.count * (Self.blockHeight + 1) - 1 }

  var width: Int {
    let weeks = blocks.reduce(0) { max($0, DayPen($1, grid.layout, grid.look).weekCount) }
    return firstColumn + weeks * cellWidth
  }

  private var firstColumn: Int { grid.heading.width + 1 }

  /// Puts the blocks on a canvas.
  func draw(on canvas: inout Canvas) {
    for (index, months) in blocks.enumerated() {
      draw(months, on: &canvas, row: index * (Self.blockHeight + 1))
    }
  }

  private func draw(_ months: ClosedRange<YearMonth>, on canvas: inout Canvas, row: Int) {
    let pen = DayPen(months, grid.layout, grid.look)
    let title = months.shortTitle(in: grid.symbols, usesUTF8: usesUTF8)
    let indent = max(0, (pen.weekCount * cellWidth - title.columns) / 2)
    canvas.put(title, row: row, column: firstColumn + indent, style: .plain)
    for (month, name) in zip(months, months.names(in: grid.symbols, upTo: 4 * cellWidth - 1)) {
      let week = (pen.lead + month.firstDay.daysSince1970 - pen.start) / 7
      canvas.put(name, row: row + 1, column: firstColumn + week * cellWidth, style: .plain)
    }
    grid.heading.forEachName { name, position in
      canvas.put(name, row: row + 2 + position, column: 0, style: .plain)
    }
    for offset in 0..<pen.dayCount {
      guard let day = pen.day(at: offset) else { continue }
      let (week, position) = (pen.lead + offset).quotientAndRemainder(dividingBy: 7)
      canvas.put(
        text(day), row: row + 2 + position, column: firstColumn + week * cellWidth,
        style: grid.look.cellStyle(of: day))
    }
  }

  /// The sign of a day, and its mark if there is room for both or the sign is a colour.
  private func text(_ day: Day) -> String {
    let mark = grid.look.mark(of: day, usesUTF8: usesUTF8)
    if grid.look.usesColor { return mark + (cellWidth == 2 ? " " : "") }
    let sign = grid.look.marks?.heat?.sign(of: day) ?? " "
    let shown = sign == " " ? (usesUTF8 ? "·" : "-") : sign
    guard cellWidth == 2 else { return shown }
    return shown + (mark == " " ? sign : mark)
  }
}

extension DayLook {
  /// Whether days have marks beside their signs.
  fileprivate var hasMarksWithoutColor: Bool {
    guard let marks, !usesColor else { return false }
    return !marks.highlights.isEmpty || marks.hasHolidays
  }

  /// The style of a day without its number.
  fileprivate func cellStyle(of day: Day) -> TextStyle {
    guard usesColor else {
      return TextStyle(isReversed: styling == .attributes && day == today)
    }
    return marks?.heat?.cellStyle(of: day) ?? .plain
  }

  /// A character for what a day is besides its count, or a space.
  fileprivate func mark(of day: Day, usesUTF8: Bool) -> String {
    if day == today { return usesUTF8 ? "●" : "@" }
    guard let marks else { return " " }
    if marks.isHighlighted(day) { return "+" }
    return marks.holidays.isHoliday(day) ? (usesUTF8 ? "×" : "x") : " "
  }
}
