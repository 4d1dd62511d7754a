/// A cell of a calendar: a day and how the calendar names it.
@frozen
public struct CalendarDay: Hashable, Sendable {
  /// The day.
  public let day: Day

  /// The year, the month and the day of the month.
  @inlinable
  public var dayComponents: DayComponents { day.dayComponents }

  /// Creates the cell of a day.
  @inlinable
  public init(_ day: Day) {
    self.day = day
  }
}
