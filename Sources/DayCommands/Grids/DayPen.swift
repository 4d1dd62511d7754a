import DayKit
import Terminal

/// Puts the days of one or more months on a surface, for every layout.
struct DayPen {
  let layout: GridLayout
  let look: DayLook

  /// The number of days from 1970 to the first day of the months.
  let start: Int

  /// The number of days in the months.
  let dayCount: Int

  /// The number of days in the first month.
  private let firstCount: Int

  /// Whether a day of the first month needs more than its number.
  private let needsDays: Bool

  init(_ month: YearMonth, _ layout: GridLayout, _ look: DayLook) {
    self.init(month...month, layout, look)
  }

  /// Creates a pen for months as one run of days.
  init(_ months: ClosedRange<YearMonth>, _ layout: GridLayout, _ look: DayLook) {
    let month = months.lowerBound
    self.layout = layout
    self.look = look
    start = month.firstDay.daysSince1970
    firstCount = month.dayCount
    let isOne = months.upperBound == month
    dayCount = isOne ? firstCount : months.upperBound.lastDay.daysSince1970 - start + 1
    lead = month.firstDay.weekday.days(since: layout.firstWeekday)
    width = layout.numberWidth + look.scaleWidth
    needsDays = look.styling != .none || layout.showsDayOfYear || look.scaleWidth > 0
  }

  /// The width of a number with its place on the scale, in columns.
  let width: Int

  /// The number of days from the start of the first week to the first day.
  let lead: Int

  var weekCount: Int { (lead + dayCount + 6) / 7 }

  /// The day at an offset from the first day of the months, unless it is not shown.
  func day(at offset: Int) -> Day? {
    layout.fillsWeeks || (0..<dayCount).contains(offset) ? Day(exactly: start + offset) : nil
  }

  /// Puts a day of the months or of a neighbouring month; nothing where there is none.
  ///
  /// - Parameters:
  ///   - offset: The number of days after the first day of the months.
  ///   - column: The first column of the number.
  func put<Surface: CellSurface>(
    dayAt offset: Int, on surface: inout Surface, row: Int, column: Int
  ) {
    guard offset < 0 || offset >= firstCount || needsDays else {
      return surface.put(offset + 1, width: 2, row: row, column: column, style: .plain)
    }
    guard let day = day(at: offset) else { return }
    let isNeighbour = offset < 0 || offset >= dayCount
    let style = look.style(of: day, isNeighbour: isNeighbour)
    let number = layout.showsDayOfYear ? day.dayOfYear : day.dayOfMonth
    surface.put(number, width: layout.numberWidth, row: row, column: column, style: style)
    guard look.scaleWidth > 0, !isNeighbour, let heat = look.marks?.heat else { return }
    surface.put(heat.sign(of: day), row: row, column: column + layout.numberWidth, style: style)
  }

  /// Puts the number of the week that contains an offset.
  func put<Surface: CellSurface>(
    weekNumberAt offset: Int, on surface: inout Surface, row: Int, column: Int
  ) {
    let number = layout.weekNumbers.number(ofRowAt: start + offset, startingOn: layout.firstWeekday)
    surface.put(number, width: 2, row: row, column: column, style: look.weekNumberStyle)
  }
}
