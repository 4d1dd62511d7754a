/// A day named by the week date of ISO 8601: a year of weeks, a week of it and a weekday.
///
/// Weeks begin on Monday; week 1 of a year holds its 4 January, so that days around the new year
/// may belong to a week of the neighbouring year.
@frozen
public struct WeekDate: Hashable, Sendable {
  /// The year of weeks.
  public var year: Int

  /// The week, 1 to 53.
  public var week: Int

  /// The day of the week.
  public var weekday: Weekday

  /// Creates a week date, which may name no day; ``Day/init(_:)-(WeekDate)`` tells.
  @inlinable
  public init(year: Int, week: Int, weekday: Weekday) {
    self.year = year
    self.week = week
    self.weekday = weekday
  }
}

extension WeekDate {
  /// The number of ISO weeks in a year, 52 or 53.
  public static func weeksInYear(_ year: Int) -> Int {
    // Calendars repeat every 400 years.
    let year = year % 400
    // A year has a 53rd week where it begins or ends on a Thursday.
    let first = Day.first(ofYear: year).weekday
    return first == .thursday || (first == .wednesday && Day.isLeapYear(year)) ? 53 : 52
  }
}

extension Day {
  /// The week date of ISO 8601.
  @inlinable
  public var weekDate: WeekDate {
    let weekday = weekday
    // The Thursday of a week lies in the year that the week belongs to. It may lie two days after
    // the last day there is, hence the arithmetic on numbers.
    let thursday = number &+ 4 &- Int32(truncatingIfNeeded: weekday.isoNumber)
    let date = Civil.ordinalDate(thursday)
    return WeekDate(year: Int(date.year), week: Int(date.days / 7 &+ 1), weekday: weekday)
  }

  /// Creates the day that a week date names.
  ///
  /// - Throws: ``DayError`` if the year has no such week, or days do not reach that far.
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

#if !hasFeature(Embedded)
extension WeekDate: Codable {}
#endif
