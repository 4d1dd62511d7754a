extension Day {
  /// A unit of calendar arithmetic, for ``until(_:in:leapDay:)`` and ``Recurrence``.
  ///
  /// ``DaySpan/Kind`` names spans of the calendar, such as the week of a day, and not lengths. Later
  /// versions may add units, so a `switch` needs a `default`.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).until(Day(2026, 1, 1), in: .quarters)   // 1
  /// ```
  public struct Unit: Hashable, Sendable, BitwiseCopyable {
    package let code: Code

    package enum Code: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
      case days, weeks, months, quarters, years
    }

    private init(_ code: Code) {
      self.code = code
    }

    /// Days.
    public static var days: Unit { Unit(.days) }

    /// Weeks of 7 days.
    public static var weeks: Unit { Unit(.weeks) }

    /// Months, from a day to the same day of another month.
    public static var months: Unit { Unit(.months) }

    /// Quarters of 3 months.
    public static var quarters: Unit { Unit(.quarters) }

    /// Years of 12 months.
    public static var years: Unit { Unit(.years) }
  }
}

extension Day.Unit: CaseIterable {
  /// All units, from days to years.
  public static var allCases: [Day.Unit] { Code.allCases.map { Day.Unit($0) } }
}

extension Day.Unit: CustomStringConvertible {
  /// The name of the unit, such as `months`.
  public var description: String { name }

  /// The name of the unit, such as `months`.
  package var name: String {
    switch code {
    case .days: "days"
    case .weeks: "weeks"
    case .months: "months"
    case .quarters: "quarters"
    case .years: "years"
    }
  }

  /// The number of months of the unit, and 0 for days and weeks.
  package var monthCount: Int {
    switch code {
    case .days, .weeks: 0
    case .months: 1
    case .quarters: 3
    case .years: 12
    }
  }
}
