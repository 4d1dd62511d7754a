/// A year, a month and a day of the month.
///
/// Components are not checked, so they can describe a day that does not exist, such as 30 February;
/// ``Day/init(_:)-(DayComponents)`` throws for these.
///
/// ```swift
/// var components = try Day(2025, 8, 29).dayComponents
/// components.year += 1
/// components.dayOfMonth                        // 29
/// try Day(components)                          // 2026-08-29
/// ```
@frozen
public struct DayComponents: Hashable, Sendable {
  /// The year; 0 is 1 BCE.
  public var year: Int

  /// The month, 1 to 12.
  public var month: Int

  /// The day of the month, 1 to 31.
  public var dayOfMonth: Int

  /// Creates components of a year, a month and a day of the month.
  ///
  /// ```swift
  /// DayComponents(year: 2025, month: 8, day: 29)
  /// ```
  @inlinable
  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.dayOfMonth = day
  }
}

extension DayComponents: Comparable {
  /// Compares years, then months, then days of the month.
  @inlinable
  public static func < (left: DayComponents, right: DayComponents) -> Bool {
    (left.year, left.month, left.dayOfMonth) < (right.year, right.month, right.dayOfMonth)
  }
}

#if Formats && !hasFeature(Embedded)
extension DayComponents: Codable {}
#endif
