/// A cell of a calendar: a day and how the calendar names it.
@frozen
public struct CalendarDay: Hashable, Sendable {
  /// The day.
  public let day: Day

  /// The components, stored since a week finds those of its days by counting.
  @usableFromInline let date: PackedDate

  /// Creates the cell of a day.
  @inlinable
  public init(_ day: Day) {
    self.init(day, PackedDate(ofDay: day.number))
  }

  @inlinable
  init(_ day: Day, _ date: PackedDate) {
    self.day = day
    self.date = date
  }

  /// The year, the month and the day of the month.
  @inlinable
  public var dayComponents: DayComponents {
    DayComponents(
      year: Int(date.year), month: Int(date.month), dayOfMonth: Int(date.dayOfMonth))
  }
}
