#if Formats
// Spellings that users of the day-type family know. Those with a better name here are deprecated; where
// one is not, a comment says why.

/// A number of days.
///
/// ```swift
/// // Instead of DayInterval:
/// let stay: Int = try Day(2025, 9, 5) - Day(2025, 8, 29)   // 7
/// ```
@available(*, deprecated, renamed: "Int")
public typealias DayInterval = Int

/// The weekday that weeks start on.
///
/// ```swift
/// // Instead of StartOfWeek.monday:
/// let first = Weekday.monday
/// ```
@available(*, deprecated, renamed: "Weekday")
public typealias StartOfWeek = Weekday

extension CalendarDay {
  /// Creates the cell of a day.
  ///
  /// ```swift
  /// // Instead of CalendarDay(day:):
  /// CalendarDay(try Day(2025, 8, 29))
  /// ```
  @available(*, deprecated, renamed: "init(_:)")
  @inlinable
  public init(day: Day) {
    self.init(day)
  }
}

extension DayComponents {
  /// Creates components of a year, a month and a day of the month.
  ///
  /// ```swift
  /// // Instead of DayComponents(year: 2025, month: 8, dayOfMonth: 29):
  /// DayComponents(year: 2025, month: 8, day: 29)
  /// ```
  @available(*, deprecated, renamed: "init(year:month:day:)")
  @inlinable
  public init(year: Int, month: Int, dayOfMonth: Int) {
    self.init(year: year, month: month, day: dayOfMonth)
  }

  /// Returns the day that the components name.
  ///
  /// ```swift
  /// let components = DayComponents(year: 2025, month: 8, day: 29)
  /// // Instead of components.day():
  /// try Day(components)
  /// ```
  ///
  /// - Throws: ``DayError`` if there is no such day.
  @available(*, deprecated, renamed: "Day.init(_:)")
  @inlinable
  public func day() throws(DayError) -> Day {
    try Day(self)
  }
}

extension CalendarDays: ExpressibleByDictionaryLiteral {
  /// Creates a calendar without weeks from the empty literal `[:]`, the only literal that compiles.
  ///
  /// ```swift
  /// var calendar: CalendarDays = [:]
  /// calendar += try Day(2026, 3, 15).calendarMonth()
  /// ```
  public init(dictionaryLiteral elements: (Day, Never)...) {
    self.init()
  }
}

extension CalendarDays {
  /// The weeks, in order.
  ///
  /// ```swift
  /// let march = try YearMonth(2026, 3).calendar(startingOn: .monday)
  /// // Instead of march.values:
  /// march.weeks.count                     // 6
  /// ```
  @available(*, deprecated, renamed: "weeks")
  public var values: Weeks { weeks }

  /// The weeks of a calendar.
  ///
  /// ```swift
  /// // Instead of CalendarDays.Values:
  /// let weeks: CalendarDays.Weeks = try YearMonth(2026, 3).calendar().weeks
  /// ```
  @available(*, deprecated, renamed: "Weeks")
  public typealias Values = Weeks

  // Not deprecated: a calendar is looked up by these days, so the name is right here, too.

  /// The first days of the weeks, in order.
  ///
  /// ```swift
  /// try Day(2026, 3, 15).calendarMonth(startingOn: first).keys.first    // 2026-02-23
  /// ```
  public var keys: Keys { Keys(calendar: self) }

  /// The first days of the weeks of a calendar.
  public struct Keys: RandomAccessCollection, Hashable, Sendable {
    let calendar: CalendarDays

    /// The position of the first element, 0.
    public var startIndex: Int { 0 }

    /// The position after the last element.
    public var endIndex: Int { calendar.endIndex }

    /// The first day at a position.
    public subscript(position: Int) -> Day { calendar.week(at: position).firstDay }
  }

  /// Returns the weeks of two calendars, each once, in order.
  ///
  /// ```swift
  /// let july = try Day(2025, 7, 1).calendarMonth()
  /// let august = try Day(2025, 8, 1).calendarMonth()
  /// // Instead of july.merging(august) { current, _ in current }:
  /// july + august
  /// ```
  ///
  /// - Parameters:
  ///   - other: The other calendar.
  ///   - combine: A function that is never called, because equal first days mean equal weeks.
  @available(*, deprecated, renamed: "+")
  public func merging(
    _ other: CalendarDays, uniquingKeysWith combine: (CalendarWeek, CalendarWeek) -> CalendarWeek
  ) -> CalendarDays {
    self + other
  }

  /// Adds the weeks of another calendar, each once, in order.
  ///
  /// ```swift
  /// var calendar = try Day(2025, 7, 1).calendarMonth()
  /// // Instead of calendar.merge(…) { … }:
  /// calendar += try Day(2025, 8, 1).calendarMonth()
  /// ```
  ///
  /// - Parameters:
  ///   - other: The other calendar.
  ///   - combine: A function that is never called, because equal first days mean equal weeks.
  @available(*, deprecated, renamed: "+=")
  public mutating func merge(
    _ other: CalendarDays, uniquingKeysWith combine: (CalendarWeek, CalendarWeek) -> CalendarWeek
  ) {
    self += other
  }
}

extension Day {
  /// Returns the calendar of the month that a day is in, in whole weeks.
  ///
  /// ```swift
  /// // Instead of Day.calendarMonth(containing: day, startingOn: .monday):
  /// let day = try Day(2026, 3, 15)
  /// day.calendarMonth(startingOn: .monday)
  /// ```
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - first: The weekday that weeks start on.
  @available(*, deprecated, renamed: "Day.calendarMonth(self:startingOn:)")
  @inlinable
  public static func calendarMonth(
    containing day: Day, startingOn first: Weekday = .sunday
  ) -> CalendarDays {
    day.calendarMonth(startingOn: first)
  }

  #if !hasFeature(Embedded)
  // Not deprecated: Day.today.calendarMonth(startingOn:) is the same and has the same name.

  /// Returns the calendar of the current month, in whole weeks.
  ///
  /// ```swift
  /// let symbols = DaySymbols.english
  /// for (_, week) in Day.calendarMonth(startingOn: symbols.firstWeekday) { print(week) }
  /// ```
  ///
  /// - Parameter first: The weekday that weeks start on, best the one of the user's
  ///   ``DaySymbols/firstWeekday``. The default is Sunday; everywhere else, it is Monday.
  public static func calendarMonth(startingOn first: Weekday = .sunday) -> CalendarDays {
    today.calendarMonth(startingOn: first)
  }
  #endif
}

extension Day {
  /// A unit that ``day(byAdding:value:)`` moves a day by.
  ///
  /// ``Unit`` is the one for all arithmetic. The family has these four units and no others, so an
  /// exhaustive `switch` remains one.
  ///
  /// ```swift
  /// // Instead of Day.Component.year:
  /// try Day(2025, 8, 29).until(Day(2026, 8, 29), in: .years)         // 1
  /// ```
  @available(*, deprecated, renamed: "Unit")
  public enum Component: Hashable, Sendable, CaseIterable {
    /// Days.
    case day

    /// Weeks of 7 days.
    case week

    /// Months.
    case month

    /// Years.
    case year
  }

  /// The day that is a number of days, weeks, months or years after this one.
  ///
  /// The day of the month is clamped to the length of the month, as in ``adding(_:)``.
  ///
  /// ```swift
  /// // Instead of day.day(byAdding: .month, value: 1):
  /// try Day(2025, 8, 29).adding(.months(1))                          // 2025-09-29
  /// ```
  ///
  /// - Precondition: The day is between ``min`` and ``max``. For untrusted input, use
  ///   ``adding(_:)``, which throws.
  @available(*, deprecated, renamed: "adding(_:)")
  public func day(byAdding component: Component, value: Int) -> Day {
    let period: Period =
      switch component {
      case .day: .days(value)
      case .week: .weeks(value)
      case .month: .months(value)
      case .year: .years(value)
      }
    do throws(DayError) {
      return try adding(period)
    } catch {
      preconditionFailure("the day is out of range")
    }
  }
}

extension CalendarDays.Keys: CustomStringConvertible {
  /// The first days of the weeks in ISO 8601.
  public var description: String { CalendarDays.list(count) { self[$0].description } }
}

// Guesses for which the compiler would name another declaration.

extension Day {
  /// The day of the month.
  @available(*, unavailable, renamed: "dayOfMonth")
  public var day: Int { dayOfMonth }
}

extension YearMonth {
  /// The first day of the month.
  @available(*, unavailable, renamed: "firstDay")
  public var first: Day { firstDay }

  /// The last day of the month.
  @available(*, unavailable, renamed: "lastDay")
  public var last: Day { lastDay }
}

extension DaySet {
  /// The first and the last day.
  @available(*, unavailable, renamed: "bounds")
  public var days: ClosedRange<Day>? { bounds }
}
#endif
