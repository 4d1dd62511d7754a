#if Formats
/// The day that a text without a day stands for, such as `2025-08` or `2025-W35`.
///
/// ```swift
/// let month = try DayFormat(pattern: "yyyy-MM").assumingDay(.last)
/// try Day("2024-02", as: month)       // 2024-02-29
/// ```
///
/// Later versions may add days.
public struct AssumedDay: Hashable, Sendable {
  let place: Place

  enum Place: Hashable, Sendable {
    case first, last
    case number(Int)
  }

  private init(_ place: Place) {
    self.place = place
  }

  /// The first day of the month, quarter, week or year.
  public static var first: AssumedDay { AssumedDay(.first) }

  /// The last day of the month, quarter, week or year.
  public static var last: AssumedDay { AssumedDay(.last) }

  /// Returns the day with a number in the month, quarter, week or year; the first day is 1.
  ///
  /// ```swift
  /// let payday = try DayFormat(pattern: "yyyy-MM").assumingDay(.number(15))
  /// try Day("2024-02", as: payday)      // 2024-02-15
  /// ```
  public static func number(_ number: Int) -> AssumedDay { AssumedDay(.number(number)) }
}

extension AssumedDay {
  /// Returns the day in some days, if they have it.
  func day(in days: ClosedRange<Day>) throws(DayError) -> Day {
    switch place {
    case .first: return days.lowerBound
    case .last: return days.upperBound
    case .number(let number):
      guard let day = Day(exactly: days.lowerBound.daysSince1970 + number - 1), days.contains(day)
      else { throw .noSuchDay(ordinal: number, of: days) }
      return day
    }
  }
}
#endif
