#if Formats
/// A rule that finds a day near another one, such as the last day of its month.
///
/// ```swift
/// let day = try Day(2025, 8, 29)
/// try day.adjusted(by: .end(of: .quarter))                         // 2025-09-30
/// try day.adjusted(by: .weekday(.nextOrSame, .monday))             // 2025-09-01
/// try day.adjusted(by: .nthWeekdayOfMonth(-1, .friday))            // 2025-08-29
/// try DayAdjustment("next-or-same-15").description                 // next-or-same-15
/// ```
///
/// ``DayAdjustments`` applies several rules in order. Later versions may add rules.
public struct DayAdjustment: Hashable, Sendable, BitwiseCopyable {
  package let content: Content

  package enum Content: Hashable, Sendable, BitwiseCopyable {
    case start(of: DaySpan.Kind)
    case end(of: DaySpan.Kind)
    case weekday(Direction, Weekday)
    case dayOfMonth(Direction, Int)
    case monthDay(Direction, MonthDay)
    case businessDay(Direction)
    case modifiedFollowing
    case modifiedPreceding
    case weekdayOfWeek(Weekday)
    case nthWeekdayOfMonth(Int, Weekday)
    case nthDay(Int, of: DaySpan.Kind)
    case nthBusinessDay(Int, of: DaySpan.Kind)
    case anniversary
  }

  private init(_ content: Content) {
    self.content = content
  }

  /// Where to look for a day.
  ///
  /// Later versions may add directions.
  ///
  /// ```swift
  /// let friday = try Day(2025, 8, 29)
  /// try friday.adjusted(by: .weekday(.previous, .friday))          // 2025-08-22
  /// try friday.adjusted(by: .weekday(.previousOrSame, .friday))    // 2025-08-29
  /// try friday.adjusted(by: .weekday(.nearest, .monday))           // 2025-09-01
  /// ```
  public struct Direction: Hashable, Sendable, BitwiseCopyable {
    package let code: Code

    package enum Code: UInt8, Hashable, Sendable, BitwiseCopyable {
      case next, previous, nextOrSame, previousOrSame, nearest
    }

    private init(_ code: Code) {
      self.code = code
    }

    /// Only days after the day.
    public static var next: Direction { Direction(.next) }

    /// Only days before the day.
    public static var previous: Direction { Direction(.previous) }

    /// The day itself, and days after it.
    public static var nextOrSame: Direction { Direction(.nextOrSame) }

    /// The day itself, and days before it.
    public static var previousOrSame: Direction { Direction(.previousOrSame) }

    /// The day itself, or else the closer one of the next and the previous day; if they are equally
    /// far away, the next one.
    public static var nearest: Direction { Direction(.nearest) }
  }
}

extension DayAdjustment {
  /// Returns the rule for the first day of the week, month, quarter or other span that contains a day.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).adjusted(by: .start(of: .halfYear))       // 2025-07-01
  /// ```
  public static func start(of kind: DaySpan.Kind) -> DayAdjustment { Self(.start(of: kind)) }

  /// Returns the rule for the last day of the week, month, quarter or other span that contains a day.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).adjusted(by: .end(of: .halfYear))         // 2025-12-31
  /// ```
  public static func end(of kind: DaySpan.Kind) -> DayAdjustment { Self(.end(of: kind)) }

  /// Returns the rule for a day with a weekday.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).adjusted(by: .weekday(.next, .friday))    // 2025-09-05
  /// ```
  public static func weekday(_ direction: Direction, _ weekday: Weekday) -> DayAdjustment {
    Self(.weekday(direction, weekday))
  }

  /// Returns the rule for a day with a number in its month; months that do not have it are skipped.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).adjusted(by: .dayOfMonth(.next, 15))      // 2025-09-15
  /// ```
  public static func dayOfMonth(_ direction: Direction, _ number: Int) -> DayAdjustment {
    Self(.dayOfMonth(direction, number))
  }

  /// Returns the rule for a day with a month and a day of the month; for 29 February, only leap years
  /// have one.
  ///
  /// ```swift
  /// let christmas = try MonthDay(month: 12, day: 25)
  /// try Day(2025, 8, 29).adjusted(by: .monthDay(.previous, christmas))     // 2024-12-25
  /// ```
  public static func monthDay(_ direction: Direction, _ date: MonthDay) -> DayAdjustment {
    Self(.monthDay(direction, date))
  }

  /// Returns the rule for a business day.
  ///
  /// In finance, `.nextOrSame` is the convention "following", and `.previousOrSame` is "preceding".
  ///
  /// ```swift
  /// try Day(2025, 8, 30).adjusted(by: .businessDay(.nextOrSame))   // 2025-09-01
  /// ```
  public static func businessDay(_ direction: Direction) -> DayAdjustment {
    Self(.businessDay(direction))
  }

  /// The next business day or the same, unless it is in another month: then the previous one.
  public static var modifiedFollowing: DayAdjustment { Self(.modifiedFollowing) }

  /// The previous business day or the same, unless it is in another month: then the next one.
  public static var modifiedPreceding: DayAdjustment { Self(.modifiedPreceding) }

  /// Returns the rule for a weekday in the same week.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).adjusted(by: .weekdayOfWeek(.monday))     // 2025-08-25
  /// ```
  public static func weekdayOfWeek(_ weekday: Weekday) -> DayAdjustment {
    Self(.weekdayOfWeek(weekday))
  }

  /// Returns the rule for the first, second, … such weekday of the month; −1 is the last.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).adjusted(by: .nthWeekdayOfMonth(2, .tuesday))     // 2025-08-12
  /// ```
  public static func nthWeekdayOfMonth(_ ordinal: Int, _ weekday: Weekday) -> DayAdjustment {
    Self(.nthWeekdayOfMonth(ordinal, weekday))
  }

  /// Returns the rule for the first, second, … day of a span; −1 is the last.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).adjusted(by: .nthDay(-2, of: .quarter))   // 2025-09-29
  /// ```
  public static func nthDay(_ ordinal: Int, of kind: DaySpan.Kind) -> DayAdjustment {
    Self(.nthDay(ordinal, of: kind))
  }

  /// Returns the rule for the first, second, … business day of a span; −1 is the last.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).adjusted(by: .nthBusinessDay(1, of: .month))      // 2025-08-01
  /// ```
  public static func nthBusinessDay(_ ordinal: Int, of kind: DaySpan.Kind) -> DayAdjustment {
    Self(.nthBusinessDay(ordinal, of: kind))
  }

  /// The first day with the same month and day of the month that is neither before today nor before the day.
  public static var anniversary: DayAdjustment { Self(.anniversary) }
}

extension DayAdjustment {
  /// Whether the rule looks for a day in one direction, and not within a week, a month or a year.
  package var hasDirection: Bool {
    switch content {
    case .weekday, .dayOfMonth, .monthDay, .businessDay, .modifiedFollowing, .modifiedPreceding,
      .anniversary:
      true
    case .start, .end, .weekdayOfWeek, .nthWeekdayOfMonth, .nthDay, .nthBusinessDay: false
    }
  }

  /// The kind of span in which the rule finds a day, or `nil` if it does not name one.
  package var spanKind: DaySpan.Kind? {
    switch content {
    case .start(let kind), .end(let kind), .nthDay(_, let kind), .nthBusinessDay(_, let kind): kind
    case .weekdayOfWeek: .week
    case .nthWeekdayOfMonth: .month
    case .weekday, .dayOfMonth, .monthDay, .businessDay, .modifiedFollowing, .modifiedPreceding,
      .anniversary:
      nil
    }
  }

  /// Whether the rule needs to know the business days.
  ///
  /// ```swift
  /// DayAdjustment.modifiedFollowing.findsBusinessDays                // true
  /// ```
  public var findsBusinessDays: Bool {
    switch content {
    case .businessDay, .nthBusinessDay, .modifiedFollowing, .modifiedPreceding: true
    default: false
    }
  }

  /// Whether the rule depends on the day on which weeks start.
  ///
  /// ```swift
  /// DayAdjustment.end(of: .week).dependsOnFirstWeekday               // true
  /// ```
  public var dependsOnFirstWeekday: Bool { spanKind == .week }

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
  /// - Throws: `DayError` if there is no such day; ``DayError/outOfRange`` also if the rule never has one,
  ///   such as the eighth day of a week, or a business day if there are none.
  public func adjusted(
    by rule: DayAdjustment, startingOn first: Weekday = .monday, today: Day? = nil,
    overflow: MonthOverflow = .lastOfMonth, in calendar: WorkCalendar = .mondayToFriday
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
    overflow: MonthOverflow = .lastOfMonth, in calendar: WorkCalendar
  ) throws(DayError) -> Day {
    switch content {
    case .start(let kind):
      return day.span(of: kind, startingOn: first, in: calendar.fiscalCalendar).lowerBound
    case .end(let kind):
      return day.span(of: kind, startingOn: first, in: calendar.fiscalCalendar).upperBound
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
    case .nthDay(let ordinal, let kind):
      return try day.nth(
        ordinal, of: kind, startingOn: first, in: calendar.fiscalCalendar)
    case .nthBusinessDay(let ordinal, let kind):
      let span = day.span(of: kind, startingOn: first, in: calendar.fiscalCalendar)
      guard let answer = calendar.businessDay(ordinal, in: span) else {
        throw .noSuchBusinessDay(ordinal: ordinal)
      }
      return answer
    case .anniversary: return try day.anniversary(from: today, overflow)
    }
  }
}
#endif
