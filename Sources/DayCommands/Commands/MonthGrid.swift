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
  /// The grid as text, without the end of its last line.
  func text(_ symbols: DaySymbols) -> String {
    var text = ""
    let heading = GridHeading(startingOn: firstWeekday, symbols)
    write(titleOver: heading, to: &text, symbols)
    heading.write(to: &text)
    for week in weeks.values {
      text += "\n"
      write(week, below: heading, to: &text)
    }
    return text
  }

  private func write(
    titleOver heading: GridHeading, to text: inout String, _ symbols: DaySymbols
  ) {
    let title = month.title(in: symbols)
    text.append(spaces: (heading.width - title.columns) / 2)
    text += title
    text += "\n"
  }

  private func write(
    _ week: CalendarWeek, below heading: GridHeading, to text: inout String
  ) {
    var column = 0
    for cell in week where month.days.contains(cell.day) {
      // Numbers stand at the right of their columns.
      let end = (cell.day.weekday.days(since: firstWeekday) + 1) * (heading.cellWidth + 1) - 1
      text.append(spaces: end - 2 - column)
      write(cell, to: &text)
      column = end
    }
  }

  private func write(_ cell: CalendarDay, to text: inout String) {
    let isMarked = cell.day == marked
    if isMarked { text += "\u{1B}[7m" }
    let number = cell.dayComponents.dayOfMonth
    if number < 10 { text += " " }
    text += String(number)
    if isMarked { text += "\u{1B}[27m" }
  }
}

/// The weekdays above a month.
private struct GridHeading {
  private let names: [String]

  /// The columns of a cell, without the space after it.
  let cellWidth: Int

  /// Takes the short names of a language, or the narrow ones where the short ones are long.
  init(startingOn first: Weekday, _ symbols: DaySymbols) {
    let weekdays = Weekday.ordered(startingOn: first)
    let short = weekdays.map { symbols.heading(of: $0, width: .short) }
    let isShort = short.allSatisfy { $0.columns <= 3 }
    names = isShort ? short : weekdays.map { symbols.heading(of: $0, width: .narrow) }
    cellWidth = names.reduce(2) { max($0, $1.columns) }
  }

  /// The columns of the grid.
  var width: Int { names.count * (cellWidth + 1) - 1 }

  func write(to text: inout String) {
    for (column, name) in names.enumerated() {
      if column > 0 { text += " " }
      text.append(spaces: cellWidth - name.columns)
      text += name
    }
  }
}

extension DaySymbols {
  /// The name of a weekday without the full stop of an abbreviation, which needs none in a table.
  fileprivate func heading(of weekday: Weekday, width: Width) -> String {
    let name = name(of: weekday, width: width)
    return name.last == "." ? String(name.dropLast()) : name
  }
}

extension String {
  fileprivate mutating func append(spaces count: Int) {
    self += String(repeating: " ", count: max(count, 0))
  }
}
