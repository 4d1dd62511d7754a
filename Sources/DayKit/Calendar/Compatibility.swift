// Spellings that users of the day-type family know. Those with a better name here are deprecated.

/// A number of days.
///
/// ```swift
/// let stay: DayInterval = try Day(2025, 9, 5) - Day(2025, 8, 29)   // 7
/// ```
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
  /// Returns the day that the components name.
  ///
  /// ```swift
  /// let components = DayComponents(year: 2025, month: 8, dayOfMonth: 29)
  /// // Instead of components.day():
  /// try Day(components)
  /// ```
  ///
  /// - Throws: ``DayError`` if there is no such day.
  @available(*, deprecated, message: "use Day(_:) with the components")
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
  @available(*, deprecated, message: "use +")
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
  @available(*, deprecated, message: "use +=")
  public mutating func merge(
    _ other: CalendarDays, uniquingKeysWith combine: (CalendarWeek, CalendarWeek) -> CalendarWeek
  ) {
    self += other
  }
}

extension Day {
  /// A unit that ``day(byAdding:value:)`` moves a day by.
  ///
  /// ``Unit`` is the one for all other arithmetic. The family has these four units and no others, so an
  /// exhaustive `switch` remains one.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).day(byAdding: Day.Component.year, value: 1) // 2026-08-29
  /// ```
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
  /// try Day(2025, 8, 29).day(byAdding: .month, value: 1)             // 2025-09-29
  /// ```
  ///
  /// - Precondition: The day is between ``min`` and ``max``. For a number from outside, use
  ///   ``adding(_:)``, which throws.
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
