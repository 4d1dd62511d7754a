/// A day that recurs every year, such as a birthday: a month and a day of the month.
///
/// ```swift
/// let birthday = try MonthDay(month: 2, day: 29)
/// try birthday.day(in: 2024)                                    // 2024-02-29
/// try birthday.day(in: 2025)                                    // 2025-02-28
/// try birthday.day(in: 2025, leapDay: .firstOfMarch)            // 2025-03-01
/// try birthday.next(onOrAfter: Day(2025, 8, 29))                // 2026-02-28
/// birthday.dayOfMonth                                           // 29
/// ```
@frozen
public struct MonthDay: Hashable, Sendable {
  /// The month, 1 to 12.
  public let month: Int

  /// The day of the month, 1 to 31; 29 in February is possible.
  public let dayOfMonth: Int

  @inlinable
  init(unchecked month: Int, _ dayOfMonth: Int) {
    self.month = month
    self.dayOfMonth = dayOfMonth
  }

  /// Creates a day that some year has.
  ///
  /// ```swift
  /// try MonthDay(month: 12, day: 25)                              // --12-25
  /// try? MonthDay(month: 2, day: 30)                              // nil
  /// ```
  ///
  /// - Throws: ``DayError/noSuchMonthDay(month:day:)`` if no year has such a day.
  public init(month: Int, day: Int) throws(DayError) {
    // Year 0 is a leap year.
    guard (1...12).contains(month), day >= 1, day <= Day.daysInMonth(month, year: 0) else {
      throw .noSuchMonthDay(month: month, day: day)
    }
    self.init(unchecked: month, day)
  }

  /// Creates the month and day of the month of a day.
  ///
  /// ```swift
  /// MonthDay(try Day(1990, 8, 29))                                // --08-29
  /// ```
  @inlinable
  public init(_ day: Day) {
    let components = day.dayComponents
    self.init(unchecked: components.month, components.dayOfMonth)
  }
}

extension MonthDay {
  /// The day that stands for 29 February in years that do not have it.
  ///
  /// ``MonthOverflow`` has the same words for all months that are too short. Later versions may add
  /// rules.
  ///
  /// ```swift
  /// let rule = MonthDay.LeapDayRule.firstOfMarch
  /// try MonthDay(month: 2, day: 29).day(in: 2025, leapDay: rule)  // 2025-03-01
  /// ```
  public struct LeapDayRule: Hashable, Sendable, BitwiseCopyable, CaseIterable {
    package let code: Code

    package enum Code: UInt8, Hashable, Sendable, BitwiseCopyable {
      case lastOfFebruary, firstOfMarch
    }

    private init(_ code: Code) {
      self.code = code
    }

    /// 28 February, the last day of the month.
    ///
    /// This is the rule of java.time's `MonthDay`, and of ``Day/adding(_:)``.
    public static var lastOfFebruary: LeapDayRule { LeapDayRule(.lastOfFebruary) }

    /// 1 March, the day after the last of February.
    public static var firstOfMarch: LeapDayRule { LeapDayRule(.firstOfMarch) }

    /// All rules.
    public static var allCases: [LeapDayRule] { [.lastOfFebruary, .firstOfMarch] }
  }

  /// Whether this is 29 February, which only leap years have.
  ///
  /// ```swift
  /// try MonthDay(month: 2, day: 29).isLeapDay                     // true
  /// ```
  @inlinable public var isLeapDay: Bool { month == 2 && dayOfMonth == 29 }

  /// The day in a year.
  ///
  /// ```swift
  /// try MonthDay(month: 12, day: 25).day(in: 2025)                // 2025-12-25
  /// ```
  ///
  /// - Parameters:
  ///   - year: The year, −9999 to 9999.
  ///   - rule: The day that stands for 29 February in a common year.
  /// - Throws: ``DayError/outOfRange`` if the year is outside `Day.years`.
  public func day(
    in year: Int, leapDay rule: LeapDayRule = .lastOfFebruary
  ) throws(DayError) -> Day {
    let date = observed(in: year, leapDay: rule)
    return try Day(year: year, month: date.month, day: date.dayOfMonth)
  }

  /// The month and the day of the month in a year; 29 February moves in a common year.
  func observed(in year: Int, leapDay rule: LeapDayRule) -> MonthDay {
    guard isLeapDay, !Day.isLeapYear(year) else { return self }
    return switch rule.code {
    case .lastOfFebruary: MonthDay(unchecked: 2, 28)
    case .firstOfMarch: MonthDay(unchecked: 3, 1)
    }
  }

  /// The first occurrence that is after a day.
  ///
  /// ```swift
  /// let newYear = try MonthDay(month: 1, day: 1)
  /// try newYear.next(after: Day(2026, 1, 1))                      // 2027-01-01
  /// ```
  ///
  /// - Parameters:
  ///   - day: The last day that does not count.
  ///   - rule: The day that stands for 29 February in a common year.
  /// - Throws: ``DayError/outOfRange`` if the occurrence is after ``Day/max``.
  public func next(
    after day: Day, leapDay rule: LeapDayRule = .lastOfFebruary
  ) throws(DayError) -> Day {
    try next(onOrAfter: day.adding(.days(1)), leapDay: rule)
  }

  /// The first occurrence that is not before a day.
  ///
  /// ``Day/age(on:leapDay:)`` increases on these days.
  ///
  /// ```swift
  /// let christmas = try MonthDay(month: 12, day: 25)
  /// try christmas.next(onOrAfter: Day(2025, 12, 25))              // 2025-12-25
  /// try christmas.next(onOrAfter: Day(2025, 12, 26))              // 2026-12-25
  /// ```
  ///
  /// - Parameters:
  ///   - day: The first day that counts.
  ///   - rule: The day that stands for 29 February in a common year.
  /// - Throws: ``DayError/outOfRange`` if the occurrence is after ``Day/max``.
  public func next(
    onOrAfter day: Day, leapDay rule: LeapDayRule = .lastOfFebruary
  ) throws(DayError) -> Day {
    let year = day.year
    let occurrence = try self.day(in: year, leapDay: rule)
    return occurrence >= day ? occurrence : try self.day(in: year + 1, leapDay: rule)
  }

  /// The last occurrence that is before a day.
  ///
  /// ```swift
  /// let newYear = try MonthDay(month: 1, day: 1)
  /// try newYear.previous(before: Day(2026, 1, 1))                 // 2025-01-01
  /// ```
  ///
  /// - Parameters:
  ///   - day: The first day that does not count.
  ///   - rule: The day that stands for 29 February in a common year.
  /// - Throws: ``DayError/outOfRange`` if the occurrence is before ``Day/min``.
  public func previous(
    before day: Day, leapDay rule: LeapDayRule = .lastOfFebruary
  ) throws(DayError) -> Day {
    try previous(onOrBefore: day.adding(.days(-1)), leapDay: rule)
  }

  /// The last occurrence that is not after a day.
  ///
  /// ```swift
  /// let christmas = try MonthDay(month: 12, day: 25)
  /// try christmas.previous(onOrBefore: Day(2025, 12, 25))         // 2025-12-25
  /// try christmas.previous(onOrBefore: Day(2025, 12, 24))         // 2024-12-25
  /// ```
  ///
  /// - Parameters:
  ///   - day: The last day that counts.
  ///   - rule: The day that stands for 29 February in a common year.
  /// - Throws: ``DayError/outOfRange`` if the occurrence is before ``Day/min``.
  public func previous(
    onOrBefore day: Day, leapDay rule: LeapDayRule = .lastOfFebruary
  ) throws(DayError) -> Day {
    let year = day.year
    let occurrence = try self.day(in: year, leapDay: rule)
    return occurrence <= day ? occurrence : try self.day(in: year - 1, leapDay: rule)
  }
}

extension MonthDay: Comparable {
  /// Returns whether a day is earlier in the year than another.
  @inlinable
  public static func < (left: MonthDay, right: MonthDay) -> Bool {
    (left.month, left.dayOfMonth) < (right.month, right.dayOfMonth)
  }
}

extension Day {
  /// The month and the day of the month, without the year.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).monthDay == Day(1990, 8, 29).monthDay    // true
  /// ```
  @inlinable public var monthDay: MonthDay { MonthDay(self) }
}
