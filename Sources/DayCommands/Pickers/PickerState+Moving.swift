import DayKit
import Terminal

extension PickerState {
  mutating func move(by key: Key) {
    switch (key.code, picker.kind.isList) {
    case (.left, false): picker.move(by: .days(-1))
    case (.right, false): picker.move(by: .days(1))
    case (.up, false): picker.move(by: .weeks(-1))
    case (.down, false): picker.move(by: .weeks(1))
    case (.up, true): picker.step(by: -1)
    case (.down, true): picker.step(by: 1)
    case (.left, true): page(by: -1)
    case (.right, true): page(by: 1)
    case (.pageUp, let isList): page(by: key.hasShift ? isList ? -10 : -12 : -1)
    case (.pageDown, let isList): page(by: key.hasShift ? isList ? 10 : 12 : 1)
    case (.home, false) where key.hasShift: picker.move(to: picker.month.firstDay)
    case (.end, false) where key.hasShift: picker.move(to: picker.month.lastDay)
    case (.home, false): picker.moveInWeek(to: .start)
    case (.end, false): picker.moveInWeek(to: .end)
    case (.home, true): moveInList(to: .start)
    case (.end, true): moveInList(to: .end)
    default: break
    }
  }

  /// Moves the focus to the first or the last month of its year, or to the first or last year.
  private mutating func moveInList(to end: DayRangeSelection.End) {
    if picker.kind == .year {
      picker.step(
        by: (end == .start ? picker.years.lowerBound : picker.years.upperBound)
          - picker.focus.year)
    } else if let month = end == .start ? picker.months.first : picker.months.last {
      picker.move(to: month)
    }
  }

  /// Moves the focus by pages, and the months that are shown with it.
  mutating func page(by count: Int) {
    let month = picker.month
    picker.page(by: count)
    guard !picker.kind.isList else { return }
    // A month that does not exist is beyond the limits too, and is corrected with them.
    firstMonth = (try? firstMonth.adding(months: picker.month - month)) ?? picker.month
  }
}

// The months that are shown.

extension PickerState {
  /// Whether several months are shown if there is room: a single date needs only one.
  var showsSeveralMonths: Bool { picker.kinds != [.day] || chosenDays != nil }

  /// Returns the months to show: the focus is in one of them, and all have days inside the limits.
  func months(upTo count: Int) -> ClosedRange<YearMonth> {
    let (least, most) = (
      picker.limits.days.lowerBound.yearMonth, picker.limits.days.upperBound.yearMonth
    )
    let focused = picker.month
    let others = min(count - 1, most - least)
    // No distance leads out of the limits.
    var before = focused - firstMonth
    before = min(max(before, 0, others - (most - focused)), others, focused - least)
    let first = focused - before
    return first...(first + others)
  }

  /// Keeps the months that are shown while the focus is in one of them.
  mutating func follow(_ count: Int) {
    guard count > 0 else { return firstMonth = picker.month }
    firstMonth = months(upTo: count).lowerBound
  }
}
