#if Formats
/// A weekend and a set of holidays, which determine the business days, and the fiscal years of an
/// organization.
///
/// ```swift
/// let germany = WorkCalendar(holidays: [try Day(2025, 10, 3), try Day(2025, 12, 25)])
/// let wednesday = try Day(2025, 10, 1)
/// germany.isBusinessDay(wednesday + 2)                            // false
/// try wednesday.adding(businessDays: 3, in: germany)              // 2025-10-07
/// wednesday.businessDays(until: wednesday + 7, in: germany)       // 4
/// ```
///
/// All functions use arithmetic instead of walking from day to day. The time that they take depends
/// on the logarithm of the number of holidays and not on the distance.
public struct WorkCalendar: Hashable, Sendable {
  /// The weekdays on which nobody works.
  public var weekend: WeekdaySet { week.weekend }

  /// The holidays in order, each once, including those on a weekend.
  public let holidays: [Day]

  /// The fiscal years, if they are not the years of the calendar.
  ///
  /// ```swift
  /// let office = WorkCalendar(fiscalCalendar: FiscalCalendar(startingIn: 10))
  /// office.fiscalCalendar?.year(of: try Day(2025, 11, 5))         // 2026
  /// ```
  public let fiscalCalendar: FiscalCalendar?

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
  ///   - fiscalCalendar: The fiscal years, if they are not the years of the calendar.
  public init(
    weekend: WeekdaySet = [.saturday, .sunday], holidays: some Sequence<Day> = EmptyCollection(),
    fiscalCalendar: FiscalCalendar? = nil
  ) {
    self.fiscalCalendar = fiscalCalendar
    week = WorkWeek(weekend: weekend)
    var days = Array(holidays)
    days.sortWithoutRepeats { $0 < $1 }
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
  public static let mondayToFriday = WorkCalendar()

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

  /// Returns whether a day is a holiday, on a weekend or not.
  ///
  /// ```swift
  /// let shop = WorkCalendar(holidays: [try Day(2026, 1, 1)])
  /// shop.isHoliday(try Day(2026, 1, 1))         // true
  /// shop.isHoliday(try Day(2026, 1, 4))         // false: a Sunday
  /// ```
  ///
  /// - Complexity: O(log *n*) for *n* holidays.
  public func isHoliday(_ day: Day) -> Bool {
    let index = holidays.countBefore { $0 < day }
    return index < holidays.count && holidays[index] == day
  }

  /// Returns the number of business days of some days, including the first and the last one.
  ///
  /// ```swift
  /// let office = WorkCalendar(holidays: [try Day(2025, 12, 25), try Day(2025, 12, 26)])
  /// office.businessDays(in: try Day(2025, 12, 22)...Day(2025, 12, 26))     // 3
  /// office.businessDays(in: try YearMonth(year: 2025, month: 12).days)     // 21
  /// ```
  ///
  /// ``Day/businessDays(until:in:)`` is the distance from one day to another, which does not count the
  /// first day: from Monday to Friday it is 4, but a leave from Monday to Friday takes 5 days.
  ///
  /// - Parameter days: The days, such as those of a leave, a month or a ``DaySpan``.
  /// - Complexity: O(log *n*) for *n* holidays.
  public func businessDays(in days: ClosedRange<Day>) -> Int {
    lastNumber(upTo: days.upperBound) - lastNumber(upTo: days.lowerBound)
      + (isBusinessDay(days.lowerBound) ? 1 : 0)
  }

  /// Returns the number of business days of a set.
  ///
  /// ```swift
  /// let leave = DaySet(try Day(2025, 12, 22)...Day(2026, 1, 2))
  /// let closed = DaySet(try Day(2025, 12, 24)...Day(2025, 12, 31))
  /// WorkCalendar.mondayToFriday.businessDays(in: leave.subtracting(closed))     // 4
  /// ```
  ///
  /// - Parameter days: The days, such as all leaves of somebody.
  /// - Complexity: O(*m* log *n*) for *m* spans of days and *n* holidays.
  public func businessDays(in days: DaySet) -> Int {
    days.spans.reduce(0) { $0 + businessDays(in: $1) }
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
  /// - Returns: The business day, or `nil` if the days have no such business day; always `nil` for
  ///   0.
  /// - Complexity: O(log *n*) for *n* holidays.
  public func businessDay(_ ordinal: Int, in days: ClosedRange<Day>) -> Day? {
    let last = lastNumber(upTo: days.upperBound)
    let before = last - businessDays(in: days)
    guard ordinal != 0, ordinal.magnitude <= last - before else { return nil }
    return try? businessDay(number: ordinal > 0 ? before + ordinal : last + 1 + ordinal)
  }
}

extension WorkCalendar: CustomStringConvertible {
  /// The weekend, the number of holidays and the fiscal years, if there are any, such as
  /// `weekend [Sunday, Saturday], 2 holidays`.
  public var description: String {
    "weekend \(weekend), \(holidays.count) \(holidays.count == 1 ? "holiday" : "holidays")"
      + (fiscalCalendar.map { ", \($0)" } ?? "")
  }
}

#if !hasFeature(Embedded)
extension WorkCalendar: CustomReflectable {
  /// A mirror of the weekend and the holidays.
  public var customMirror: Mirror {
    Mirror(self, children: ["weekend": weekend, "holidays": holidays])
  }
}
#endif

extension WorkCalendar {
  /// The number of the last business day up to and including a day, where 1 is the first business
  /// day from ``Day/min``; 0 if there is none.
  func lastNumber(upTo day: Day) -> Int {
    week.workdays(in: day - .min + 1) - freeWorkdays.countBefore { $0 <= day }
  }

  /// The business day with a number, where 1 is the first business day from ``Day/min``.
  func businessDay(number: Int) throws(DayError) -> Day {
    guard number >= 1, week.length > 0 else { throw .outOfRange }
    // A holiday lies before the result if fewer than `number` business days come before it.
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
#endif
