#if Formats
// The days that rules find. See ``DayAdjustment``.

extension DayAdjustment.Direction {
  fileprivate var includesStart: Bool {
    self == .nextOrSame || self == .previousOrSame || self == .nearest
  }

  fileprivate var isForward: Bool { self == .next || self == .nextOrSame }
}

extension Day {
  /// Returns the span of a kind that contains this day.
  ///
  /// - Parameter fiscalCalendar: Determines quarters, years and their halves, if they are not those of
  ///   the calendar.
  package func span(
    of kind: DaySpan.Kind, startingOn first: Weekday = .monday,
    in fiscalCalendar: FiscalCalendar? = nil
  ) -> ClosedRange<Day> {
    switch kind.code {
    case .week: return firstOfWeek(startingOn: first)...lastOfWeek(startingOn: first)
    case .month: return yearMonth.days
    case .quarter, .halfYear, .year:
      if let fiscalCalendar {
        return fiscalCalendar.days(ofMonths: kind.monthCount, containing: self)
      }
    case .day, .last7Days, .halfMonth, .custom: break
    }
    return DaySpan(kind, containing: self, startingOn: first).days
  }

  /// Returns the span of a kind before or after the one that contains this day, or that
  /// one itself.
  ///
  /// - Parameter units: −1, 0 or 1.
  package func span(
    of kind: DaySpan.Kind, unitsLater units: Int, in fiscalCalendar: FiscalCalendar? = nil
  ) throws(DayError) -> ClosedRange<Day> {
    let span = span(of: kind, in: fiscalCalendar)
    if units == 0 { return span }
    let other = try units < 0 ? span.lowerBound.adding(.days(-1)) : span.upperBound.adding(.days(1))
    return other.span(of: kind, in: fiscalCalendar)
  }

  /// Returns the closer one of the days that a function finds in both directions; if they are equally
  /// far away, the later one.
  private func closest(
    _ find: (DayAdjustment.Direction) throws(DayError) -> Day
  ) throws(DayError) -> Day {
    // At an end of the calendar, there may be a day in one direction only.
    guard let next = try? find(.nextOrSame) else { return try find(.previousOrSame) }
    guard let previous = try? find(.previousOrSame) else { return next }
    return self - previous < next - self ? previous : next
  }

  func nearest(
    _ weekday: Weekday, _ direction: DayAdjustment.Direction
  ) throws(DayError) -> Day {
    switch direction.code {
    case .next: return try next(weekday)
    case .nextOrSame: return try nextOrSame(weekday)
    case .previous: return try previous(weekday)
    case .previousOrSame: return try previousOrSame(weekday)
    case .nearest:
      return try closest { direction throws(DayError) in try nearest(weekday, direction) }
    }
  }

  func nearest(
    _ dayOfMonth: Int, _ direction: DayAdjustment.Direction
  ) throws(DayError) -> Day {
    if direction.includesStart, self.dayOfMonth == dayOfMonth { return self }
    if direction == .nearest {
      return try closest { direction throws(DayError) in try nearest(dayOfMonth, direction) }
    }
    var month = yearMonth
    while true {
      if dayOfMonth >= 1, dayOfMonth <= month.dayCount {
        let day = month.firstDay + (dayOfMonth - 1)
        if direction.isForward ? day > self : day < self { return day }
      }
      month = try month.adding(months: direction.isForward ? 1 : -1)
    }
  }

  func nearest(
    _ date: MonthDay, _ direction: DayAdjustment.Direction
  ) throws(DayError) -> Day {
    if direction.includesStart, monthDay == date { return self }
    if direction == .nearest {
      return try closest { direction throws(DayError) in try nearest(date, direction) }
    }
    let step = direction.isForward ? 1 : -1
    var year = self.year
    while Day.years.contains(year) {
      if !date.isLeapDay || Day.isLeapYear(year) {
        let day = try date.day(in: year)
        if step > 0 ? day > self : day < self { return day }
      }
      year += step
    }
    throw .outOfRange
  }

  func nearestBusinessDay(
    _ direction: DayAdjustment.Direction, in calendar: WorkCalendar
  ) throws(DayError) -> Day {
    if direction.includesStart, calendar.isBusinessDay(self) { return self }
    if direction == .nearest {
      return try closest { direction throws(DayError) in
        try nearestBusinessDay(direction, in: calendar)
      }
    }
    return try adding(businessDays: direction.isForward ? 1 : -1, in: calendar)
  }

  /// Returns the nearest business day in a direction, unless it is in another month: then the one in
  /// the other direction.
  func modified(
    _ direction: DayAdjustment.Direction, _ other: DayAdjustment.Direction,
    in calendar: WorkCalendar
  ) throws(DayError) -> Day {
    if let day = try? nearestBusinessDay(direction, in: calendar), day.yearMonth == yearMonth {
      return day
    }
    return try nearestBusinessDay(other, in: calendar)
  }

  /// Returns the first, second, … or last day of a span.
  func nth(
    _ ordinal: Int, of kind: DaySpan.Kind, startingOn first: Weekday,
    in fiscalCalendar: FiscalCalendar?
  ) throws(DayError) -> Day {
    let span = span(of: kind, startingOn: first, in: fiscalCalendar)
    if ordinal != 0, ordinal.magnitude <= 366 {
      let start = ordinal > 0 ? span.lowerBound : span.upperBound
      let day = Day(exactly: start.daysSince1970 + (ordinal > 0 ? ordinal - 1 : ordinal + 1))
      if let day, span.contains(day) { return day }
    }
    let (year, number) = (self.year, Int(clamping: ordinal.magnitude))
    if kind == .month { throw .noSuchDay(year: year, month: month, day: number) }
    if kind == .year, fiscalCalendar == nil {
      throw .noSuchDayOfYear(year: year, dayOfYear: number)
    }
    throw .noSuchDay(ordinal: ordinal, of: span)
  }

  /// Returns the first day with the same month and day of the month that is neither before today nor before this
  /// day.
  func anniversary(from today: Day?, _ overflow: MonthOverflow) throws(DayError) -> Day {
    #if hasFeature(Embedded)
    // There is no clock.
    guard let today else { throw .outOfRange }
    #else
    let today = today ?? .today
    #endif
    let date = monthDay
    let day = try date.next(
      onOrAfter: Swift.max(today, self),
      leapDay: overflow == .firstOfNextMonth ? .firstOfMarch : .lastOfFebruary)
    guard overflow != .reject || day.monthDay == date else {
      throw .noSuchDay(year: day.year, month: 2, day: 29)
    }
    return day
  }
}
#endif
