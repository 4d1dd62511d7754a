#if Formats
/// A way to group days for counting: by spans such as weeks or months, or by what recurs, such as
/// weekdays.
///
/// ```swift
/// let day = try Day(2025, 8, 29)
/// DayGrouping.weekday.group(of: day).title()                    // Friday
/// DayGrouping.month.group(of: day).title()                      // August 2025
/// DayGrouping.monthOfYear.group(of: day).title()                // August
/// ```
///
/// For groups of some weeks or days, see ``DayCycle``. Later versions may add groupings.
public struct DayGrouping: Hashable, Sendable {
  package let content: Content

  package enum Content: Hashable, Sendable {
    case weekday, monthOfYear, dayOfMonth
    case spans(DaySpan.Kind)
  }

  private init(_ content: Content) {
    self.content = content
  }

  /// Whether the groups are others if the fiscal year is not that of the calendar.
  package var dependsOnFiscalYear: Bool {
    if case .spans(let kind) = content { kind.dependsOnFiscalYear } else { false }
  }
}

extension DayGrouping {
  /// Creates the grouping by spans of a kind.
  ///
  /// ```swift
  /// DayGrouping(spans: .quarter) == .quarter                    // true
  /// DayGrouping(spans: .custom)                                 // nil
  /// ```
  ///
  /// - Returns: `nil` for the last 7 days and custom spans, because a day is in more than one of them.
  public init?(spans kind: DaySpan.Kind) {
    guard kind.dividesCalendar else { return nil }
    self.init(.spans(kind))
  }

  /// The seven weekdays, whatever the week.
  public static var weekday: DayGrouping { DayGrouping(.weekday) }

  /// The twelve months, whatever the year.
  public static var monthOfYear: DayGrouping { DayGrouping(.monthOfYear) }

  /// The days of the month from 1 to 31, whatever the month.
  public static var dayOfMonth: DayGrouping { DayGrouping(.dayOfMonth) }

  /// One group per day.
  public static var day: DayGrouping { DayGrouping(.spans(.day)) }

  /// One group per ISO week, such as 2025-W35.
  public static var week: DayGrouping { DayGrouping(.spans(.week)) }

  /// The halves of the months of the calendar: up to the 15th, and from the 16th on.
  public static var halfMonth: DayGrouping { DayGrouping(.spans(.halfMonth)) }

  /// The months of the calendar: August 2024 and August 2025 are two groups.
  public static var month: DayGrouping { DayGrouping(.spans(.month)) }

  /// The quarters of the calendar.
  public static var quarter: DayGrouping { DayGrouping(.spans(.quarter)) }

  /// The halves of the years of the calendar, from January and from July.
  public static var halfYear: DayGrouping { DayGrouping(.spans(.halfYear)) }

  /// The years of the calendar.
  public static var year: DayGrouping { DayGrouping(.spans(.year)) }
}

extension DayGrouping: CaseIterable {
  /// All groupings: those that recur, and then spans from days to years.
  public static var allCases: [DayGrouping] {
    [.weekday, .monthOfYear, .dayOfMonth]
      + DaySpan.Kind.allCases.compactMap { DayGrouping(spans: $0) }
  }
}

extension DayGrouping: RawRepresentable {
  /// The name of the grouping, such as `month-of-year`; that of the kind of span for spans.
  public var rawValue: String {
    switch content {
    case .weekday: "weekday"
    case .monthOfYear: "month-of-year"
    case .dayOfMonth: "day-of-month"
    case .spans(let kind): kind.rawValue
    }
  }

  /// Creates the grouping of a name, or `nil` if there is none with this name.
  ///
  /// ```swift
  /// DayGrouping(rawValue: "half-month") == .halfMonth           // true
  /// ```
  public init?(rawValue: String) {
    guard let grouping = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = grouping
  }
}

extension DayGrouping: CustomStringConvertible {
  /// The name of the grouping, such as `month-of-year`.
  public var description: String { rawValue }
}

extension DayGrouping {
  /// Whether days that are far from each other can be in one group, such as all Fridays.
  ///
  /// ```swift
  /// DayGrouping.monthOfYear.recurs        // true
  /// DayGrouping.month.recurs              // false
  /// ```
  public var recurs: Bool { spanKind == nil }

  /// The kind of the spans by which days are grouped, or `nil` for groups that recur.
  ///
  /// ```swift
  /// DayGrouping.month.spanKind            // month
  /// ```
  public var spanKind: DaySpan.Kind? {
    if case .spans(let kind) = content { kind } else { nil }
  }

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
    switch content {
    case .weekday: .weekday(day.weekday)
    case .monthOfYear: .monthOfYear(day.month)
    case .dayOfMonth: .dayOfMonth(day.dayOfMonth)
    case .spans(let kind): .span(DaySpan(kind, containing: day, startingOn: first))
    }
  }
}
#endif
