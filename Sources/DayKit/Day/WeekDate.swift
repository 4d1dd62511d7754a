/// An ISO 8601 week date: week-year, week and weekday.
///
/// Weeks start on Monday, and week 1 contains 4 January. Days around the new year may therefore
/// belong to a week of the year before or after.
///
/// ```swift
/// try Day(2024, 12, 30).weekDate                                  // 2025-W01-1
/// try Day(WeekDate(year: 2025, week: 35, weekday: .friday))       // 2025-08-29
/// ```
@frozen
public struct WeekDate: Hashable, Sendable {
  /// The week-year.
  public var year: Int

  /// The week, 1 to 53.
  public var week: Int

  /// The day of the week.
  public var weekday: Weekday

  /// Creates a week date without a check; ``Day/init(_:)-(WeekDate)`` throws if there is no such
  /// day.
  ///
  /// The description of a week that does not exist, such as `2025-W53-1`, cannot be parsed.
  ///
  /// ```swift
  /// WeekDate(year: 2025, week: 35, weekday: .friday)                // 2025-W35-5
  /// ```
  @inlinable
  public init(year: Int, week: Int, weekday: Weekday) {
    self.year = year
    self.week = week
    self.weekday = weekday
  }
}

extension WeekDate: Comparable {
  /// Returns whether a week date is before another one; weeks start on Monday.
  public static func < (left: WeekDate, right: WeekDate) -> Bool {
    (left.year, left.week, left.weekday.isoNumber)
      < (right.year, right.week, right.weekday.isoNumber)
  }
}

extension WeekDate {
  /// The number of ISO weeks in a year, 52 or 53.
  ///
  /// ```swift
  /// WeekDate.weeksInYear(2026)                                      // 53
  /// ```
  public static func weeksInYear(_ year: Int) -> Int {
    // The calendar repeats every 400 years.
    let year = year % 400
    // A year has 53 weeks if it begins or ends on a Thursday.
    let first = Day.first(ofYear: year).weekday
    return first == .thursday || (first == .wednesday && Day.isLeapYear(year)) ? 53 : 52
  }
}

extension Day {
  /// The week date of ISO 8601.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).weekDate.week                              // 35
  /// ```
  @inlinable
  public var weekDate: WeekDate {
    let weekday = weekday
    // A week belongs to the year of its Thursday. That day may be after `Day.max`, so this computes
    // with numbers.
    let thursday = number &+ 4 &- Int32(truncatingIfNeeded: weekday.isoNumber)
    let date = Civil.ordinalDate(thursday)
    return WeekDate(year: date.year, week: date.days / 7 &+ 1, weekday: weekday)
  }

  /// Creates the day of a week date.
  ///
  /// ```swift
  /// try Day(WeekDate(year: 2025, week: 1, weekday: .monday))        // 2024-12-30
  /// ```
  ///
  /// - Throws: ``DayError/noSuchWeek(year:week:)`` if the year has no such week, or
  ///   ``DayError/outOfRange`` if the day is outside ``min`` to ``max``.
  public init(_ date: WeekDate) throws(DayError) {
    guard Self.years.contains(date.year) else { throw .outOfRange }
    guard date.week >= 1, date.week <= WeekDate.weeksInYear(date.year) else {
      throw .noSuchWeek(year: date.year, week: date.week)
    }
    let fourth = Self.first(ofYear: date.year) + 3
    let days = (date.week - 1) * 7 + date.weekday.isoNumber - fourth.weekday.isoNumber
    self = try fourth.adding(days: days)
  }
}

#if Formats && !hasFeature(Embedded)
extension WeekDate: Codable {}
#endif
