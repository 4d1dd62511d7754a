/// A cell of a calendar: a day and its components.
///
/// ```swift
/// let cell = CalendarDay(try Day(2025, 8, 29))
/// cell.day                                // 2025-08-29
/// cell.dayComponents.dayOfMonth           // 29
/// ```
@frozen
public struct CalendarDay: Hashable, Sendable {
  /// The day.
  public let day: Day

  /// The components, stored because a week derives those of its days by counting.
  @usableFromInline let date: PackedDate

  /// Creates the cell of a day.
  ///
  /// ```swift
  /// CalendarDay(try Day(2025, 8, 29)).dayComponents.month       // 8
  /// ```
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
      year: Int(date.year), month: Int(date.month), day: Int(date.dayOfMonth))
  }

  /// The day of the month, 1 to 31.
  ///
  /// ```swift
  /// cell.dayOfMonth                         // 29
  /// ```
  @inlinable
  public var dayOfMonth: Int { Int(date.dayOfMonth) }
}

extension CalendarDay: Identifiable {
  /// The day, which identifies the cell in a list such as SwiftUI's `ForEach`.
  @inlinable
  public var id: Day { day }
}

extension CalendarDay: CustomStringConvertible {
  /// The day in ISO 8601, such as `2025-08-29`.
  public var description: String { day.description }
}
