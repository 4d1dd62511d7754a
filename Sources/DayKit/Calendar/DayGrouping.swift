/// A way to group days for counting: by weekday, day, week, month, quarter or year, for example.
///
/// ```swift
/// let day = try Day(2025, 8, 29)
/// DayGrouping.weekday.group(of: day).title()                    // Friday
/// DayGrouping.month.group(of: day).title()                      // August 2025
/// DayGrouping.monthOfYear.group(of: day).title()                // August
/// ```
///
/// For groups of some weeks or days, see ``DayCycle``.
public enum DayGrouping: String, Hashable, Sendable, CaseIterable {
  /// The seven weekdays, whatever the week.
  case weekday

  /// The twelve months, whatever the year.
  case monthOfYear = "month-of-year"

  /// The days of the month from 1 to 31, whatever the month.
  case dayOfMonth = "day-of-month"

  /// Each day on its own.
  case day

  /// The weeks of the calendar.
  case week

  /// The halves of the months of the calendar: up to the 15th, and from the 16th on.
  case halfMonth = "half-month"

  /// The months of the calendar: August 2024 and August 2025 are two groups.
  case month

  /// The quarters of the calendar.
  case quarter

  /// The years of the calendar.
  case year
}

extension DayGrouping {
  /// Whether days that are far from each other can be in one group, such as all Fridays.
  ///
  /// ```swift
  /// DayGrouping.monthOfYear.recurs        // true
  /// DayGrouping.month.recurs              // false
  /// ```
  public var recurs: Bool {
    switch self {
    case .weekday, .monthOfYear, .dayOfMonth: true
    case .day, .week, .halfMonth, .month, .quarter, .year: false
    }
  }
}

/// The days that one bin of a ``DayHistogram`` counts: a span of days, or days that recur, such as a
/// weekday.
///
/// ```swift
/// let group = DayGrouping.week.group(of: try Day(2025, 8, 29), startingOn: .sunday)
/// group.span?.days                        // 2025-08-24...2025-08-30
/// group.weekday                           // nil
/// ```
public enum DayGroup: Hashable, Sendable {
  /// All days that fall on a weekday.
  case weekday(Weekday)

  /// All days in a month, from 1 to 12, of any year.
  case monthOfYear(Int)

  /// All days with a number, from 1 to 31, in any month.
  case dayOfMonth(Int)

  /// The days of a span.
  case span(DaySpan)
}

extension DayGrouping {
  /// Returns the group that a day is in.
  ///
  /// ```swift
  /// let quarter = DayGrouping.quarter.group(of: try Day(2025, 8, 29))
  /// quarter.span?.days                    // 2025-07-01...2025-09-30
  /// ```
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - first: The weekday that weeks start on.
  public func group(of day: Day, startingOn first: Weekday = .monday) -> DayGroup {
    switch self {
    case .weekday: .weekday(day.weekday)
    case .monthOfYear: .monthOfYear(day.month)
    case .dayOfMonth: .dayOfMonth(day.dayComponents.dayOfMonth)
    case .day: .span(.day(day))
    case .week: .span(.week(containing: day, startingOn: first))
    case .halfMonth: .span(DaySpan(day.halfMonth))
    case .month: .span(.month(containing: day))
    case .quarter: .span(.quarter(containing: day))
    case .year: .span(.year(containing: day))
    }
  }

  /// A number for the group of a day that is one more for the next group.
  func ordinal(of day: Day, startingOn first: Weekday) -> Int {
    switch self {
    case .weekday: day.weekday.days(since: first)
    case .monthOfYear: day.month
    case .dayOfMonth: day.dayComponents.dayOfMonth
    case .day: day.daysSince1970
    case .halfMonth:
      (day.year * 12 + day.month) * 2 + (day.dayComponents.dayOfMonth > 15 ? 1 : 0)
    case .week: (day.daysSince1970 - day.weekday.days(since: first) - Day.min.daysSince1970 + 6) / 7
    case .month: day.year * 12 + day.month
    case .quarter: day.year * 4 + day.quarter
    case .year: day.year
    }
  }
}

extension DayGroup {
  /// The span of days, or `nil` for days that recur.
  public var span: DaySpan? {
    if case .span(let span) = self { span } else { nil }
  }

  /// The weekday, or `nil` for other days.
  public var weekday: Weekday? {
    if case .weekday(let weekday) = self { weekday } else { nil }
  }

  /// Returns the title of the group in a language, such as "Friday" or "August 2025".
  ///
  /// ```swift
  /// DayGroup.weekday(.friday).title(width: .abbreviated)        // Fri
  /// DayGroup.span(try .quarter(3, of: 2025)).title()            // Q3 2025
  /// DayGroup.dayOfMonth(29).title()                             // 29
  /// ```
  ///
  /// - Parameters:
  ///   - symbols: The language.
  ///   - width: The width of the name of a weekday or of a month of any year.
  public func title(in symbols: DaySymbols = .english, width: DaySymbols.Width = .wide) -> String {
    switch self {
    case .weekday(let weekday): symbols.name(of: weekday, width: width)
    case .monthOfYear(let month): symbols.name(ofMonth: month, width: width)
    case .dayOfMonth(let number): number.description
    case .span(let span): span.title(in: symbols)
    }
  }
}

extension DayGroup: CustomStringConvertible {
  /// The weekday, the month, the day of the month or the span, such as `Friday` or `2025-08`.
  public var description: String {
    switch self {
    case .weekday(let weekday): weekday.description
    case .monthOfYear(let month): "month \(month)"
    case .dayOfMonth(let number): "day \(number)"
    case .span(let span): span.description
    }
  }
}

extension Day {
  /// The half of the month that the day is in.
  fileprivate var halfMonth: ClosedRange<Day> {
    let first = yearMonth.days.lowerBound
    return dayComponents.dayOfMonth > 15
      ? first + 15...yearMonth.days.upperBound : first...first + 14
  }
}
