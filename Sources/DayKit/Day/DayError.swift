/// The reason why there is no day for the given numbers.
///
/// The description is an English clause that can follow a colon, such as "February 2025 has 28 days".
public enum DayError: Error, Hashable, Sendable {
  /// The day is before ``Day/min`` or after ``Day/max``.
  case outOfRange

  /// The month is not 1 to 12.
  case noSuchMonth(year: Int, month: Int)

  /// The month does not have that day.
  case noSuchDay(year: Int, month: Int, dayOfMonth: Int)

  /// The year does not have that day.
  case noSuchDayOfYear(year: Int, dayOfYear: Int)

  /// The ISO week-year does not have that week.
  case noSuchWeek(year: Int, week: Int)

  /// The month has no such weekday, such as a fifth Monday.
  case noSuchWeekday(year: Int, month: Int, ordinal: Int, weekday: Weekday)
}
