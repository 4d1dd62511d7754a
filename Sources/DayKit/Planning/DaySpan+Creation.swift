#if Formats
extension DaySpan {
  /// Creates the span of a kind that contains a day.
  ///
  /// The last 7 days end on the day, and a custom span is the day alone.
  ///
  /// ```swift
  /// let day = try Day(2025, 8, 29)
  /// DaySpan(.month, containing: day).title()                    // August 2025
  /// DaySpan(.quarter, containing: day).title()                  // Q3 2025
  /// DaySpan(.week, containing: day, startingOn: .sunday).days   // 2025-08-24...2025-08-30
  /// ```
  ///
  /// - Parameters:
  ///   - kind: The kind of span.
  ///   - day: The day.
  ///   - first: The weekday that weeks start on.
  public init(_ kind: Kind, containing day: Day, startingOn first: Weekday = .monday) {
    switch kind.code {
    case .day: self = .day(day)
    case .week: self = .week(containing: day, startingOn: first)
    case .last7Days: self = .last7Days(endingOn: day)
    case .halfMonth: self = .halfMonth(containing: day)
    case .month: self = .month(containing: day)
    case .quarter: self = .quarter(containing: day)
    case .halfYear: self = .halfYear(containing: day)
    case .year: self = .year(containing: day)
    case .custom: self = .custom(day, day)
    }
  }

  /// Creates a custom span of a range of days.
  ///
  /// ```swift
  /// DaySpan(try Day(2025, 8, 29)...Day(2025, 9, 2)).dayCount    // 5
  /// ```
  public init(_ days: ClosedRange<Day>) {
    self.init(content: .custom(days))
  }

  /// Returns the span of a single day.
  ///
  /// ```swift
  /// DaySpan.day(try Day(2025, 8, 29)).title()                   // 29 August 2025
  /// ```
  public static func day(_ day: Day) -> DaySpan {
    DaySpan(content: .day(day))
  }

  /// Returns the week that a day is in.
  ///
  /// ```swift
  /// let day = try Day(2025, 8, 29)
  /// DaySpan.week(containing: day, startingOn: .monday).days     // 2025-08-25...2025-08-31
  /// ```
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - first: The weekday that weeks start on.
  public static func week(containing day: Day, startingOn first: Weekday = .monday) -> DaySpan {
    DaySpan(content: .week(CalendarWeek(containing: day, startingOn: first)))
  }

  /// Returns the span of a day and the six days before it.
  ///
  /// ```swift
  /// DaySpan.last7Days(endingOn: try Day(2025, 8, 29)).days      // 2025-08-23...2025-08-29
  /// ```
  public static func last7Days(endingOn day: Day) -> DaySpan {
    DaySpan(content: .last7Days(endingOn: day))
  }
}

extension DaySpan {
  /// Returns the half of a month that a day is in: up to the 15th, or from the 16th on.
  ///
  /// ```swift
  /// DaySpan.halfMonth(containing: try Day(2025, 8, 29)).days    // 2025-08-16...2025-08-31
  /// ```
  public static func halfMonth(containing day: Day) -> DaySpan {
    DaySpan(content: .halfMonth(day.yearMonth, half: day.halfOfMonth))
  }

  /// Returns the span of a month.
  ///
  /// ```swift
  /// DaySpan.month(try YearMonth(year: 2025, month: 8)).dayCount // 31
  /// ```
  public static func month(_ month: YearMonth) -> DaySpan {
    DaySpan(content: .month(month))
  }

  /// Returns the month that a day is in.
  ///
  /// ```swift
  /// DaySpan.month(containing: try Day(2025, 8, 29)).days        // 2025-08-01...2025-08-31
  /// ```
  public static func month(containing day: Day) -> DaySpan {
    .month(day.yearMonth)
  }

  /// Returns the span of a quarter, 1 to 4, of a year.
  ///
  /// ```swift
  /// try DaySpan.quarter(3, of: 2025).days                       // 2025-07-01...2025-09-30
  /// ```
  ///
  /// - Throws: ``DayError/noSuchQuarter(year:quarter:)`` if the quarter is not 1 to 4, or
  ///   ``DayError/outOfRange`` if the year is outside ``Day/years``.
  public static func quarter(_ quarter: Int, of year: Int) throws(DayError) -> DaySpan {
    DaySpan(content: .quarter(try YearQuarter(year: year, quarter: quarter)))
  }

  /// Returns the quarter that a day is in.
  ///
  /// ```swift
  /// DaySpan.quarter(containing: try Day(2025, 8, 29)).days      // 2025-07-01...2025-09-30
  /// ```
  public static func quarter(containing day: Day) -> DaySpan {
    DaySpan(content: .quarter(YearQuarter(containing: day)))
  }

  /// Returns the span of a half, 1 or 2, of a year.
  ///
  /// ```swift
  /// try DaySpan.halfYear(2, of: 2025).days                      // 2025-07-01...2025-12-31
  /// ```
  ///
  /// - Throws: ``DayError/noSuchHalfYear(year:half:)`` if the half is not 1 or 2, or
  ///   ``DayError/outOfRange`` if the year is outside ``Day/years``.
  public static func halfYear(_ half: Int, of year: Int) throws(DayError) -> DaySpan {
    guard half == 1 || half == 2 else { throw .noSuchHalfYear(year: year, half: half) }
    guard Day.years.contains(year) else { throw .outOfRange }
    return DaySpan(content: .halfYear(year: year, half: half))
  }

  /// Returns the half of a year that a day is in.
  ///
  /// ```swift
  /// DaySpan.halfYear(containing: try Day(2025, 8, 29)).days     // 2025-07-01...2025-12-31
  /// ```
  public static func halfYear(containing day: Day) -> DaySpan {
    DaySpan(content: .halfYear(year: day.year, half: day.halfOfYear))
  }

  /// Returns the span of a year.
  ///
  /// ```swift
  /// try DaySpan.year(2024).dayCount                             // 366
  /// ```
  ///
  /// - Throws: ``DayError/outOfRange`` if the year is outside ``Day/years``.
  public static func year(_ year: Int) throws(DayError) -> DaySpan {
    guard Day.years.contains(year) else { throw .outOfRange }
    return DaySpan(content: .year(year))
  }

  /// Returns the year that a day is in.
  ///
  /// ```swift
  /// DaySpan.year(containing: try Day(2025, 8, 29)).days         // 2025-01-01...2025-12-31
  /// ```
  public static func year(containing day: Day) -> DaySpan {
    DaySpan(content: .year(day.dayComponents.year))
  }

  /// Returns the span from the earlier of two days to the later one, including both.
  ///
  /// ```swift
  /// DaySpan.custom(try Day(2025, 9, 2), try Day(2025, 8, 29)).dayCount    // 5
  /// ```
  public static func custom(_ one: Day, _ other: Day) -> DaySpan {
    DaySpan(min(one, other)...max(one, other))
  }
}
#endif
