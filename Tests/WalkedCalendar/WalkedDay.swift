/// A day that only knows how to become the next one: a second, simple calendar that tests compare
/// with the library.
///
/// It counts days by the lengths of months and counts weekdays and weeks along the way, without any
/// formula.
package struct WalkedDay: Hashable, Sendable {
  package var number: Int
  package var year: Int
  package var month = 1
  package var dayOfMonth = 1
  package var dayOfYear = 1
  package var isoWeekday: Int
  package var weekYear: Int
  package var week = 1
  package var daysInMonth = 31

  /// 1 January −9999, a Monday; the walk to 1 January 1970, a Thursday, proves it.
  package static let first = WalkedDay(
    number: -4_371_587, year: -9999, isoWeekday: 1, weekYear: -9999)

  /// The last day of the walk, 31 December 9999.
  package var isLast: Bool { year == 9999 && month == 12 && dayOfMonth == 31 }

  package mutating func advance() {
    number += 1
    dayOfYear += 1
    dayOfMonth += 1
    if dayOfMonth > daysInMonth { beginMonth() }
    isoWeekday += 1
    if isoWeekday > 7 { beginWeek() }
  }

  private mutating func beginMonth() {
    dayOfMonth = 1
    month += 1
    if month == 13 {
      month = 1
      dayOfYear = 1
      year += 1
    }
    daysInMonth = Self.daysInMonth(month, isLeapYear: isLeapYear)
  }

  package var isLeapYear: Bool {
    if year % 400 == 0 { return true }
    if year % 100 == 0 { return false }
    return year % 4 == 0
  }

  private static func daysInMonth(_ month: Int, isLeapYear: Bool) -> Int {
    switch month {
    case 2: isLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Counts a Monday: the week that holds 4 January is the first of its year.
  private mutating func beginWeek() {
    isoWeekday = 1
    if (month == 12 && dayOfMonth >= 29) || (month == 1 && dayOfMonth <= 4) {
      week = 1
      weekYear += 1
    } else {
      week += 1
    }
  }
}
