#if Formats
/// A part of a date that a format can contain.
///
/// Later versions may add parts, so a `switch` needs a `default`.
///
/// ```swift
/// do {
///   _ = try Day("Monday 2025-08-29", as: DayFormat(pattern: "EEEE yyyy-MM-dd"))
/// } catch let error as DayParsingError {
///   print(error.reason.contradiction?.part == .weekday)      // true
/// }
/// ```
public struct DayPart: Hashable, Sendable {
  package let kind: Kind

  package enum Kind: Hashable, Sendable {
    case era, year, quarter, month, dayOfMonth, dayOfYear, weekYear, week, weekday, day
    case sundayWeek, mondayWeek, weekOfMonth, weekdayOrdinal
    case time, timeZone
  }

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// The era: before or after the start of year 1.
  public static var era: DayPart { DayPart(.era) }

  /// The calendar year, with four digits, two digits or as its century.
  public static var year: DayPart { DayPart(.year) }

  /// The quarter of the year, 1 to 4.
  public static var quarter: DayPart { DayPart(.quarter) }

  /// The month, as a number or a name.
  public static var month: DayPart { DayPart(.month) }

  /// The day of the month, 1 to 31.
  public static var dayOfMonth: DayPart { DayPart(.dayOfMonth) }

  /// The day of the year, 1 to 366.
  public static var dayOfYear: DayPart { DayPart(.dayOfYear) }

  /// The year of ISO 8601's weeks.
  public static var weekYear: DayPart { DayPart(.weekYear) }

  /// The week of the year.
  public static var week: DayPart { DayPart(.week) }

  /// The week of the year in weeks that start on Sunday, 0 before the first Sunday: `%U` of `strftime`.
  public static var sundayWeek: DayPart { DayPart(.sundayWeek) }

  /// The week of the year in weeks that start on Monday, 0 before the first Monday: `%W` of `strftime`.
  public static var mondayWeek: DayPart { DayPart(.mondayWeek) }

  /// The week of the month.
  public static var weekOfMonth: DayPart { DayPart(.weekOfMonth) }

  /// How often the weekday has occurred in the month.
  public static var weekdayOrdinal: DayPart { DayPart(.weekdayOrdinal) }

  /// The weekday, as a number or a name.
  public static var weekday: DayPart { DayPart(.weekday) }

  /// The whole day, as a count of days or as an instant.
  public static var day: DayPart { DayPart(.day) }

  /// The time of day, which a format can only parse.
  public static var time: DayPart { DayPart(.time) }

  /// The time zone, which a format can only parse.
  public static var timeZone: DayPart { DayPart(.timeZone) }
}
#endif
