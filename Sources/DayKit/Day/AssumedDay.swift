/// The day that a text without a day stands for, such as `2025-08` or `2025-W35`.
///
/// ```swift
/// let month = try DayFormat(pattern: "yyyy-MM").assumingDay(.last)
/// try Day("2024-02", as: month)       // 2024-02-29
/// ```
public enum AssumedDay: Hashable, Sendable {
  /// The first day of the month, quarter, week or year.
  case first

  /// The last day of the month, quarter, week or year.
  case last

  /// The day with this number in the month, quarter, week or year; the first day is 1.
  case number(Int)
}
