/// A rule that finds a day near another one, such as the last day of its month.
///
/// ```swift
/// let day = try Day(2025, 8, 29)
/// try day.adjusted(by: .end(of: .quarter))                         // 2025-09-30
/// try day.adjusted(by: .weekday(.nextOrSame, .monday))             // 2025-09-01
/// try day.adjusted(by: .nthWeekdayOfMonth(-1, .friday))            // 2025-08-29
/// DayAdjustment("next-or-same-15")?.description                    // next-or-same-15
/// ```
///
/// ``DayAdjustments`` applies several rules in order. Later versions may add cases.
public enum DayAdjustment: Hashable, Sendable, BitwiseCopyable {
  /// A span of the calendar that contains a day.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).adjusted(by: .start(of: .week))           // 2025-08-25
  /// ```
  public enum Unit: Hashable, Sendable, BitwiseCopyable, CaseIterable {
    case week, month, quarter, year
  }

  /// Where to look for a day.
  ///
  /// ```swift
  /// let friday = try Day(2025, 8, 29)
  /// try friday.adjusted(by: .weekday(.previous, .friday))          // 2025-08-22
  /// try friday.adjusted(by: .weekday(.previousOrSame, .friday))    // 2025-08-29
  /// try friday.adjusted(by: .weekday(.nearest, .monday))           // 2025-09-01
  /// ```
  public enum Direction: Hashable, Sendable, BitwiseCopyable {
    /// Only days after the day, or before it.
    case next, previous

    /// The day itself too.
    case nextOrSame, previousOrSame

    /// The day itself, or else the closer one of the next and the previous day; if they are equally
    /// far away, the next one.
    case nearest
  }

  /// The first day of the week, month, quarter or year.
  case start(of: Unit)

  /// The last day of the week, month, quarter or year.
  case end(of: Unit)

  /// A day with this weekday.
  case weekday(Direction, Weekday)

  /// A day with this number in its month; months that do not have it are skipped.
  case dayOfMonth(Direction, Int)

  /// A day with this month and day of the month; for 29 February, only leap years have one.
  case monthDay(Direction, MonthDay)

  /// A business day.
  ///
  /// In finance, `.nextOrSame` is the convention "following", and `.previousOrSame` is "preceding".
  case businessDay(Direction)

  /// The next business day or the same, unless it is in another month: then the previous one.
  case modifiedFollowing

  /// The previous business day or the same, unless it is in another month: then the next one.
  case modifiedPreceding

  /// The weekday in the same week.
  case weekdayOfWeek(Weekday)

  /// The first, second, … such weekday of the month; −1 is the last.
  case nthWeekdayOfMonth(Int, Weekday)

  /// The first, second, … day of a span; −1 is the last.
  case nthDay(Int, of: Unit)

  /// The first, second, … business day of a span; −1 is the last.
  case nthBusinessDay(Int, of: Unit)

  /// The first day from today on with the same month and day of the month.
  case anniversary
}

extension DayAdjustment {
  /// Whether the rule looks for a day in one direction, and not within a week, a month or a year.
  package var hasDirection: Bool {
    switch self {
    case .weekday, .dayOfMonth, .monthDay, .businessDay, .modifiedFollowing, .modifiedPreceding,
      .anniversary:
      true
    case .start, .end, .weekdayOfWeek, .nthWeekdayOfMonth, .nthDay, .nthBusinessDay: false
    }
  }

  /// Whether the rule needs to know the business days.
  ///
  /// ```swift
  /// DayAdjustment.modifiedFollowing.findsBusinessDays                // true
  /// ```
  public var findsBusinessDays: Bool {
    switch self {
    case .businessDay, .nthBusinessDay, .modifiedFollowing, .modifiedPreceding: true
    default: false
    }
  }

  /// Whether the rule depends on the day on which weeks start.
  ///
  /// ```swift
  /// DayAdjustment.end(of: .week).dependsOnFirstWeekday               // true
  /// ```
  public var dependsOnFirstWeekday: Bool {
    switch self {
    case .start(of: .week), .end(of: .week), .weekdayOfWeek, .nthDay(_, of: .week),
      .nthBusinessDay(_, of: .week):
      true
    default: false
    }
  }

  /// Whether the rule depends on today, and 29 February needs a rule of its own.
  ///
  /// ```swift
  /// DayAdjustment.anniversary.dependsOnToday                         // true
  /// ```
  public var dependsOnToday: Bool { self == .anniversary }
}

extension Day {
  /// Returns the day that a rule finds from this one.
  ///
  /// ```swift
  /// let saturday = try Day(2025, 8, 30)
  /// try saturday.adjusted(by: .businessDay(.nearest))              // 2025-08-29
  /// try saturday.adjusted(by: .modifiedFollowing)                  // 2025-08-29
  /// try saturday.adjusted(by: .start(of: .week), startingOn: .sunday)   // 2025-08-24
  /// let birthday = try Day(1992, 2, 29)
  /// try birthday.adjusted(by: .anniversary, today: saturday)       // 2026-02-28
  /// ```
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - first: The weekday that weeks start on.
  ///   - today: The day from which ``DayAdjustment/anniversary`` looks; by default, the current day.
  ///   - overflow: The anniversary of 29 February in common years: 28 February, 1 March or an error.
  ///   - calendar: Determines the business days.
  /// - Throws: `DayError` if there is no such day.
  public func adjusted(
    by rule: DayAdjustment, startingOn first: Weekday = .monday, today: Day? = nil,
    overflow: MonthOverflow = .clamp, in calendar: WorkCalendar = .mondayToFriday
  ) throws(DayError) -> Day {
    try rule.adjusting(self, startingOn: first, today: today, overflow: overflow, in: calendar)
  }
}

extension DayAdjustment {
  /// Returns the day that the rule finds from a given day.
  ///
  /// - Throws: `DayError` if there is no such day.
  package func adjusting(
    _ day: Day, startingOn first: Weekday = .monday, today: Day? = nil,
    overflow: MonthOverflow = .clamp, in calendar: WorkCalendar
  ) throws(DayError) -> Day {
    switch self {
    case .start(let unit):
      return day.span(of: unit, startingOn: first, in: calendar.fiscalCalendar).lowerBound
    case .end(let unit):
      return day.span(of: unit, startingOn: first, in: calendar.fiscalCalendar).upperBound
    case .weekday(let direction, let weekday): return try day.nearest(weekday, direction)
    case .dayOfMonth(let direction, let number): return try day.nearest(number, direction)
    case .monthDay(let direction, let date): return try day.nearest(date, direction)
    case .businessDay(let direction): return try day.nearestBusinessDay(direction, in: calendar)
    case .modifiedFollowing: return try day.modified(.nextOrSame, .previousOrSame, in: calendar)
    case .modifiedPreceding: return try day.modified(.previousOrSame, .nextOrSame, in: calendar)
    case .weekdayOfWeek(let weekday):
      // The first week of the calendar may be cut off.
      return try day.adding(.days(weekday.days(since: first) - day.weekday.days(since: first)))
    case .nthWeekdayOfMonth(let ordinal, let weekday):
      return try day.yearMonth.day(ordinal, weekday)
    case .nthDay(let ordinal, let unit):
      return try day.nth(
        ordinal, of: unit, startingOn: first, in: calendar.fiscalCalendar)
    case .nthBusinessDay(let ordinal, let unit):
      let span = day.span(of: unit, startingOn: first, in: calendar.fiscalCalendar)
      guard let answer = calendar.businessDay(ordinal, in: span) else {
        throw .noSuchBusinessDay(ordinal: ordinal)
      }
      return answer
    case .anniversary: return try day.anniversary(from: today, overflow)
    }
  }
}
