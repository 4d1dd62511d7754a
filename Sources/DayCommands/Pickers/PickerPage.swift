import DayKit
import Terminal

/// The days of a month, with the focus and the band.
struct PickerPage {
  private let picker: DayPicker
  private let today: Day
  private let look: PickerLook
  private let heading: GridHeading
  private let band: ClosedRange<Day>?

  init(_ state: PickerState, _ look: PickerLook) {
    picker = state.picker
    today = state.today
    self.look = look
    heading = GridHeading(startingOn: picker.firstWeekday, look.symbols)
    band = picker.previewedDays
  }

  /// The width of a day with the character before it.
  private var step: Int { heading.width + 1 }

  func draw(on picture: inout PickerPicture, row: Int) {
    drawTitle(on: &picture, row: row)
    heading.forEachName { name, position in
      let column = (position + 1) * step - name.columns
      picture.put(name, row: row + 1, column: column)
    }
    for (offset, week) in picker.weeks.enumerated() {
      draw(week, on: &picture, row: row + 2 + offset)
    }
  }

  private func drawTitle(on picture: inout PickerPicture, row: Int) {
    let width = 7 * step
    let title = picker.month.title(in: look.symbols)
    picture.put(title, row: row, column: max(2, 1 + (width - 1 - title.columns) / 2))
    if picker.canPage(by: -1) { picture.put("<", row: row, column: 1, target: .page(-1)) }
    if picker.canPage(by: 1) { picture.put(">", row: row, column: width - 1, target: .page(1)) }
  }

  private func draw(_ week: CalendarWeek, on picture: inout PickerPicture, row: Int) {
    let days = week.map { $0.day }
    // The first and the last week of the calendar are not complete.
    let indent = days.first?.weekday.days(since: picker.firstWeekday) ?? 0
    let marks = days.map { mark($0) }
    for (position, day) in days.enumerated() {
      let column = (indent + position) * step
      let before = position > 0 ? marks[position - 1] : bandMark(besideWeek: week.firstDay, -1)
      putGap(between: before, and: marks[position], width: step - 2, on: &picture, row, column)
      guard let mark = marks[position] else { continue }
      let number = Self.number(day, isShown: look.usesColor || mark.isAllowed)
      picture.put(
        number, row: row, column: column + step - 2, style: look.style(of: mark),
        target: .day(day))
    }
    putGap(
      between: marks.last ?? nil, and: bandMark(besideWeek: week.lastDay, 1), width: 1,
      on: &picture, row, (indent + days.count) * step)
  }

  /// A mark for the day beside a week if the band goes on there; of that day, nothing else is shown.
  private func bandMark(besideWeek day: Day, _ offset: Int) -> PickerMark? {
    guard let band, band.contains(day), let next = Day(exactly: day.daysSince1970 + offset),
      band.contains(next), mark(next) != nil
    else { return nil }
    return PickerMark(isInBand: true)
  }

  /// The number of a day in two columns; without colour, hyphens for a day that is not allowed.
  private static func number(_ day: Day, isShown: Bool) -> String {
    let number = day.dayOfMonth
    return isShown ? number < 10 ? " \(number)" : "\(number)" : "--"
  }

  /// Fills the columns between two days.
  ///
  /// The character is in the last of them, beside a number.
  private func putGap(
    between left: PickerMark?, and right: PickerMark?, width: Int,
    on picture: inout PickerPicture, _ row: Int, _ column: Int
  ) {
    let spaces = String(repeating: " ", count: width - 1)
    picture.put(
      spaces + look.character(between: left, and: right), row: row, column: column,
      style: look.style(between: left, and: right))
  }

  /// How a day is to look; `nil` where nothing is to be seen.
  private func mark(_ day: Day) -> PickerMark? {
    let cell = picker.cell(day)
    // Without colour, days of the neighbouring months would look like those of the month.
    guard cell.isInMonth || look.usesColor else { return nil }
    return PickerMark(
      isAllowed: cell.isAllowed, isFocused: cell.isFocused, isInBand: band?.contains(day) ?? false,
      isEdge: day == band?.lowerBound || day == band?.upperBound, isToday: day == today,
      isHoliday: look.holidays.contains { $0.day == day },
      isQuiet: !cell.isInMonth || look.weekend.contains(day.weekday))
  }
}

extension DayPicker {
  /// The days that Enter would select, or the range that is selected.
  var previewedDays: ClosedRange<Day>? {
    if kind == .custom { return band }
    return span(containing: focus).clamped(to: limits.days)?.days
  }
}
