/// An amount of calendar time in years, months, weeks and days, each of any sign.
///
/// A period has no fixed length: how long a month is depends on the day it is added to.
/// ``Day/adding(_:)`` adds years and months first, as one step, then weeks and days.
///
/// ```swift
/// let notice = Period(months: 3, days: 1)
/// try Day(2025, 8, 29).adding(notice)          // 2025-11-30
/// notice * 2                                   // P6M2D
/// try Period("P3M1D") == notice                // true
/// ```
@frozen
public struct Period: Hashable, Sendable {
  /// The number of years.
  public var years: Int

  /// The number of months.
  public var months: Int

  /// The number of weeks.
  public var weeks: Int

  /// The number of days.
  public var days: Int

  /// Creates a period of the given parts.
  ///
  /// ```swift
  /// Period(years: 1, months: 2, days: 3)         // P1Y2M3D
  /// ```
  @inlinable
  public init(years: Int = 0, months: Int = 0, weeks: Int = 0, days: Int = 0) {
    self.years = years
    self.months = months
    self.weeks = weeks
    self.days = days
  }
}

extension Period {
  /// The period of no time.
  ///
  /// ```swift
  /// Period.zero                                  // P0D
  /// ```
  @inlinable public static var zero: Period { Period() }

  /// A number of years.
  ///
  /// ```swift
  /// try Day(2024, 2, 29).adding(.years(1))       // 2025-02-28
  /// ```
  @inlinable public static func years(_ count: Int) -> Period { Period(years: count) }

  /// A number of months.
  ///
  /// ```swift
  /// try Day(2025, 1, 31).adding(.months(1))      // 2025-02-28
  /// ```
  @inlinable public static func months(_ count: Int) -> Period { Period(months: count) }

  /// A number of weeks.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).adding(.weeks(2))       // 2025-09-12
  /// ```
  @inlinable public static func weeks(_ count: Int) -> Period { Period(weeks: count) }

  /// A number of days.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).adding(.days(3))        // 2025-09-01
  /// ```
  @inlinable public static func days(_ count: Int) -> Period { Period(days: count) }
}

extension Period {
  /// The weeks and days as days, if an `Int` holds them.
  @inlinable
  package var totalDays: Int? { Self.sum(weeks, times: 7, plus: days) }

  @inlinable
  static func sum(_ count: Int, times factor: Int, plus rest: Int) -> Int? {
    if count == 0 { return rest }
    // Parts of different signs cancel out before they are multiplied: then the product is between 0
    // and the sum, and fits if the sum does.
    var (whole, wholeOverflow) = count.addingReportingOverflow(rest / factor)
    var remainder = rest % factor
    if whole > 0 && remainder < 0 {
      whole -= 1
      remainder += factor
    } else if whole < 0 && remainder > 0 {
      whole += 1
      remainder -= factor
    }
    let (product, productOverflow) = whole.multipliedReportingOverflow(by: factor)
    let (sum, sumOverflow) = product.addingReportingOverflow(remainder)
    return wholeOverflow || productOverflow || sumOverflow ? nil : sum
  }
}
