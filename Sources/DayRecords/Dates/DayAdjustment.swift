package import DayKit

/// A rule that finds a day near another one, such as the last day of its month.
package enum DayAdjustment: Hashable, Sendable {
  /// A span of the calendar that contains a day.
  package enum Unit: Hashable, Sendable {
    case week, month, quarter, year
  }

  /// Where to look for a day, with or without the day that one starts from.
  package enum Direction: Hashable, Sendable {
    case next, nextOrSame, previous, previousOrSame
  }

  case start(of: Unit)
  case end(of: Unit)
  case weekday(Direction, Weekday)

  /// The nearest day with this number in its month; months that do not have it are skipped.
  case dayOfMonth(Direction, Int)

  case businessDay(Direction)

  /// The weekday in the same week.
  case weekdayOfWeek(Weekday)

  case nthWeekdayOfMonth(NthWeekday)

  /// The first, second, … business day of a span; −1 is the last.
  case nthBusinessDay(Int, of: Unit)
}

extension DayAdjustment {
  /// Whether the rule looks for a day in one direction, and not within a week, a month or a year.
  package var hasDirection: Bool {
    switch self {
    case .weekday, .dayOfMonth, .businessDay: true
    case .start, .end, .weekdayOfWeek, .nthWeekdayOfMonth, .nthBusinessDay: false
    }
  }

  /// Whether the rule needs to know the business days.
  package var findsBusinessDays: Bool {
    switch self {
    case .businessDay, .nthBusinessDay: true
    default: false
    }
  }

  /// Whether the rule depends on the day on which weeks start.
  package var isAboutWeeks: Bool {
    switch self {
    case .start(of: .week), .end(of: .week), .weekdayOfWeek, .nthBusinessDay(_, of: .week): true
    default: false
    }
  }

  /// Returns the day that the rule finds from a given day.
  ///
  /// - Parameters:
  ///   - first: The weekday on which weeks start.
  ///   - calendar: Determines the business days.
  /// - Throws: `DayError` if there is no such day.
  package func adjusting(
    _ day: Day, startingOn first: Weekday = .monday, in calendar: WorkCalendar
  ) throws(DayError) -> Day {
    switch self {
    case .start(let unit): return day.span(of: unit, startingOn: first).lowerBound
    case .end(let unit): return day.span(of: unit, startingOn: first).upperBound
    case .weekday(let direction, let weekday): return try day.nearest(weekday, direction)
    case .dayOfMonth(let direction, let number): return try day.nearest(number, direction)
    case .businessDay(let direction): return try day.nearestBusinessDay(direction, in: calendar)
    case .weekdayOfWeek(let weekday):
      // The first week of the calendar may be cut off.
      return try day.adding(.days(weekday.days(since: first) - day.weekday.days(since: first)))
    case .nthWeekdayOfMonth(let nth):
      return try day.yearMonth.day(nth.ordinal, nth.weekday)
    case .nthBusinessDay(let ordinal, let unit):
      let span = day.span(of: unit, startingOn: first)
      guard let answer = calendar.businessDay(ordinal, in: span) else {
        throw .noSuchBusinessDay(ordinal: ordinal)
      }
      return answer
    }
  }
}

extension DayAdjustment.Direction {
  fileprivate var includesStart: Bool { self == .nextOrSame || self == .previousOrSame }
  fileprivate var isForward: Bool { self == .next || self == .nextOrSame }
}

extension Day {
  /// Returns the week, month, quarter or year that contains this day.
  package func span(
    of unit: DayAdjustment.Unit, startingOn first: Weekday = .monday
  ) -> ClosedRange<Day> {
    switch unit {
    case .week: firstOfWeek(startingOn: first)...lastOfWeek(startingOn: first)
    case .month: yearMonth.days
    case .quarter: firstOfQuarter...lastOfQuarter
    case .year: firstOfYear...lastOfYear
    }
  }

  /// Returns the week, month, quarter or year before or after the one that contains this day, or that
  /// one itself.
  ///
  /// - Parameter units: −1, 0 or 1.
  package func span(
    of unit: DayAdjustment.Unit, unitsLater units: Int
  ) throws(DayError) -> ClosedRange<Day> {
    let span = span(of: unit)
    if units < 0 { return try span.lowerBound.adding(.days(-1)).span(of: unit) }
    return units > 0 ? try span.upperBound.adding(.days(1)).span(of: unit) : span
  }

  fileprivate func nearest(
    _ weekday: Weekday, _ direction: DayAdjustment.Direction
  ) throws(DayError) -> Day {
    switch direction {
    case .next: try next(weekday)
    case .nextOrSame: try nextOrSame(weekday)
    case .previous: try previous(weekday)
    case .previousOrSame: try previousOrSame(weekday)
    }
  }

  fileprivate func nearest(
    _ dayOfMonth: Int, _ direction: DayAdjustment.Direction
  ) throws(DayError) -> Day {
    if direction.includesStart, self.dayOfMonth == dayOfMonth { return self }
    var month = yearMonth
    while true {
      if dayOfMonth <= month.dayCount {
        let day = month.firstDay + (dayOfMonth - 1)
        if direction.isForward ? day > self : day < self { return day }
      }
      guard let other = month.adding(months: direction.isForward ? 1 : -1) else {
        throw .outOfRange
      }
      month = other
    }
  }

  fileprivate func nearestBusinessDay(
    _ direction: DayAdjustment.Direction, in calendar: WorkCalendar
  ) throws(DayError) -> Day {
    if direction.includesStart, calendar.isBusinessDay(self) { return self }
    return try adding(businessDays: direction.isForward ? 1 : -1, in: calendar)
  }
}
