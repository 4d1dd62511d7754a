/// A month of a specific year.
///
/// ```swift
/// let august = try YearMonth(year: 2025, month: 8)
/// august.days                     // 2025-08-01...2025-08-31
/// try august.day(15).weekday      // .friday
/// try august.day(-1, .monday)     // 2025-08-25, the last Monday
/// august + 5                      // 2026-01
/// ```
@frozen
public struct YearMonth: Hashable, Sendable {
  /// The year, −9999 to 9999; 0 is 1 BCE.
  public let year: Int

  /// The month, 1 to 12.
  public let month: Int

  /// Creates a month without a check; the caller knows that it is valid.
  @inlinable
  init(unchecked year: Int, _ month: Int) {
    self.year = year
    self.month = month
  }

  /// Creates a month of a year.
  ///
  /// ```swift
  /// try YearMonth(year: 2025, month: 8).firstDay            // 2025-08-01
  /// ```
  ///
  /// - Throws: ``DayError/noSuchMonth(year:month:)`` if the month is not 1 to 12, or
  ///   ``DayError/outOfRange`` if the year is outside `Day.years`.
  public init(year: Int, month: Int) throws(DayError) {
    guard (1...12).contains(month) else { throw .noSuchMonth(year: year, month: month) }
    guard Day.years.contains(year) else { throw .outOfRange }
    self.init(unchecked: year, month)
  }

  /// Creates a month of a year.
  ///
  /// ```swift
  /// try YearMonth(2026, 3).lastDay                          // 2026-03-31
  /// ```
  ///
  /// - Throws: ``DayError/noSuchMonth(year:month:)`` if the month is not 1 to 12, or
  ///   ``DayError/outOfRange`` if the year is outside `Day.years`.
  public init(_ year: Int, _ month: Int) throws(DayError) {
    try self.init(year: year, month: month)
  }
}

extension YearMonth: Comparable {
  /// Returns whether a month is before another one.
  @inlinable
  public static func < (left: YearMonth, right: YearMonth) -> Bool {
    (left.year, left.month) < (right.year, right.month)
  }
}

extension YearMonth {
  /// The number of days, 28 to 31.
  ///
  /// ```swift
  /// try YearMonth(year: 2024, month: 2).dayCount            // 29
  /// ```
  @inlinable
  public var dayCount: Int { Day.daysInMonth(month, year: year) }

  /// The first day of the month.
  @inlinable
  public var firstDay: Day {
    Day(unchecked: Civil.daysSince1970(year: year, month: month, dayOfMonth: 1))
  }

  /// The last day of the month.
  ///
  /// ```swift
  /// try YearMonth(year: 2024, month: 2).lastDay             // 2024-02-29
  /// ```
  @inlinable
  public var lastDay: Day { Day(unchecked: firstDay.daysSince1970 &+ dayCount &- 1) }

  /// The days of the month.
  @inlinable
  public var days: ClosedRange<Day> { firstDay...lastDay }

  /// Returns whether a day is in the month.
  ///
  /// ```swift
  /// try YearMonth(2026, 3).contains(Day(2026, 4, 1))        // false
  /// ```
  @inlinable
  public func contains(_ day: Day) -> Bool { days.contains(day) }
}

extension YearMonth {
  /// A day of the month by its number.
  ///
  /// ```swift
  /// try YearMonth(year: 2025, month: 8).day(15)             // 2025-08-15
  /// ```
  ///
  /// - Parameter dayOfMonth: The day of the month, 1 to ``dayCount``.
  /// - Throws: ``DayError/noSuchDay(year:month:day:)`` if the month has no such day.
  public func day(_ dayOfMonth: Int) throws(DayError) -> Day {
    try Day(year: year, month: month, day: dayOfMonth)
  }

  /// The first, second, … or last day of this month that is a given weekday.
  ///
  /// ```swift
  /// try YearMonth(year: 2025, month: 11).day(4, .thursday)  // 2025-11-27, Thanksgiving
  /// try YearMonth(year: 2025, month: 5).day(-1, .monday)    // 2025-05-26, Memorial Day
  /// ```
  ///
  /// - Parameters:
  ///   - ordinal: 1 for the first such weekday of the month, −1 for the last, −2 for the second to
  ///     last, and so on.
  ///   - weekday: The weekday.
  /// - Throws: ``DayError/noSuchWeekday(year:month:ordinal:weekday:)`` if the month has no such
  ///   day.
  public func day(_ ordinal: Int, _ weekday: Weekday) throws(DayError) -> Day {
    let dayOfMonth =
      switch ordinal {
      case 1...5: weekday.days(since: firstDay.weekday) + ordinal * 7 - 6
      case -5 ... -1: dayCount - lastDay.weekday.days(since: weekday) + ordinal * 7 + 7
      default: 0
      }
    guard (1...dayCount).contains(dayOfMonth) else {
      throw .noSuchWeekday(year: year, month: month, ordinal: ordinal, weekday: weekday)
    }
    return firstDay + (dayOfMonth - 1)
  }

  /// The first day of this month that is a given weekday.
  ///
  /// ```swift
  /// try YearMonth(2025, 9).first(.monday)                   // 2025-09-01, Labor Day
  /// ```
  public func first(_ weekday: Weekday) -> Day {
    firstDay + weekday.days(since: firstDay.weekday)
  }

  /// The last day of this month that is a given weekday.
  ///
  /// ```swift
  /// try YearMonth(2025, 5).last(.monday)                    // 2025-05-26, Memorial Day
  /// ```
  public func last(_ weekday: Weekday) -> Day {
    lastDay - lastDay.weekday.days(since: weekday)
  }
}
