#if Formats
extension DayPicker {
  /// The weeks of the page.
  ///
  /// ```swift
  /// let picker = DayPicker(showing: try Day(2025, 8, 29))
  /// for week in picker.weeks {
  ///   print(picker.cells(of: week).map { $0.isInMonth ? "\($0.day.dayOfMonth)" : "" })
  /// }
  /// ```
  public var weeks: CalendarDays.Weeks { focus.calendarMonth(startingOn: firstWeekday).weeks }

  /// The months of the year of the focus that have days inside the limits, for a list of months.
  ///
  /// ```swift
  /// let limits = DayLimits(try Day(2025, 11, 1)...Day(2026, 3, 31))
  /// DayPicker([.month], showing: try Day(2025, 11, 1), in: limits).months.count   // 2
  /// ```
  public var months: [YearMonth] {
    let year = DaySpan.year(containing: focus).days
    let days = year.clamped(to: limits.days)
    var month = days.lowerBound.yearMonth
    var months = [month]
    while month < days.upperBound.yearMonth, let next = try? month.adding(months: 1) {
      month = next
      months.append(month)
    }
    return months
  }

  /// The years that have days inside the limits, for a list of years.
  ///
  /// ```swift
  /// let limits = DayLimits(try Day(1900, 1, 1)...Day(2060, 12, 31))
  /// DayPicker([.year], showing: try Day(2025, 8, 29), in: limits).years           // 1900...2060
  /// ```
  public var years: ClosedRange<Int> {
    limits.days.lowerBound.year...limits.days.upperBound.year
  }

  /// Moves the focus to a month; the day of the month stays the same or is the last one.
  ///
  /// ```swift
  /// var picker = DayPicker([.month], showing: try Day(2025, 8, 31))
  /// picker.move(to: try YearMonth(year: 2025, month: 2))
  /// picker.focus                          // 2025-02-28
  /// ```
  public mutating func move(to month: YearMonth) {
    let day = min(focus.dayOfMonth, month.dayCount)
    move(to: month.firstDay + (day - 1))
  }

  /// The days to draw as a band: the selected days or, while a range has no end or an end is being
  /// moved, the days that a tap on the focus would select.
  ///
  /// ```swift
  /// var picker = DayPicker([.custom], showing: try Day(2025, 8, 25))
  /// picker.tapFocus()
  /// picker.move(by: .days(2))
  /// picker.band                           // 2025-08-25...2025-08-27
  /// ```
  public var band: ClosedRange<Day>? {
    let range = state.range
    guard kind == .custom, !range.isEmpty, range.days == nil || range.movingEnd != nil else {
      return days
    }
    if limits.stays != nil { return range.tapping(focus, in: limits).selection.days }
    let preview = range.tapping(focus)
    return preview.isAllowed(in: limits) ? preview.days : range.days
  }

  /// What to draw for a day.
  ///
  /// ```swift
  /// let picker = DayPicker(selecting: .day(try Day(2025, 8, 29)))
  /// picker.cell(try Day(2025, 8, 29)).isSelected                // true
  /// picker.cell(try Day(2025, 9, 1)).isInMonth                  // false
  /// ```
  public func cell(_ day: Day) -> Cell {
    let band = band
    return Cell(
      day: day, isAllowed: allowsTap(on: day), isInMonth: day.yearMonth == month,
      isFocused: day == focus,
      isSelected: days?.contains(day) ?? state.range.contains(day),
      isInBand: band?.contains(day) ?? false, isStart: day == band?.lowerBound,
      isEnd: day == band?.upperBound)
  }

  /// What to draw for the days of a week.
  ///
  /// ```swift
  /// let picker = DayPicker(showing: try Day(2025, 8, 29))
  /// picker.weeks.map { picker.cells(of: $0).count }             // [7, 7, 7, 7, 7]
  /// ```
  public func cells(of week: CalendarWeek) -> [Cell] {
    week.map { cell($0.day) }
  }

  /// What to draw for a day.
  ///
  /// ```swift
  /// let friday = try Day(2025, 8, 29)
  /// let cell = DayPicker(showing: friday).cell(friday)
  /// cell.isAllowed && cell.isFocused                            // true
  /// cell.isInBand || cell.isStart || cell.isEnd                 // false
  /// ```
  public struct Cell: Hashable, Sendable, Identifiable {
    /// The day.
    public let day: Day

    /// Whether a tap on the day selects something.
    public let isAllowed: Bool

    /// Whether the day is in the month of the page.
    public let isInMonth: Bool

    /// Whether the day is the focus.
    public let isFocused: Bool

    /// Whether the day is selected.
    public let isSelected: Bool

    /// Whether the day is in the band.
    public let isInBand: Bool

    /// Whether the band starts on the day.
    public let isStart: Bool

    /// Whether the band ends on the day.
    public let isEnd: Bool

    /// The day, which identifies the cell.
    public var id: Day { day }
  }
}
#endif
