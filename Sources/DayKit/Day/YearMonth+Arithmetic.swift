extension YearMonth: Strideable {
  /// The number of months from this month to another; negative if that one is earlier.
  ///
  /// ```swift
  /// try YearMonth(year: 2025, month: 8).distance(to: YearMonth(year: 2026, month: 1))   // 5
  /// ```
  @inlinable
  public func distance(to other: YearMonth) -> Int {
    (other.year - year) * 12 + other.month - month
  }

  /// The month that is the given number of months later.
  ///
  /// Because months are `Strideable`, ranges of months are collections:
  ///
  /// ```swift
  /// let august = try YearMonth(year: 2025, month: 8)
  /// august.advanced(by: 5)                              // 2026-01
  /// for month in august...august + 2 { print(month) }   // 2025-08, 2025-09, 2025-10
  /// ```
  ///
  /// - Precondition: The month is in a year of `Day.years`; ``adding(months:)`` throws instead.
  @inlinable
  public func advanced(by months: Int) -> YearMonth {
    guard let month = later(by: months) else { preconditionFailure("the month is out of range") }
    return month
  }
}

extension YearMonth {
  /// The month that is the given number of months after a month.
  ///
  /// ```swift
  /// try YearMonth(year: 2025, month: 11) + 3            // 2026-02
  /// ```
  ///
  /// - Precondition: The month is in a year of `Day.years`; ``adding(months:)`` throws instead.
  @inlinable
  public static func + (month: YearMonth, months: Int) -> YearMonth {
    month.advanced(by: months)
  }

  /// The month that is the given number of months before a month.
  ///
  /// ```swift
  /// try YearMonth(year: 2025, month: 1) - 1             // 2024-12
  /// ```
  ///
  /// - Precondition: The month is in a year of `Day.years`; ``adding(months:)`` throws instead.
  @inlinable
  public static func - (month: YearMonth, months: Int) -> YearMonth {
    precondition(months != .min, "the month is out of range")
    return month.advanced(by: -months)
  }

  /// The number of months from a start to an end.
  ///
  /// ```swift
  /// try YearMonth(year: 2026, month: 1) - YearMonth(year: 2025, month: 8)   // 5
  /// ```
  @inlinable
  public static func - (end: YearMonth, start: YearMonth) -> Int {
    start.distance(to: end)
  }

  /// Moves a month by a number of months into the future.
  ///
  /// ```swift
  /// var month = try YearMonth(year: 2025, month: 12)
  /// month += 1                                          // 2026-01
  /// ```
  ///
  /// - Precondition: The month is in a year of `Day.years`.
  @inlinable
  public static func += (month: inout YearMonth, months: Int) {
    month = month + months
  }

  /// Moves a month by a number of months into the past.
  ///
  /// ```swift
  /// var previous = try YearMonth(year: 2025, month: 1)
  /// previous -= 1                                       // 2024-12
  /// ```
  ///
  /// - Precondition: The month is in a year of `Day.years`.
  @inlinable
  public static func -= (month: inout YearMonth, months: Int) {
    month = month - months
  }

  /// The month that is the given number of months later.
  ///
  /// ```swift
  /// try YearMonth(year: 2025, month: 8).adding(months: 5)    // 2026-01
  /// try YearMonth(year: 9999, month: 12).adding(months: 1)   // throws
  /// ```
  ///
  /// - Throws: ``DayError/outOfRange`` if the month is outside `Day.years`.
  @inlinable
  public func adding(months: Int) throws(DayError) -> YearMonth {
    guard let month = later(by: months) else { throw .outOfRange }
    return month
  }

  /// The month that is the given number of months later, or `nil` if it is outside `Day.years`.
  @inlinable
  func later(by months: Int) -> YearMonth? {
    let (sum, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow, (-9999 * 12..<10_000 * 12).contains(sum) else { return nil }
    let shifted = sum + 10_000 * 12
    return YearMonth(unchecked: shifted / 12 - 10_000, shifted % 12 + 1)
  }
}
