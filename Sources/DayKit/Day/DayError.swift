/// The reason why there is no day for the given numbers.
///
/// The description is an English clause that can follow a colon, such as "February 2025 has 28
/// days".
///
/// ```swift
/// do {
///   _ = try Day(2025, 2, 30)
/// } catch DayError.outOfRange {
///   print("the year is not -9999 to 9999")
/// } catch {
///   print(error)                          // February 2025 has 28 days
/// }
/// ```
///
/// Later versions may add errors. Compare it with the members below, or switch over ``reason``:
///
/// ```swift
/// let error = DayError.noSuchMonth(year: 2025, month: 13)
/// error == .noSuchMonth(year: 2025, month: 13)   // true
/// error.reason == .noSuchMonth                   // true
/// ```
public struct DayError: Error, Hashable, Sendable {
  package let kind: Kind

  package enum Kind: Hashable, Sendable {
    case outOfRange
    case noSuchMonth(year: Int, month: Int)
    case noSuchDay(year: Int, month: Int, day: Int)
    case noSuchDayOfYear(year: Int, dayOfYear: Int)
    case noSuchWeek(year: Int, week: Int)
    case noSuchWeekday(year: Int, month: Int, ordinal: Int, weekday: Weekday)
    case noSuchMonthDay(month: Int, day: Int)
    case noSuchQuarter(year: Int, quarter: Int)
    case noSuchBusinessDay(ordinal: Int)
    case noSuchHalfYear(year: Int, half: Int)
    case noSuchDayOfSpan(ordinal: Int, days: ClosedRange<Day>)
  }

  private init(_ kind: Kind) {
    self.kind = kind
  }
}

extension DayError {
  /// The day is before ``Day/min`` or after ``Day/max``.
  ///
  /// ```swift
  /// Day(exactly: 3_000_000) == nil        // true
  /// try Day.max.adding(.days(1))          // throws
  /// ```
  public static var outOfRange: DayError { DayError(.outOfRange) }

  /// The month is not 1 to 12.
  ///
  /// ```swift
  /// DayError.noSuchMonth(year: 2025, month: 13).description              // months range from 1 to 12
  /// ```
  public static func noSuchMonth(year: Int, month: Int) -> DayError {
    DayError(.noSuchMonth(year: year, month: month))
  }

  /// The month does not have that day.
  ///
  /// ```swift
  /// DayError.noSuchDay(year: 2025, month: 2, day: 30).description       // February 2025 has 28 days
  /// ```
  public static func noSuchDay(year: Int, month: Int, day: Int) -> DayError {
    DayError(.noSuchDay(year: year, month: month, day: day))
  }

  /// The year does not have that day.
  ///
  /// ```swift
  /// DayError.noSuchDayOfYear(year: 2025, dayOfYear: 366).description     // 2025 has 365 days
  /// ```
  public static func noSuchDayOfYear(year: Int, dayOfYear: Int) -> DayError {
    DayError(.noSuchDayOfYear(year: year, dayOfYear: dayOfYear))
  }

  /// The ISO week-year does not have that week.
  ///
  /// ```swift
  /// DayError.noSuchWeek(year: 2025, week: 53).description                // 2025 has 52 ISO weeks
  /// ```
  public static func noSuchWeek(year: Int, week: Int) -> DayError {
    DayError(.noSuchWeek(year: year, week: week))
  }

  /// The month has no such weekday, such as a fifth Monday.
  ///
  /// ```swift
  /// DayError.noSuchWeekday(year: 2025, month: 9, ordinal: 5, weekday: .friday).description
  /// // September 2025 has no fifth Friday
  /// ```
  public static func noSuchWeekday(
    year: Int, month: Int, ordinal: Int, weekday: Weekday
  ) -> DayError {
    DayError(.noSuchWeekday(year: year, month: month, ordinal: ordinal, weekday: weekday))
  }

  /// The month does not have that day in any year.
  ///
  /// ```swift
  /// DayError.noSuchMonthDay(month: 2, day: 30).description              // February has 28 or 29 days
  /// ```
  public static func noSuchMonthDay(month: Int, day: Int) -> DayError {
    DayError(.noSuchMonthDay(month: month, day: day))
  }

  /// The quarter is not 1 to 4.
  ///
  /// ```swift
  /// DayError.noSuchQuarter(year: 2025, quarter: 5).description           // quarters range from 1 to 4
  /// ```
  public static func noSuchQuarter(year: Int, quarter: Int) -> DayError {
    DayError(.noSuchQuarter(year: year, quarter: quarter))
  }

  /// The days do not have that many business days.
  ///
  /// ```swift
  /// DayError.noSuchBusinessDay(ordinal: 23).description     // there are fewer than 23 business days
  /// ```
  public static func noSuchBusinessDay(ordinal: Int) -> DayError {
    DayError(.noSuchBusinessDay(ordinal: ordinal))
  }

  /// The half of a year is not 1 or 2.
  ///
  /// ```swift
  /// DayError.noSuchHalfYear(year: 2025, half: 3).description      // the halves of a year are 1 and 2
  /// ```
  public static func noSuchHalfYear(year: Int, half: Int) -> DayError {
    DayError(.noSuchHalfYear(year: year, half: half))
  }

  /// The days from the first to the last one do not have that day.
  ///
  /// ```swift
  /// let error = DayError.noSuchDay(ordinal: 182, of: try DaySpan("2025-H1").days)
  /// error.reason == .noSuchDayOfSpan      // true
  /// error.description                     // 2025-01-01..2025-06-30 has 181 days
  /// ```
  ///
  /// - Parameters:
  ///   - ordinal: 1 for the first day, -1 for the last one.
  ///   - days: The days that lack it.
  public static func noSuchDay(ordinal: Int, of days: ClosedRange<Day>) -> DayError {
    DayError(.noSuchDayOfSpan(ordinal: ordinal, days: days))
  }
}

extension DayError {
  /// What is wrong with the numbers, without the numbers.
  ///
  /// ```swift
  /// DayError.noSuchDay(year: 2025, month: 2, day: 30).reason == .noSuchDay   // true
  /// ```
  public struct Reason: Hashable, Sendable {
    private let code: UInt8

    /// The day is before ``Day/min`` or after ``Day/max``.
    public static let outOfRange = Reason(code: 0)

    /// The month is not 1 to 12.
    public static let noSuchMonth = Reason(code: 1)

    /// The month does not have that day.
    public static let noSuchDay = Reason(code: 2)

    /// The year does not have that day.
    public static let noSuchDayOfYear = Reason(code: 3)

    /// The ISO week-year does not have that week.
    public static let noSuchWeek = Reason(code: 4)

    /// The month has no such weekday.
    public static let noSuchWeekday = Reason(code: 5)

    /// The month does not have that day in any year.
    public static let noSuchMonthDay = Reason(code: 6)

    /// The quarter is not 1 to 4.
    public static let noSuchQuarter = Reason(code: 7)

    /// The days do not have that many business days.
    public static let noSuchBusinessDay = Reason(code: 8)

    /// The half of a year is not 1 or 2.
    public static let noSuchHalfYear = Reason(code: 9)

    /// The days of a span do not have that day.
    public static let noSuchDayOfSpan = Reason(code: 10)
  }

  /// What is wrong with the numbers, without the numbers.
  public var reason: Reason {
    switch kind {
    case .outOfRange: .outOfRange
    case .noSuchMonth: .noSuchMonth
    case .noSuchDay: .noSuchDay
    case .noSuchDayOfYear: .noSuchDayOfYear
    case .noSuchWeek: .noSuchWeek
    case .noSuchWeekday: .noSuchWeekday
    case .noSuchMonthDay: .noSuchMonthDay
    case .noSuchQuarter: .noSuchQuarter
    case .noSuchBusinessDay: .noSuchBusinessDay
    case .noSuchHalfYear: .noSuchHalfYear
    case .noSuchDayOfSpan: .noSuchDayOfSpan
    }
  }

  /// The year of the date that does not exist, if the error is about one year.
  ///
  /// ```swift
  /// let error = DayError.noSuchDay(year: 2025, month: 2, day: 30)
  /// "\(error.day ?? 0)/\(error.month ?? 0)/\(error.year ?? 0)"         // 30/2/2025
  /// ```
  public var year: Int? {
    switch kind {
    case .noSuchMonth(let year, _), .noSuchDay(let year, _, _), .noSuchDayOfYear(let year, _),
      .noSuchWeek(let year, _), .noSuchWeekday(let year, _, _, _), .noSuchQuarter(let year, _),
      .noSuchHalfYear(let year, _):
      year
    case .outOfRange, .noSuchMonthDay, .noSuchBusinessDay, .noSuchDayOfSpan: nil
    }
  }

  /// The month of the date that does not exist, if the error is about a month.
  ///
  /// ```swift
  /// DayError.noSuchMonth(year: 2025, month: 13).month            // 13
  /// ```
  public var month: Int? {
    switch kind {
    case .noSuchMonth(_, let month), .noSuchDay(_, let month, _),
      .noSuchWeekday(_, let month, _, _), .noSuchMonthDay(let month, _):
      month
    default: nil
    }
  }

  /// The day of the month that does not exist, if the error is about one.
  ///
  /// ```swift
  /// DayError.noSuchMonthDay(month: 2, day: 30).day               // 30
  /// ```
  public var day: Int? {
    switch kind {
    case .noSuchDay(_, _, let day), .noSuchMonthDay(_, let day): day
    default: nil
    }
  }

  #if !hasFeature(Embedded)
  /// Returns whether any error is a specific one, so that `catch DayError.outOfRange` works.
  ///
  /// ```swift
  /// let caught: any Error = DayError.outOfRange
  /// DayError.outOfRange ~= caught         // true
  /// ```
  public static func ~= (pattern: DayError, error: any Error) -> Bool {
    error as? DayError == pattern
  }
  #endif
}
