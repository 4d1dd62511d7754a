import DayKit
import Terminal

/// A month as a table of weeks: one column for each week, beside the names of the weekdays.
struct VerticalMonthGrid {
  let heading: GridHeading
  let symbols: DaySymbols
  let form: GridForm
  let look: DayLook

  init(_ form: GridForm, _ look: DayLook, in symbols: DaySymbols) {
    self.form = form
    self.look = look
    self.symbols = symbols
    heading = GridHeading(startingOn: form.firstWeekday, symbols)
  }

  /// The distance between the first columns of two weeks.
  ///
  /// Each day has its own marks, because the days beside it are a week away.
  private var step: Int {
    (form.showsDayOfYear ? 3 : 2) + look.scaleWidth + (look.hasBrackets ? 2 : 1)
  }

  /// The width of six weeks, which a month may have, so that months below each other are straight.
  var width: Int { heading.width + 6 * step }

  /// The number of rows, with the title and the numbers of the weeks.
  var height: Int { form.weekNumbers == .none ? 8 : 9 }

  /// Puts the grid on a canvas.
  func draw(_ month: YearMonth, on canvas: inout Canvas, row: Int, column: Int) {
    canvas.putTitle(of: month, in: symbols, row: row, column: column, width: width)
    heading.forEachName { name, position in
      canvas.put(name, row: row + 1 + position, column: column, style: .plain)
    }
    let pen = DayPen(month, form, look)
    for week in 0..<pen.weekCount {
      let end = column + heading.width + (week + 1) * step - (look.hasBrackets ? 1 : 0)
      for position in 0..<7 {
        let offset = week * 7 + position - pen.lead
        guard let day = pen.day(at: offset) else { continue }
        let row = row + 1 + position
        pen.put(dayAt: offset, on: &canvas, row: row, column: end - pen.width)
        guard look.hasBrackets else { continue }
        canvas.put(look.mark(between: nil, and: day), row: row, column: end - pen.width - 1)
        canvas.put(look.mark(between: day, and: nil), row: row, column: end)
      }
      guard form.weekNumbers != .none else { continue }
      pen.put(
        weekNumberAt: week * 7 - pen.lead, on: &canvas, row: row + 8,
        column: end - look.scaleWidth - 2)
    }
  }
}
