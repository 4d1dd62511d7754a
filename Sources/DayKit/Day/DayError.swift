/// The reason why numbers name no day.
///
/// The description of an error is a clause in English that fits behind a colon, such as
/// "February 2025 has 28 days".
public enum DayError: Error, Hashable, Sendable {
  /// The day lies before ``Day/min`` or after ``Day/max``.
  case outOfRange

  /// A year has no month of that number.
  case noSuchMonth(year: Int, month: Int)

  /// The month has no day of that number.
  case noSuchDay(year: Int, month: Int, dayOfMonth: Int)

  /// The year has no day of that number.
  case noSuchDayOfYear(year: Int, dayOfYear: Int)

  /// The year of ISO weeks has no week of that number.
  case noSuchWeek(year: Int, week: Int)

  /// The month has no such weekday, such as a fifth Monday.
  case noSuchWeekday(year: Int, month: Int, ordinal: Int, weekday: Weekday)
}
