#if Formats
/// Years that start on the same day of every calendar year, such as fiscal years, and their quarters.
///
/// A fiscal year has the name of the calendar year in which it ends: if years start in October, 2026
/// is the year from 1 October 2025 to 30 September 2026. If they start on 1 January, fiscal years are
/// calendar years.
///
/// ```swift
/// let october = FiscalCalendar(startingIn: 10)
/// let day = try Day(2025, 11, 5)
/// october?.year(of: day)                  // 2026
/// october?.quarter(of: day)               // 1
/// october?.daysOfYear(containing: day)    // 2025-10-01...2026-09-30
/// october?.month                          // 10
/// october?.dayOfMonth                     // 1
/// ```
public struct FiscalCalendar: Hashable, Sendable {
  /// The month in which years start, 1 to 12.
  public let month: Int

  /// The day of that month on which years start, 1 to 28.
  public let dayOfMonth: Int

  private init(unchecked month: Int, _ dayOfMonth: Int) {
    (self.month, self.dayOfMonth) = (month, dayOfMonth)
  }

  /// Creates the calendar of years that start on a day.
  ///
  /// ```swift
  /// let britain = FiscalCalendar(startingIn: 4, on: 6)
  /// britain?.year(of: try Day(2025, 4, 5))                // 2025
  /// britain?.year(of: try Day(2025, 4, 6))                // 2026
  /// FiscalCalendar(startingIn: 13) == nil                 // true
  /// ```
  ///
  /// - Parameters:
  ///   - month: The month, 1 to 12.
  ///   - dayOfMonth: The day of the month, 1 to 28. Quarters start on the same day of their first
  ///     month, and not every month has a later day.
  /// - Returns: `nil` if a number is outside these bounds.
  public init?(startingIn month: Int, on dayOfMonth: Int = 1) {
    guard (1...12).contains(month), (1...28).contains(dayOfMonth) else { return nil }
    self.init(unchecked: month, dayOfMonth)
  }
}

extension FiscalCalendar {
  /// The calendar whose years start on 1 January.
  ///
  /// ```swift
  /// FiscalCalendar.calendarYear.year(of: try Day(2025, 11, 5))     // 2025
  /// ```
  public static var calendarYear: FiscalCalendar { FiscalCalendar(unchecked: 1, 1) }

  /// Returns the name of the fiscal year that contains a day, which is the calendar year in which it
  /// ends.
  ///
  /// ```swift
  /// FiscalCalendar(startingIn: 7)?.year(of: try Day(2025, 7, 1))   // 2026
  /// ```
  ///
  /// - Returns: A year from −9999 to 10,000.
  public func year(of day: Day) -> Int {
    startYear(of: months(until: day)) + (self == .calendarYear ? 0 : 1)
  }

  /// Returns the number of the quarter of the fiscal year that contains a day, 1 to 4.
  ///
  /// ```swift
  /// FiscalCalendar(startingIn: 7)?.quarter(of: try Day(2026, 1, 1))   // 3
  /// ```
  public func quarter(of day: Day) -> Int {
    let months = months(until: day)
    return (months - 12 * startYear(of: months)) / 3 + 1
  }

  /// Returns the days of the fiscal year that contains a day.
  ///
  /// ```swift
  /// let april = FiscalCalendar(startingIn: 4)
  /// april?.daysOfYear(containing: try Day(2025, 8, 29))    // 2025-04-01...2026-03-31
  /// ```
  ///
  /// - Returns: The days, without those that are outside `Day.min ... Day.max`.
  public func daysOfYear(containing day: Day) -> ClosedRange<Day> {
    days(ofMonths: 12, containing: day)
  }

  /// Returns the days of the quarter of the fiscal year that contains a day.
  ///
  /// ```swift
  /// let britain = FiscalCalendar(startingIn: 4, on: 6)
  /// britain?.daysOfQuarter(containing: try Day(2025, 8, 29))       // 2025-07-06...2025-10-05
  /// ```
  ///
  /// - Returns: The days, without those that are outside `Day.min ... Day.max`.
  public func daysOfQuarter(containing day: Day) -> ClosedRange<Day> {
    days(ofMonths: 3, containing: day)
  }

  /// Returns the days of the fiscal year with a name.
  ///
  /// ```swift
  /// try FiscalCalendar(startingIn: 10)?.days(ofYear: 2026)         // 2025-10-01...2026-09-30
  /// ```
  ///
  /// - Throws: ``DayError/outOfRange`` if no day of it is in the calendar.
  public func days(ofYear year: Int) throws(DayError) -> ClosedRange<Day> {
    try days(fromMonth: 0, count: 12, ofYear: year)
  }

  /// Returns the days of a quarter, 1 to 4, of the fiscal year with a name.
  ///
  /// ```swift
  /// try FiscalCalendar(startingIn: 10)?.days(ofQuarter: 1, of: 2026)   // 2025-10-01...2025-12-31
  /// ```
  ///
  /// - Throws: ``DayError/noSuchQuarter(year:quarter:)`` if the quarter is not 1 to 4, or
  ///   ``DayError/outOfRange`` if no day of it is in the calendar.
  public func days(ofQuarter quarter: Int, of year: Int) throws(DayError) -> ClosedRange<Day> {
    guard (1...4).contains(quarter) else { throw .noSuchQuarter(year: year, quarter: quarter) }
    return try days(fromMonth: 3 * quarter - 3, count: 3, ofYear: year)
  }
}

extension FiscalCalendar {
  /// Returns the days of the part of the fiscal year that contains a day, without those outside
  /// `Day.min ... Day.max`.
  ///
  /// - Parameter count: The months of each part, a divisor of 12.
  package func days(ofMonths count: Int, containing day: Day) -> ClosedRange<Day> {
    let months = months(until: day).dividedRoundingDown(by: count) * count
    return start(ofMonth: months)...end(beforeMonth: months + count)
  }
}

// Months are counted from that in which the fiscal year begins that starts in year 0, and begin on the
// same day of the month.

extension FiscalCalendar {
  private func months(until day: Day) -> Int {
    let date = day.dayComponents
    return 12 * date.year + date.month - month - (date.dayOfMonth < dayOfMonth ? 1 : 0)
  }

  /// The calendar year in which the fiscal year of a month starts.
  private func startYear(of months: Int) -> Int { months.dividedRoundingDown(by: 12) }

  private func start(ofMonth months: Int) -> Day { first(ofMonth: months) ?? .min }

  private func end(beforeMonth months: Int) -> Day { first(ofMonth: months).map { $0 - 1 } ?? .max }

  /// The first day of a month, if it is in the calendar.
  private func first(ofMonth months: Int) -> Day? {
    let month = months + month - 1
    let year = month.dividedRoundingDown(by: 12)
    return try? Day(year: year, month: month - 12 * year + 1, day: dayOfMonth)
  }

  private func days(
    fromMonth month: Int, count: Int, ofYear year: Int
  ) throws(DayError) -> ClosedRange<Day> {
    // Years that have days are near those of the calendar, and only their months fit in an Int.
    guard (-9_999...10_000).contains(year) else { throw .outOfRange }
    let start = 12 * (self == .calendarYear ? year : year - 1) + month
    let (first, next) = (first(ofMonth: start), first(ofMonth: start + count))
    guard first != nil || next.map({ $0 > .min }) ?? false else { throw .outOfRange }
    return (first ?? .min)...(next.map { $0 - 1 } ?? .max)
  }
}

extension FiscalCalendar: CustomStringConvertible {
  /// The day on which years start, such as `fiscal years from 04-06`.
  public var description: String {
    func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "fiscal years from \(digits(month))-\(digits(dayOfMonth))"
  }
}
#endif
