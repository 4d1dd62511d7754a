import DayKit

/// What the grids of all months in one answer have in common.
struct GridLayout: Equatable, Sendable {
  /// The weekday on which weeks start.
  var firstWeekday: Weekday

  var weekNumbers = WeekNumbers.none

  /// Whether days of the neighbouring months complete the first and the last week.
  var fillsWeeks = false

  /// Whether days have their number in the year instead of the month.
  var showsDayOfYear = false

  /// The width of the number of a day, in columns.
  var numberWidth: Int { showsDayOfYear ? 3 : 2 }
}

/// The rule by which weeks are numbered.
enum WeekNumbers: Equatable, Sendable {
  case none

  /// Weeks start on Monday, and week 1 contains 4 January (ISO 8601).
  case iso

  /// Weeks start on Sunday, and week 1 contains 1 January.
  case us
}

extension WeekNumbers {
  /// What is above the numbers.
  static let heading = "Wk"

  /// The number of the week to which most days of a row belong.
  ///
  /// A row has seven days, and may start on another weekday than the numbered weeks. Most of its
  /// days are in the same week as its day in the middle of a numbered week.
  ///
  /// - Parameters:
  ///   - start: The number of days from 1970 to the first day of the row, which need not be a `Day`.
  ///   - first: The weekday of the first day.
  func number(ofRowAt start: Int, startingOn first: Weekday) -> Int {
    switch self {
    case .none: return 0
    case .iso:
      let middle = start + Weekday.thursday.days(since: first)
      return clamped(middle).weekDate.week
    case .us:
      let middle = start + Weekday.wednesday.days(since: first)
      // A week belongs to the year of its Saturday.
      guard let saturday = Day(exactly: middle + 3) else { return 1 }
      return (saturday.dayOfYear - 1) / 7 + 1
    }
  }

  private func clamped(_ number: Int) -> Day {
    Day(exactly: number) ?? (number < 0 ? .min : .max)
  }
}
