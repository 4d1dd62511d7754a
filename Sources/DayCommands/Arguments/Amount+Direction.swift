import DayKit
import DayRecords

extension Amount {
  /// Whether a number is below 0.
  var isNegative: Bool { extremes.least < 0 }

  /// Whether all numbers are 0.
  var isZero: Bool { extremes == (0, 0) }

  /// Whether no two numbers have different signs.
  var hasOneDirection: Bool { extremes.least >= 0 || extremes.most <= 0 }

  /// Whether no part is larger than the calendar, so that the amount can be multiplied.
  var isWithinCalendar: Bool {
    extremes.least >= -Day.bounds.count && extremes.most <= Day.bounds.count
  }

  /// The least and the largest of the numbers.
  private var extremes: (least: Int, most: Int) {
    switch self {
    case .period(let period):
      (
        min(min(period.years, period.months), min(period.weeks, period.days)),
        max(max(period.years, period.months), max(period.weeks, period.days))
      )
    case .businessDays(let count): (count, count)
    }
  }
}
