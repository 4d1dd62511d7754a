/// A weekend and a set of holidays, which determine the business days.
///
/// ```swift
/// let germany = WorkCalendar(holidays: [try Day(2025, 10, 3), try Day(2025, 12, 25)])
/// germany.isBusinessDay(try Day(2025, 10, 3))                     // false
/// try germany.day(3, businessDaysAfter: Day(2025, 10, 1))         // 2025-10-07
/// germany.businessDays(from: try Day(2025, 10, 1), to: try Day(2025, 10, 8))   // 4
/// ```
///
/// All functions use arithmetic instead of walking from day to day. The time that they take depends
/// on the logarithm of the number of holidays and not on the distance.
public struct WorkCalendar: Hashable, Sendable {
  /// The weekdays on which nobody works.
  public var weekend: WeekdaySet { week.weekend }

  /// The holidays in order, each once, including those on a weekend.
  public let holidays: [Day]

  let week: WorkWeek

  /// The holidays that are not on a weekend, in order.
  let freeWorkdays: [Day]

  /// Creates a calendar from a weekend and holidays.
  ///
  /// ```swift
  /// let gulf = WorkCalendar(weekend: [.friday, .saturday])
  /// gulf.isBusinessDay(try Day(2025, 8, 31))   // true: a Sunday
  /// ```
  ///
  /// - Parameters:
  ///   - weekend: The weekdays on which nobody works. If it has all seven, there are no business
  ///     days.
  ///   - holidays: The holidays, in any order. Repeated days count once.
  public init(
    weekend: WeekdaySet = [.saturday, .sunday], holidays: some Sequence<Day> = EmptyCollection()
  ) {
    week = WorkWeek(weekend: weekend)
    var days = holidays.sorted()
    days.removeRepeats()
    self.holidays = days
    let week = week
    freeWorkdays = days.filter { week.isWorkday($0.weekday) }
  }
}

extension WorkCalendar {
  /// Monday to Friday, without holidays.
  ///
  /// ```swift
  /// WorkCalendar.mondayToFriday.isBusinessDay(try Day(2025, 8, 30))   // false: a Saturday
  /// ```
  public static var mondayToFriday: WorkCalendar { WorkCalendar() }

  /// Returns whether a day is neither on the weekend nor a holiday.
  ///
  /// ```swift
  /// let office = WorkCalendar(holidays: [try Day(2026, 1, 1)])
  /// office.isBusinessDay(try Day(2026, 1, 1))   // false
  /// office.isBusinessDay(try Day(2026, 1, 2))   // true
  /// ```
  ///
  /// - Complexity: O(log *n*) for *n* holidays.
  public func isBusinessDay(_ day: Day) -> Bool {
    guard week.isWorkday(day.weekday) else { return false }
    let index = freeWorkdays.countBefore { $0 < day }
    return index == freeWorkdays.count || freeWorkdays[index] != day
  }

  /// Returns the number of business days after one day, up to and including another.
  ///
  /// If the second day is earlier, the result is the negative of the number in the other direction.
  ///
  /// ```swift
  /// let calendar = WorkCalendar.mondayToFriday
  /// calendar.businessDays(from: try Day(2025, 8, 29), to: try Day(2025, 9, 1))    // 1
  /// calendar.businessDays(from: try Day(2025, 9, 1), to: try Day(2025, 8, 29))    // -1
  /// ```
  ///
  /// - Complexity: O(log *n*) for *n* holidays.
  public func businessDays(from start: Day, to end: Day) -> Int {
    count(through: end) - count(through: start)
  }

  /// Returns the day that is reached by stepping from a day until the given number of business days
  /// have been met.
  ///
  /// One business day after a Saturday is Monday, one before it is Friday, and none is the Saturday
  /// itself.
  ///
  /// ```swift
  /// let calendar = WorkCalendar.mondayToFriday
  /// try calendar.day(5, businessDaysAfter: Day(2025, 8, 29))    // 2025-09-05
  /// try calendar.day(-1, businessDaysAfter: Day(2025, 8, 30))   // 2025-08-29
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of business days; a negative number steps back.
  ///   - day: The day to start from, which need not be a business day.
  /// - Throws: ``DayError/outOfRange`` if there are not that many business days up to ``Day/max`` or
  ///   back to ``Day/min``.
  /// - Complexity: O(log *n*) for *n* holidays.
  public func day(_ count: Int, businessDaysAfter day: Day) throws(DayError) -> Day {
    if count == 0 { return day }
    // There are never more business days than days.
    guard count.magnitude <= Day.bounds.count else { throw .outOfRange }
    let passed = self.count(through: day)
    if count > 0 { return try businessDay(number: passed + count) }
    return try businessDay(number: passed + count + (isBusinessDay(day) ? 0 : 1))
  }

  /// Returns the first, second, … or last business day of some days.
  ///
  /// ```swift
  /// let calendar = WorkCalendar.mondayToFriday
  /// let may = try YearMonth(year: 2026, month: 5).days
  /// calendar.businessDay(-1, in: may)   // 2026-05-29
  /// calendar.businessDay(22, in: may)   // nil: May 2026 has 21 business days
  /// ```
  ///
  /// - Parameters:
  ///   - ordinal: 1 for the first business day, 2 for the second, −1 for the last, and so on.
  ///   - days: The days, such as those of a month.
  /// - Returns: The business day, or `nil` if the days have no such business day; always `nil` for 0.
  /// - Complexity: O(log *n*) for *n* holidays.
  public func businessDay(_ ordinal: Int, in days: ClosedRange<Day>) -> Day? {
    let last = count(through: days.upperBound)
    let before = count(through: days.lowerBound) - (isBusinessDay(days.lowerBound) ? 1 : 0)
    guard ordinal != 0, ordinal.magnitude <= last - before else { return nil }
    return try? businessDay(number: ordinal > 0 ? before + ordinal : last + 1 + ordinal)
  }
}

extension WorkCalendar {
  /// The number of business days from ``Day/min`` up to and including a day.
  private func count(through day: Day) -> Int {
    week.workdays(in: day - .min + 1) - freeWorkdays.countBefore { $0 <= day }
  }

  /// The business day with a number, where 1 is the first business day from ``Day/min``.
  private func businessDay(number: Int) throws(DayError) -> Day {
    guard number >= 1, week.length > 0 else { throw .outOfRange }
    // Of the workdays up to the one sought, those that are free are the ones with fewer business
    // days before them than the number.
    let free = freeWorkdays.countBefore(index: { index, day in
      week.workdays(in: day - .min) - index < number
    })
    return try Day.min.adding(days: week.position(ofWorkday: number + free - 1))
  }
}

extension Array {
  /// The number of elements before the first that does not meet a condition; all that meet it come
  /// before all that do not.
  fileprivate func countBefore(_ condition: (Element) -> Bool) -> Int {
    countBefore(index: { condition($1) })
  }

  /// The same for a condition on an element and its index.
  fileprivate func countBefore(index condition: (Int, Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(middle, self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Array where Element: Equatable {
  /// Removes each element that equals the one before it.
  fileprivate mutating func removeRepeats() {
    var last: Element?
    removeAll { element in
      defer { last = element }
      return element == last
    }
  }
}
