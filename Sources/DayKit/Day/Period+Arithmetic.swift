extension Period: AdditiveArithmetic {
  /// Adds two periods, part by part.
  ///
  /// ```swift
  /// Period(years: 1, days: 3) + .days(4)                 // P1Y7D
  /// ```
  ///
  /// - Precondition: Each sum fits an `Int`.
  public static func + (left: Period, right: Period) -> Period {
    Period(
      years: left.years + right.years, months: left.months + right.months,
      weeks: left.weeks + right.weeks, days: left.days + right.days)
  }

  /// Subtracts one period from another, part by part.
  ///
  /// ```swift
  /// Period(years: 1, days: 3) - .days(4)                 // P1Y-1D
  /// ```
  ///
  /// - Precondition: Each difference fits an `Int`.
  public static func - (left: Period, right: Period) -> Period {
    Period(
      years: left.years - right.years, months: left.months - right.months,
      weeks: left.weeks - right.weeks, days: left.days - right.days)
  }

  /// Negates each part of a period.
  ///
  /// ```swift
  /// -Period(years: 1, days: -3)                          // P-1Y3D
  /// ```
  ///
  /// - Precondition: No part is `Int.min`.
  public static prefix func - (period: Period) -> Period {
    period * -1
  }
}

extension Period {
  /// Multiplies each part of a period by a number.
  ///
  /// To find every date of a series, multiply the period and add it to the first day; adding it to
  /// the previous day loses the day of the month in short months:
  ///
  /// ```swift
  /// let first = try Day(2025, 1, 31)
  /// try (0..<3).map { try first.adding(.months(1) * $0) }  // [2025-01-31, 2025-02-28, 2025-03-31]
  /// ```
  ///
  /// - Precondition: Each product fits an `Int`.
  public static func * (period: Period, factor: Int) -> Period {
    Period(
      years: period.years * factor, months: period.months * factor,
      weeks: period.weeks * factor, days: period.days * factor)
  }

  /// Multiplies each part of a period by a number.
  ///
  /// ```swift
  /// 3 * Period(months: 1, days: 2)                       // P3M6D
  /// ```
  ///
  /// - Precondition: Each product fits an `Int`.
  public static func * (factor: Int, period: Period) -> Period {
    period * factor
  }

  /// Multiplies each part of a period by a number, in place.
  ///
  /// ```swift
  /// var notice = Period.weeks(2)
  /// notice *= 3                                          // P6W
  /// ```
  ///
  /// - Precondition: Each product fits an `Int`.
  public static func *= (period: inout Period, factor: Int) {
    period = period * factor
  }
}

extension Period {
  /// Whether all parts are 0.
  ///
  /// ```swift
  /// Period(months: 12, days: 0).isZero                   // false
  /// Period(years: 1, months: -12).isZero                 // false: normalized() is zero
  /// ```
  @inlinable public var isZero: Bool { self == .zero }

  /// The years and months as a number of months, without weeks and days; `nil` if it does not fit
  /// an `Int`.
  ///
  /// ```swift
  /// Period(years: 1, months: 2, days: 40).totalMonths    // 14
  /// ```
  @inlinable public var totalMonths: Int? { Self.sum(years, times: 12, plus: months) }

  /// The period with 12 months as a year, so that months are −11 to 11 and have the sign of the
  /// years.
  ///
  /// Weeks and days do not change: a month has no fixed number of days, and 7 days stay 7 days.
  /// Adding the normalized period to a day gives the same day. This is the rule of java.time's
  /// `Period.normalized()`.
  ///
  /// ```swift
  /// Period(years: 1, months: 15, days: 7).normalized()   // P2Y3M7D
  /// Period(years: 1, months: -1).normalized()            // P11M
  /// ```
  ///
  /// - Precondition: The number of years fits an `Int`.
  public func normalized() -> Period {
    var result = self
    result.years += months / 12
    result.months = months % 12
    if result.years > 0 && result.months < 0 {
      result.years -= 1
      result.months += 12
    } else if result.years < 0 && result.months > 0 {
      result.years += 1
      result.months -= 12
    }
    return result
  }
}
