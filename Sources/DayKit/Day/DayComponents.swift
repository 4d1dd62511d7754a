/// The year, the month and the day of the month that name a day in the Gregorian calendar.
///
/// Components are a description and may name no day, such as 30 February; ``Day/init(_:)-(DayComponents)`` tells.
@frozen
public struct DayComponents: Hashable, Sendable {
  /// The year; 0 is 1 BCE.
  public var year: Int

  /// The month, 1 to 12.
  public var month: Int

  /// The day of the month, 1 to 31.
  public var dayOfMonth: Int

  /// Creates components of a year, a month and a day of the month.
  @inlinable
  public init(year: Int, month: Int, dayOfMonth: Int) {
    self.year = year
    self.month = month
    self.dayOfMonth = dayOfMonth
  }
}

extension DayComponents: Comparable {
  /// Tells whether components name an earlier day, field by field.
  @inlinable
  public static func < (left: DayComponents, right: DayComponents) -> Bool {
    (left.year, left.month, left.dayOfMonth) < (right.year, right.month, right.dayOfMonth)
  }
}

#if !hasFeature(Embedded)
extension DayComponents: Codable {}
#endif
