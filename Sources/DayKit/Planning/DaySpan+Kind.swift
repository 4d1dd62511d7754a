#if Formats
extension DaySpan {
  /// What a span is: a day, a week, a month and so on.
  ///
  /// The same kinds say how to group days (``DayGrouping``), and of what to find the start, the end
  /// or a day (``DayAdjustment``). Later versions may add kinds, so a `switch` needs a `default`.
  ///
  /// ```swift
  /// let quarter = DaySpan.Kind.quarter
  /// quarter.rawValue                      // quarter
  /// DaySpan.Kind(rawValue: "half-year")   // half-year
  /// ```
  public struct Kind: Hashable, Sendable, BitwiseCopyable {
    package let code: Code

    package enum Code: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
      case day, week, last7Days, halfMonth, month, quarter, halfYear, year, custom
    }

    init(_ code: Code) {
      self.code = code
    }

    /// A single day.
    public static var day: Kind { Kind(.day) }

    /// A week, from any weekday.
    public static var week: Kind { Kind(.week) }

    /// A day and the six days before it.
    public static var last7Days: Kind { Kind(.last7Days) }

    /// Half a month: up to the 15th, or from the 16th on.
    public static var halfMonth: Kind { Kind(.halfMonth) }

    /// A month of the calendar.
    public static var month: Kind { Kind(.month) }

    /// A quarter of the calendar, of three months.
    public static var quarter: Kind { Kind(.quarter) }

    /// Half a year: January to June, or July to December.
    public static var halfYear: Kind { Kind(.halfYear) }

    /// A year of the calendar.
    public static var year: Kind { Kind(.year) }

    /// Any first and last day.
    public static var custom: Kind { Kind(.custom) }
  }
}

extension DaySpan.Kind: CaseIterable {
  /// All kinds, from days to years, and then custom spans.
  public static var allCases: [DaySpan.Kind] { Code.allCases.map { DaySpan.Kind($0) } }
}

extension DaySpan.Kind: RawRepresentable {
  /// The name of the kind in a file, such as `month` or `half-year`.
  public var rawValue: String {
    switch code {
    case .day: "day"
    case .week: "week"
    case .last7Days: "last7Days"
    case .halfMonth: "half-month"
    case .month: "month"
    case .quarter: "quarter"
    case .halfYear: "half-year"
    case .year: "year"
    case .custom: "custom"
    }
  }

  /// Creates the kind of a name, or `nil` if there is none with this name.
  ///
  /// ```swift
  /// DaySpan.Kind(rawValue: "week") == .week                     // true
  /// ```
  public init?(rawValue: String) {
    guard let kind = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = kind
  }
}

extension DaySpan.Kind: CustomStringConvertible {
  /// The name of the kind, such as `week`.
  public var description: String { rawValue }
}

extension DaySpan.Kind {
  /// Whether each day is in exactly one span of the kind, unlike the last 7 days and custom spans.
  var dividesCalendar: Bool {
    switch code {
    case .day, .week, .halfMonth, .month, .quarter, .halfYear, .year: true
    case .last7Days, .custom: false
    }
  }

  /// A number for the span of a day that is one more for the next span.
  func ordinal(of day: Day, startingOn first: Weekday) -> Int {
    switch code {
    case .day, .last7Days, .custom: day.daysSince1970
    case .week: (day.daysSince1970 - day.weekday.days(since: first) - Day.min.daysSince1970 + 6) / 7
    case .halfMonth: (day.year * 12 + day.month) * 2 + day.halfOfMonth
    case .month: day.year * 12 + day.month
    case .quarter: day.year * 4 + day.quarter
    case .halfYear: day.year * 2 + day.halfOfYear
    case .year: day.year
    }
  }

  /// The number of months of a span that has whole months, and 0 for others.
  package var monthCount: Int {
    switch code {
    case .day, .week, .last7Days, .halfMonth, .custom: 0
    case .month: 1
    case .quarter: 3
    case .halfYear: 6
    case .year: 12
    }
  }

  /// Whether such spans are others if the fiscal year is not that of the calendar.
  package var dependsOnFiscalYear: Bool { monthCount > 1 }

  /// The most days that such a span has; 1 for a custom span, which is the day alone.
  package var mostDays: Int {
    switch code {
    case .day, .custom: 1
    case .week, .last7Days: 7
    case .halfMonth: 16
    case .month: 31
    case .quarter: 92
    case .halfYear: 184
    case .year: 366
    }
  }
}

extension Day {
  /// The half of the month that the day is in, 1 or 2.
  var halfOfMonth: Int { dayOfMonth > 15 ? 2 : 1 }

  /// The half of the year that the day is in, 1 or 2.
  var halfOfYear: Int { month > 6 ? 2 : 1 }
}
#endif
