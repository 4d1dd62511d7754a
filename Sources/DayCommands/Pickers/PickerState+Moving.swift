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
    case (.left, true): picker.page(by: -1)
    case (.right, true): picker.page(by: 1)
    case (.pageUp, let isList): picker.page(by: key.hasShift ? isList ? -10 : -12 : -1)
    case (.pageDown, let isList): picker.page(by: key.hasShift ? isList ? 10 : 12 : 1)
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
}
