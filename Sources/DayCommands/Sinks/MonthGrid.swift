import DayKit
import Terminal

/// A month as a table of weeks.
struct MonthGrid: Equatable, Sendable {
  var month: YearMonth

  /// The weekday that weeks start on.
  var firstWeekday: Weekday

  /// The day to mark, if it lies in the month.
  var marked: Day?

  /// The weeks that hold days of the month.
  var weeks: CalendarDays {
    CalendarDays(covering: month.days, startingOn: firstWeekday)
  }
}

extension MonthGrid {
  private static let width = 20

  /// Writes the grid as text, without the end of its last line.
  func write(to output: inout BufferedOutput, _ symbols: DaySymbols) {
    writeTitle(to: &output, symbols)
    writeWeekdays(to: &output, symbols)
    for week in weeks.values {
      output.append(UInt8(ascii: "\n"))
      write(week, to: &output)
    }
  }

  private func writeTitle(to output: inout BufferedOutput, _ symbols: DaySymbols) {
    let title = "\(symbols.name(ofMonth: month.month)) \(month.year)"
    output.append(spaces: (Self.width - title.utf8.count) / 2)
    output.append(title)
    output.append(UInt8(ascii: "\n"))
  }

  private func writeWeekdays(to output: inout BufferedOutput, _ symbols: DaySymbols) {
    for (column, weekday) in Weekday.ordered(startingOn: firstWeekday).enumerated() {
      if column > 0 { output.append(UInt8(ascii: " ")) }
      output.append(symbols.name(of: weekday, width: .short))
    }
  }

  private func write(_ week: CalendarWeek, to output: inout BufferedOutput) {
    var column = 0
    for cell in week where month.days.contains(cell.day) {
      let aim = cell.day.weekday.days(since: firstWeekday) * 3
      output.append(spaces: aim - column)
      write(cell, to: &output)
      column = aim + 2
    }
  }

  private func write(_ cell: CalendarDay, to output: inout BufferedOutput) {
    let isMarked = cell.day == marked
    if isMarked { output.append("\u{1B}[7m") }
    let number = cell.dayComponents.dayOfMonth
    if number < 10 { output.append(UInt8(ascii: " ")) }
    output.append(String(number))
    if isMarked { output.append("\u{1B}[27m") }
  }
}

extension BufferedOutput {
  fileprivate mutating func append(spaces count: Int) {
    for _ in 0..<max(count, 0) { append(UInt8(ascii: " ")) }
  }
}
