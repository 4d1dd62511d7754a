#if Formats
extension DayPicker {
  /// Moves the focus to a day, or to the nearest day inside the limits.
  ///
  /// ```swift
  /// var picker = DayPicker(showing: try Day(2025, 8, 29))
  /// picker.move(to: try Day(2026, 1, 1))
  /// picker.month                          // 2026-01
  /// ```
  public mutating func move(to day: Day) {
    state.focus = limits.clamped(day)
  }

  /// Moves the focus by a period, at most to an end of the limits.
  ///
  /// Months are added first. If they or the days after them lead out of the calendar, the focus
  /// stops at the end that they lead to.
  ///
  /// Arrow keys move by a day or a week, and Page Up and Page Down by a month. In a shorter month,
  /// the focus moves to the last day.
  ///
  /// ```swift
  /// var picker = DayPicker(showing: try Day(2025, 8, 31))
  /// picker.move(by: .months(1))
  /// picker.focus                          // 2025-09-30
  /// picker.move(by: .weeks(-1))
  /// picker.focus                          // 2025-09-23
  /// ```
  public mutating func move(by period: Period) {
    do throws(DayError) {
      move(to: try focus.adding(period))
    } catch {
      move(to: leadsBackward(period) ? .min : .max)
    }
  }

  /// Returns whether a period that leads out of the calendar does so at its beginning.
  ///
  /// A sum that no `Int` holds has the sign of its larger unit, which outweighs any number of the
  /// smaller.
  private func leadsBackward(_ period: Period) -> Bool {
    if let months = period.totalMonths, focus.clampedDay(afterMonths: months) != nil {
      return (period.totalDays ?? period.weeks) < 0
    }
    return (period.totalMonths ?? period.years) < 0
  }

  /// Moves the focus by spans of the current segment: days, weeks, months and so on.
  ///
  /// ```swift
  /// var picker = DayPicker([.month], showing: try Day(2025, 8, 31))
  /// picker.step(by: -2)
  /// picker.focus                          // 2025-06-30
  /// ```
  public mutating func step(by count: Int) {
    switch kind.code {
    case .day, .custom: move(by: .days(count))
    case .week, .last7Days: move(by: .weeks(count))
    case .halfMonth: move(byHalfMonths: Self.bounded(count))
    case .month: move(by: .months(count))
    case .quarter, .halfYear: move(by: .months(Self.bounded(count) * kind.monthCount))
    case .year: move(by: .years(count))
    }
  }

  /// Moves the focus to the day at the same position of another half of a month, or to its last day.
  private mutating func move(byHalfMonths count: Int) {
    let half = DaySpan.halfMonth(containing: focus)
    guard let days = half.advanced(by: count)?.days else {
      move(to: count < 0 ? .min : .max)
      return
    }
    move(to: min(days.lowerBound + (focus - half.days.lowerBound), days.upperBound))
  }

  /// Moves the focus to the first or the last day of its week, as the Home and End keys do.
  ///
  /// ```swift
  /// var picker = DayPicker(showing: try Day(2025, 8, 29))
  /// picker.moveInWeek(to: .start)
  /// picker.focus                          // 2025-08-25
  /// ```
  public mutating func moveInWeek(to end: DayRangeSelection.End) {
    let week = CalendarWeek(containing: focus, startingOn: firstWeekday)
    move(to: end == .start ? week.firstDay : week.lastDay)
  }
}

extension DayPicker {
  /// The month of the focus, which is the page of the segments that show days.
  public var month: YearMonth { focus.yearMonth }

  /// Moves the focus by pages: by months where the segment shows days, by years where it shows
  /// months or quarters, by ten years where it shows years.
  ///
  /// ```swift
  /// var picker = DayPicker(showing: try Day(2025, 8, 31))
  /// picker.page(by: 1)
  /// picker.month                          // 2025-09
  /// ```
  public mutating func page(by count: Int) {
    let count = Self.bounded(count)
    switch kind.code {
    case .day, .week, .last7Days, .halfMonth, .custom: move(by: .months(count))
    case .month, .quarter, .halfYear: move(by: .years(count))
    case .year: move(by: .years(count * 10))
    }
  }

  /// Returns whether ``page(by:)`` would show another page, for enabling its button.
  ///
  /// ```swift
  /// let limits = DayLimits(.min...(try Day(2025, 9, 1)))
  /// var picker = DayPicker(showing: try Day(2025, 8, 29), in: limits)
  /// picker.canPage(by: 1)                 // true
  /// picker.page(by: 1)
  /// picker.canPage(by: 1)                 // false
  /// ```
  public func canPage(by count: Int) -> Bool {
    var paged = self
    paged.page(by: count)
    switch kind.code {
    case .day, .week, .last7Days, .halfMonth, .custom: return paged.month != month
    case .month, .quarter, .halfYear, .year: return paged.focus.year != focus.year
    }
  }

  /// A number of pages, of which no more make a difference.
  private static func bounded(_ count: Int) -> Int {
    min(max(count, -1_000_000), 1_000_000)
  }
}
#endif
