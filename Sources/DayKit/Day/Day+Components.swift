extension Day {
  /// The year, the month and the day of the month.
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
  /// - Throws: ``DayError`` if the calendar has no such day, or days do not reach that far.
  @inlinable
  public init(year: Int, month: Int, day: Int) throws(DayError) {
    if !Civil.hasYear(year) || !Civil.everyYearHas(month: month, dayOfMonth: day),
      let error = DayError(year: year, month: month, dayOfMonth: day)
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
  /// - Throws: ``DayError`` if the calendar has no such day, or days do not reach that far.
  @inlinable
  public init(_ year: Int, _ month: Int, _ day: Int) throws(DayError) {
    try self.init(year: year, month: month, day: day)
  }

  /// Creates the day that components name.
  ///
  /// - Throws: ``DayError`` if the calendar has no such day, or days do not reach that far.
  @inlinable
  public init(_ components: DayComponents) throws(DayError) {
    try self.init(
      year: components.year, month: components.month, day: components.dayOfMonth)
  }
}

extension Day {
  /// The years that days reach, −9999 to 9999.
  @inlinable
  public static var years: ClosedRange<Int> { -9999...9999 }

  /// Tells whether a year has 366 days in the Gregorian calendar.
  @inlinable
  public static func isLeapYear(_ year: Int) -> Bool {
    year & 3 == 0 && (year % 25 != 0 || year & 15 == 0)
  }

  /// The number of days of a year, 365 or 366.
  @inlinable
  public static func daysInYear(_ year: Int) -> Int {
    isLeapYear(year) ? 366 : 365
  }

  /// The number of days of a month, 28 to 31.
  ///
  /// - Precondition: The month is 1 to 12.
  @inlinable
  public static func daysInMonth(_ month: Int, year: Int) -> Int {
    precondition((1...12).contains(month), "the month is not 1 to 12")
    // Months alternate between 31 and 30 days, and the turn shifts by one at August.
    return month == 2 ? (isLeapYear(year) ? 29 : 28) : 30 | (month ^ (month >> 3))
  }
}

extension Day {
  /// The number of the day in its year, 1 to 366.
  @inlinable
  public var dayOfYear: Int {
    Civil.ordinalDate(number).days &+ 1
  }

  /// The quarter of the year, 1 to 4.
  @inlinable
  public var quarter: Int {
    (dayComponents.month + 2) / 3
  }

  /// Creates the day of a year with the given number, as ISO 8601's ordinal dates have it.
  ///
  /// - Throws: ``DayError`` if the year has no such day, or days do not reach that far.
  public init(year: Int, dayOfYear: Int) throws(DayError) {
    guard Self.years.contains(year) else { throw .outOfRange }
    guard dayOfYear >= 1, dayOfYear <= Self.daysInYear(year) else {
      throw .noSuchDayOfYear(year: year, dayOfYear: dayOfYear)
    }
    self = Self.first(ofYear: year) + (dayOfYear - 1)
  }
}

extension DayError {
  /// What is wrong with a year, a month and a day of the month, if they name no day.
  @usableFromInline
  @inline(never)
  init?(year: Int, month: Int, dayOfMonth: Int) {
    guard (1...12).contains(month) else {
      self = .noSuchMonth(year: year, month: month)
      return
    }
    guard Day.years.contains(year) else {
      self = .outOfRange
      return
    }
    guard dayOfMonth < 1 || dayOfMonth > Day.daysInMonth(month, year: year) else { return nil }
    self = .noSuchDay(year: year, month: month, dayOfMonth: dayOfMonth)
  }
}
