extension Day {
  /// The year, the month and the day of the month.
  ///
  /// ```swift
  /// let parts = try Day(2025, 8, 29).dayComponents
  /// (parts.year, parts.month, parts.dayOfMonth)  // (2025, 8, 29)
  /// ```
  @inlinable
  public var dayComponents: DayComponents {
    Civil.components(number)
  }

  /// The year; 0 is 1 BCE.
  @inlinable
  public var year: Int { dayComponents.year }

  /// The month, 1 to 12.
  @inlinable
  public var month: Int { dayComponents.month }

  /// The day of the month, 1 to 31.
  @inlinable
  public var dayOfMonth: Int { dayComponents.dayOfMonth }

  /// Creates the day of a year, a month and a day of the month.
  ///
  /// ```swift
  /// try Day(year: 2025, month: 8, day: 29)       // 2025-08-29
  /// try? Day(year: 2025, month: 2, day: 30)      // nil
  /// ```
  ///
  /// - Throws: ``DayError`` if the calendar has no such day, or if it is outside ``min`` to
  ///   ``max``.
  @inlinable
  public init(year: Int, month: Int, day: Int) throws(DayError) {
    if !Civil.hasYear(year) || !Civil.everyYearHas(month: month, day: day),
      let error = DayError(year: year, month: month, day: day)
    {
      throw error
    }
    let number = Civil.number(
      year: Int32(truncatingIfNeeded: year), month: UInt32(truncatingIfNeeded: month),
      dayOfMonth: UInt32(truncatingIfNeeded: day))
    self.init(unchecked: number)
  }

  /// Creates the day of a year, a month and a day of the month.
  ///
  /// ```swift
  /// try Day(2025, 8, 29)                         // 2025-08-29
  /// ```
  ///
  /// - Throws: ``DayError`` if the calendar has no such day, or if it is outside ``min`` to
  ///   ``max``.
  @inlinable
  public init(_ year: Int, _ month: Int, _ day: Int) throws(DayError) {
    try self.init(year: year, month: month, day: day)
  }

  /// Creates the day with the given components.
  ///
  /// ```swift
  /// try Day(DayComponents(year: 2025, month: 8, day: 29))   // 2025-08-29
  /// ```
  ///
  /// - Throws: ``DayError`` if the calendar has no such day, or if it is outside ``min`` to
  ///   ``max``.
  @inlinable
  public init(_ components: DayComponents) throws(DayError) {
    try self.init(
      year: components.year, month: components.month, day: components.dayOfMonth)
  }
}

extension Day {
  /// The years of all days, −9999 to 9999.
  ///
  /// ```swift
  /// Day.years.contains(2025)                     // true
  /// ```
  @inlinable
  public static var years: ClosedRange<Int> { -9999...9999 }

  /// Returns whether a year has 366 days in the Gregorian calendar.
  ///
  /// ```swift
  /// Day.isLeapYear(2024)                         // true
  /// Day.isLeapYear(1900)                         // false
  /// ```
  @inlinable
  public static func isLeapYear(_ year: Int) -> Bool {
    year & 3 == 0 && (year % 25 != 0 || year & 15 == 0)
  }

  /// The number of days of a year, 365 or 366.
  ///
  /// ```swift
  /// Day.daysInYear(2024)                         // 366
  /// ```
  @inlinable
  public static func daysInYear(_ year: Int) -> Int {
    isLeapYear(year) ? 366 : 365
  }

  /// The number of days of a month, 28 to 31.
  ///
  /// ```swift
  /// Day.daysInMonth(2, year: 2024)               // 29
  /// ```
  ///
  /// - Precondition: The month is 1 to 12.
  @inlinable
  public static func daysInMonth(_ month: Int, year: Int) -> Int {
    precondition((1...12).contains(month), "the month is not 1 to 12")
    // Months alternate between 31 and 30 days, and the order is reversed from August on.
    return month == 2 ? (isLeapYear(year) ? 29 : 28) : 30 | (month ^ (month >> 3))
  }
}

extension Day {
  /// The number of the day in its year, 1 to 366.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).dayOfYear               // 241
  /// ```
  @inlinable
  public var dayOfYear: Int {
    Civil.ordinalDate(number).days &+ 1
  }

  /// The quarter of the year, 1 to 4.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).quarter                 // 3
  /// ```
  @inlinable
  public var quarter: Int {
    (dayComponents.month + 2) / 3
  }

  /// Creates the day of a year with the given number, as in ordinal dates of ISO 8601.
  ///
  /// ```swift
  /// try Day(year: 2025, dayOfYear: 241)          // 2025-08-29
  /// ```
  ///
  /// - Throws: ``DayError`` if the year has no such day, or if it is outside ``years``.
  public init(year: Int, dayOfYear: Int) throws(DayError) {
    guard Self.years.contains(year) else { throw .outOfRange }
    guard dayOfYear >= 1, dayOfYear <= Self.daysInYear(year) else {
      throw .noSuchDayOfYear(year: year, dayOfYear: dayOfYear)
    }
    self = Self.first(ofYear: year) + (dayOfYear - 1)
  }
}

extension DayError {
  /// Creates the reason why there is no such day, or `nil` if there is one.
  @usableFromInline
  @inline(never)
  init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month) else {
      self = .noSuchMonth(year: year, month: month)
      return
    }
    guard Day.years.contains(year) else {
      self = .outOfRange
      return
    }
    guard day < 1 || day > Day.daysInMonth(month, year: year) else { return nil }
    self = .noSuchDay(year: year, month: month, day: day)
  }
}
