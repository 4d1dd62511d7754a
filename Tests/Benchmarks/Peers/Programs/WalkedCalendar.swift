/// The calendar of some years, computed day by day.
///
/// It gives the expected answers independently of the arithmetic of DayKit.
struct WalkedCalendar {
  struct Date {
    var year: Int
    var month: Int
    var dayOfMonth: Int
  }

  /// The dates by the number of days since the first one, which is 1 January 1970 unless other years are
  /// given.
  let dates: [Date]

  /// All days except for those of the first and of the last year.
  ///
  /// Day 0 is not among them, because dateutils cannot read the epoch 0.
  let sampled: Range<Int>

  init(years: ClosedRange<Int> = 1970...2071) {
    var dates: [Date] = []
    for year in years {
      for month in 1...12 {
        for dayOfMonth in 1...Self.length(of: month, year) {
          dates.append(Date(year: year, month: month, dayOfMonth: dayOfMonth))
        }
      }
    }
    self.dates = dates
    sampled = 365..<dates.count - 365
  }

  func weekday(of day: Int) -> String {
    // 1 January 1970 was a Thursday.
    Self.weekdays[(day + 4) % 7]
  }

  /// Returns the day a month later, with the same day of the month or the last day of that month.
  func nextMonth(of day: Int) -> Int {
    let date = dates[day]
    let year = date.month == 12 ? date.year + 1 : date.year
    let month = date.month % 12 + 1
    let toFirst = Self.length(of: date.month, date.year) - date.dayOfMonth + 1
    return day + toFirst + min(date.dayOfMonth, Self.length(of: month, year)) - 1
  }

  func iso(_ day: Int) -> String {
    let date = dates[day]
    return "\(date.year)-\(Self.pair(date.month))-\(Self.pair(date.dayOfMonth))"
  }

  func dmy(_ day: Int) -> String {
    let date = dates[day]
    return "\(Self.pair(date.dayOfMonth))/\(Self.pair(date.month))/\(date.year)"
  }

  func shortDMY(_ day: Int) -> String {
    let date = dates[day]
    return "\(date.dayOfMonth)/\(date.month)/\(date.year)"
  }

  func mdy(_ day: Int) -> String {
    let date = dates[day]
    return "\(Self.pair(date.month))-\(Self.pair(date.dayOfMonth))-\(date.year)"
  }

  func dotted(_ day: Int) -> String {
    let date = dates[day]
    return "\(date.year).\(Self.pair(date.month)).\(Self.pair(date.dayOfMonth))"
  }

  func basic(_ day: Int) -> String {
    let date = dates[day]
    return "\(date.year)\(Self.pair(date.month))\(Self.pair(date.dayOfMonth))"
  }

  func medium(_ day: Int) -> String {
    let date = dates[day]
    return "\(date.dayOfMonth) \(Self.months[date.month - 1].prefix(3)) \(date.year)"
  }

  func full(_ day: Int) -> String {
    let date = dates[day]
    let month = Self.months[date.month - 1]
    return "\(weekday(of: day)), \(date.dayOfMonth) \(month) \(date.year)"
  }

  private static func pair(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  private static func length(of month: Int, _ year: Int) -> Int {
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 && isLeapYear
      ? 29 : [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  private static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
