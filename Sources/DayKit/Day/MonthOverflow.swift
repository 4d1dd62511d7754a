/// Which day to use if a month is too short for a day of the month.
///
/// ```swift
/// let day = try Day(2025, 1, 31)
/// try day.adding(.months(1), overflow: .firstOfNextMonth)          // 2025-03-01
/// ```
///
/// ``MonthDay/LeapDayRule`` has the same words for 29 February alone. Later versions may add rules.
public struct MonthOverflow: Hashable, Sendable, BitwiseCopyable {
  package let code: Code

  package enum Code: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
    case lastOfMonth, firstOfNextMonth, reject
  }

  private init(_ code: Code) {
    self.code = code
  }

  /// The last day of the month, as in ``Day/adding(_:)``.
  public static var lastOfMonth: MonthOverflow { MonthOverflow(.lastOfMonth) }

  /// The first day of the next month.
  public static var firstOfNextMonth: MonthOverflow { MonthOverflow(.firstOfNextMonth) }

  /// No day: an error.
  public static var reject: MonthOverflow { MonthOverflow(.reject) }
}

extension MonthOverflow: CaseIterable {
  /// All rules.
  public static var allCases: [MonthOverflow] { Code.allCases.map { MonthOverflow($0) } }
}

extension MonthOverflow: CustomStringConvertible {
  /// The name of the rule, such as `lastOfMonth`.
  public var description: String {
    switch code {
    case .lastOfMonth: "lastOfMonth"
    case .firstOfNextMonth: "firstOfNextMonth"
    case .reject: "reject"
    }
  }
}

extension Day {
  /// The day that is a period after this one, with a rule for months that are too short.
  ///
  /// Years and months are added first, as one step. The rule applies to the result of that step.
  /// Then weeks and days are added.
  ///
  /// ```swift
  /// let leapDay = try Day(2024, 2, 29)
  /// try leapDay.adding(.years(1), overflow: .lastOfMonth)            // 2025-02-28
  /// try leapDay.adding(.years(1), overflow: .firstOfNextMonth)       // 2025-03-01
  /// try leapDay.adding(.years(1), overflow: .reject)                 // throws February 2025 has 28 days
  /// ```
  ///
  /// - Throws: ``DayError/outOfRange`` if the day, or the day before weeks and days are added, is
  ///   outside ``min`` to ``max``;
  ///   ``DayError/noSuchDay(year:month:day:)`` if the month is too short and the rule is
  ///   ``MonthOverflow/reject``.
  public func adding(_ period: Period, overflow: MonthOverflow) throws(DayError) -> Day {
    guard let months = period.totalMonths, let days = period.totalDays else { throw .outOfRange }
    let step = try adding(months: months)
    if overflow == .lastOfMonth || step.dayOfMonth == dayOfMonth {
      return try step.adding(days: days)
    }
    guard overflow == .firstOfNextMonth else {
      let date = step.dayComponents
      throw .noSuchDay(year: date.year, month: date.month, day: dayOfMonth)
    }
    return try step.adding(days: 1).adding(days: days)
  }
}
