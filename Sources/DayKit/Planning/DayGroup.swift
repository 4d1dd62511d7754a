#if Formats
/// The days that one bin of a ``DayHistogram`` counts: a span of days, or days that recur, such as a
/// weekday.
///
/// ```swift
/// let group = DayGrouping.week.group(of: try Day(2025, 8, 29), startingOn: .sunday)
/// group.span?.days                        // 2025-08-24...2025-08-30
/// group.weekday                           // nil
/// group == .span(.week(containing: try Day(2025, 8, 24), startingOn: .sunday))    // true
/// ```
public struct DayGroup: Hashable, Sendable {
  package let content: Content

  package enum Content: Hashable, Sendable {
    case weekday(Weekday)
    case monthOfYear(Int)
    case dayOfMonth(Int)
    case span(DaySpan)
  }

  private init(_ content: Content) {
    self.content = content
  }
}

extension DayGroup {
  /// Returns the group of all days that fall on a weekday.
  ///
  /// ```swift
  /// DayGroup.weekday(.friday).weekday                           // .friday
  /// ```
  public static func weekday(_ weekday: Weekday) -> DayGroup { DayGroup(.weekday(weekday)) }

  /// Returns the group of all days in a month, from 1 to 12, of any year.
  ///
  /// ```swift
  /// DayGroup.monthOfYear(8).title()                             // August
  /// ```
  ///
  /// - Precondition: The month is 1 to 12.
  public static func monthOfYear(_ month: Int) -> DayGroup {
    precondition((1...12).contains(month), "the month is not 1 to 12")
    return DayGroup(.monthOfYear(month))
  }

  /// Returns the group of all days with a number, from 1 to 31, in any month.
  ///
  /// ```swift
  /// DayGroup.dayOfMonth(29).dayOfMonth                          // 29
  /// ```
  ///
  /// - Precondition: The number is 1 to 31.
  public static func dayOfMonth(_ number: Int) -> DayGroup {
    precondition((1...31).contains(number), "the day of the month is not 1 to 31")
    return DayGroup(.dayOfMonth(number))
  }

  /// Returns the group of the days of a span.
  ///
  /// ```swift
  /// DayGroup.span(try .year(2025)).title()                      // 2025
  /// ```
  public static func span(_ span: DaySpan) -> DayGroup { DayGroup(.span(span)) }

  /// The span of days, or `nil` for days that recur.
  public var span: DaySpan? {
    if case .span(let span) = content { span } else { nil }
  }

  /// The weekday, or `nil` for other groups.
  public var weekday: Weekday? {
    if case .weekday(let weekday) = content { weekday } else { nil }
  }

  /// The month of any year, 1 to 12, or `nil` for other groups.
  ///
  /// ```swift
  /// DayGrouping.monthOfYear.group(of: try Day(2025, 8, 29)).monthOfYear       // 8
  /// ```
  public var monthOfYear: Int? {
    if case .monthOfYear(let month) = content { month } else { nil }
  }

  /// The day of any month, 1 to 31, or `nil` for other groups.
  public var dayOfMonth: Int? {
    if case .dayOfMonth(let number) = content { number } else { nil }
  }
}

extension DayGroup {
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
    switch content {
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
    switch content {
    case .weekday(let weekday): weekday.description
    case .monthOfYear(let month): "month \(month)"
    case .dayOfMonth(let number): "day \(number)"
    case .span(let span): span.description
    }
  }
}
#endif
