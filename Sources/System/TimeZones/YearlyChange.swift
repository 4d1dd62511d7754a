/// A change of the clocks that happens every year, on a date and at a time of day.
struct YearlyChange: Equatable, Sendable {
  let date: YearlyDate

  /// The time in seconds from midnight at the start of the date; up to a week before or after it.
  let secondsOfDay: Int

  /// Returns the time from the start of 2000 to the change in seconds, by the clocks before it.
  func seconds(in year: YearSince2000) -> Int {
    (year.firstDay + date.dayOfYear(in: year)) * 86_400 + secondsOfDay
  }

  /// Whether the change can be in another year than its date, for any offset.
  var isNearNewYear: Bool {
    let days = date.daysOfYear
    // 167 hours are less than 7 days, and an offset is less than 2.
    return days.lowerBound < 9 || days.upperBound > 364 - 9
  }
}

/// A date that recurs every year.
enum YearlyDate: Equatable, Sendable {
  /// `Jn`: the day of the year from 1 to 365, in which 29 February is never counted.
  case dayWithoutLeapDay(Int)

  /// `n`: the day of the year from 0 to 365, in which 29 February is counted.
  case day(Int)

  /// `Mm.w.d`: a weekday (Sunday is 0) of a week of a month; week 5 is the last.
  case weekday(Int, week: Int, month: Int)

  /// Returns the number of days from 1 January to the date.
  func dayOfYear(in year: YearSince2000) -> Int {
    switch self {
    case .dayWithoutLeapDay(let day): day - (day < 60 || !year.isLeap ? 1 : 0)
    case .day(let day): day
    case .weekday(let weekday, let week, let month):
      Self.dayOfYear(weekday, week: week, month: month, in: year)
    }
  }

  private static func dayOfYear(
    _ weekday: Int, week: Int, month: Int, in year: YearSince2000
  ) -> Int {
    let firstOfMonth = year.daysBefore(month: month)
    // 1 January 2000 was a Saturday.
    let firstWeekday = (year.firstDay + firstOfMonth + 7 * 1_000 + 6) % 7
    let day = firstOfMonth + (weekday - firstWeekday + 7) % 7 + (week - 1) * 7
    return day < year.daysBefore(month: month + 1) ? day : day - 7
  }

  /// A range that contains the day of the year of this date in every year.
  fileprivate var daysOfYear: ClosedRange<Int> {
    switch self {
    case .dayWithoutLeapDay(let day): day - 1...day
    case .day(let day): day...day
    case .weekday(_, _, let month): (month - 1) * 28...month * 31
    }
  }
}

/// One of the 400 years from 2000 on, or a year next to them.
struct YearSince2000: Equatable {
  let number: Int

  /// The number of days from 1 January 2000 to 1 January of the year.
  let firstDay: Int

  init(number: Int) {
    self.number = number
    firstDay = Self.firstDay(of: number)
  }

  /// Creates the year that contains a day, counted from 1 January 2000.
  init(containing day: Int) {
    var number = day * 400 / 146_097
    while Self.firstDay(of: number) > day { number -= 1 }
    while Self.firstDay(of: number + 1) <= day { number += 1 }
    self.init(number: number)
  }

  var isLeap: Bool {
    number % 4 == 0 && (number % 100 != 0 || number % 400 == 0)
  }

  /// Returns the number of days from 1 January to the first day of a month from 1 to 13.
  func daysBefore(month: Int) -> Int {
    // From March on, months have 30.6 days on average.
    month < 3 ? (month - 1) * 31 : (month * 153 - 457) / 5 + 59 + (isLeap ? 1 : 0)
  }

  private static func firstDay(of number: Int) -> Int {
    // Valid from 1996 on, because the quotients round towards zero.
    365 * number + (number + 3) / 4 - (number + 99) / 100 + (number + 399) / 400
  }
}
