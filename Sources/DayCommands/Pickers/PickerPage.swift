import DayKit
import Terminal

/// The days of one month or of several side by side, with the focus and the band.
struct PickerPage {
  private let state: PickerState
  private let look: PickerLook
  private let heading: GridHeading
  private let band: ClosedRange<Day>?

  /// The months from left to right.
  private let months: ClosedRange<YearMonth>

  /// The greatest number of months side by side.
  private static let limit = 3

  /// The number of columns between two months; numbers of weeks have a space of their own.
  private let gap: Int

  init(_ state: PickerState, _ look: PickerLook, columns: Int) {
    self.state = state
    self.look = look
    heading = GridHeading(startingOn: state.picker.firstWeekday, look.symbols)
    band = state.picker.previewedDays
    let width = look.weekNumberWidth + 7 * (heading.width + 1) + 1
    gap = look.hasWeekNumbers ? 1 : 2
    let room = (columns + gap) / (width + gap)
    months = state.months(upTo: state.showsSeveralMonths ? max(1, min(room, Self.limit)) : 1)
  }

  /// The number of months side by side.
  var monthCount: Int { months.count }

  /// The greatest number of weeks of a month.
  var weekCount: Int { months.reduce(0) { max($0, weeks(of: $1).count) } }

  /// The width of a day with the character before it.
  private var step: Int { heading.width + 1 }

  /// The width of the days of a month, with the characters beside them.
  private var width: Int { 7 * step + 1 }

  func draw(on picture: inout PickerPicture, row: Int) {
    var column = 0
    for month in months {
      drawWeekNumbers(of: month, on: &picture, row: row + 1, column: column)
      column += look.weekNumberWidth
      drawTitle(of: month, on: &picture, row: row, column: column)
      heading.forEachName { name, position in
        picture.put(name, row: row + 1, column: column + (position + 1) * step - name.columns)
      }
      for (offset, week) in weeks(of: month).enumerated() {
        draw(week, of: month, on: &picture, row: row + 2 + offset, column: column)
      }
      column += width + gap
    }
  }

  private func weeks(of month: YearMonth) -> [CalendarWeek] {
    Array(month.firstDay.calendarMonth(startingOn: state.picker.firstWeekday).weeks)
  }

  private func drawWeekNumbers(
    of month: YearMonth, on picture: inout PickerPicture, row: Int, column: Int
  ) {
    guard look.hasWeekNumbers else { return }
    let style = TextStyle(isDim: look.usesColor)
    picture.put(WeekNumbers.heading, row: row, column: column + 1, style: style)
    let first = state.picker.firstWeekday
    for (offset, week) in weeks(of: month).enumerated() {
      // The first week of the calendar is not complete.
      let start = week.lastDay.daysSince1970 - week.lastDay.weekday.days(since: first)
      let number = WeekNumbers.iso.number(ofRowAt: start, startingOn: first)
      picture.put(
        number < 10 ? " \(number)" : "\(number)", row: row + 1 + offset, column: column + 1,
        style: style)
    }
  }

  /// Draws the month, with arrows beside the first and the last one.
  private func drawTitle(
    of month: YearMonth, on picture: inout PickerPicture, row: Int, column: Int
  ) {
    let title = month.title(in: look.symbols)
    picture.put(title, row: row, column: column + max(2, 1 + (width - 2 - title.columns) / 2))
    let days = state.picker.limits.days
    if month == months.lowerBound, month > days.lowerBound.yearMonth {
      picture.put("<", row: row, column: column + 1)
      picture.setTarget(.page(-1), row: row, columns: column..<column + 3)
    }
    if month == months.upperBound, month < days.upperBound.yearMonth {
      picture.put(">", row: row, column: column + width - 2)
      picture.setTarget(.page(1), row: row, columns: column + width - 3..<column + width)
    }
  }
}

// Weeks.

extension PickerPage {
  private func draw(
    _ week: CalendarWeek, of month: YearMonth, on picture: inout PickerPicture, row: Int,
    column: Int
  ) {
    let days = week.map { $0.day }
    // The first and the last week of the calendar are not complete.
    let indent = days.first?.weekday.days(since: state.picker.firstWeekday) ?? 0
    let marks = days.map { mark($0, in: month) }
    for (position, day) in days.enumerated() {
      let start = column + (indent + position) * step
      let before = position > 0 ? marks[position - 1] : bandMark(beside: week.firstDay, -1, month)
      putGap(
        between: before, and: marks[position], width: step - 2, on: &picture, row, start)
      guard let mark = marks[position], mark.isShown else { continue }
      let number = day.dayOfMonth
      picture.put(
        number < 10 ? " \(number)" : "\(number)", row: row, column: start + step - 2,
        style: look.style(of: mark), target: .day(day))
    }
    putGap(
      between: marks.last ?? nil, and: bandMark(beside: week.lastDay, 1, month), width: 1,
      on: &picture, row, column + (indent + days.count) * step)
  }

  /// A mark for the day beside a week if the band goes on there; of that day, nothing else is shown.
  private func bandMark(beside day: Day, _ offset: Int, _ month: YearMonth) -> PickerMark? {
    guard let band, band.contains(day), day.yearMonth == month || showsOtherMonths,
      let next = Day(exactly: day.daysSince1970 + offset), band.contains(next)
    else { return nil }
    return PickerMark(isInBand: true)
  }

  /// Whether the weeks are filled with days of other months.
  ///
  /// Without colour, they would look like those of the month, and beside another month they would be
  /// there twice.
  private var showsOtherMonths: Bool { look.usesColor && months.count == 1 }

  /// Fills the columns between two days.
  ///
  /// The character is in the last of them, beside a number.
  private func putGap(
    between left: PickerMark?, and right: PickerMark?, width: Int,
    on picture: inout PickerPicture, _ row: Int, _ column: Int
  ) {
    guard left?.isShown == true || right?.isShown == true else { return }
    let spaces = String(repeating: " ", count: width - 1)
    picture.put(
      spaces + look.character(between: left, and: right), row: row, column: column,
      style: look.style(between: left, and: right))
  }

  /// How a day is to look; of a day of another month, at most the band goes on.
  private func mark(_ day: Day, in month: YearMonth) -> PickerMark? {
    let isInMonth = day.yearMonth == month
    let isInBand = state.chosenDays?.contains(day) ?? band?.contains(day) ?? false
    guard isInMonth || showsOtherMonths else {
      // Only a band that reaches the end of the month goes on there.
      let edge = day < month.firstDay ? month.firstDay : month.lastDay
      let goesOn = isInBand && state.chosenDays == nil && band?.contains(edge) == true
      return goesOn ? PickerMark(isShown: false, isInBand: true) : nil
    }
    let range = state.picker.state.range
    return PickerMark(
      isAllowed: state.picker.allowsTap(on: day), isFocused: day == state.picker.focus,
      isMoving: state.picker.kind == .custom && range.movingEnd != nil
        && day == state.picker.focus,
      isInBand: isInBand, isSingle: state.chosenDays != nil,
      isEdge: state.chosenDays == nil && (day == band?.lowerBound || day == band?.upperBound),
      isToday: day == state.today, isHoliday: look.holidays.contains { $0.day == day },
      isWeekend: look.weekend.contains(day.weekday), isNeighbour: !isInMonth)
  }
}

extension DayPicker {
  /// The days that Enter would select, or the range that is selected.
  var previewedDays: ClosedRange<Day>? {
    if kind == .custom { return band }
    return span(containing: focus).clamped(to: limits.days)?.days
  }
}
