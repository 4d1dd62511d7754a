/// A week of a calendar, a collection of its seven days in order.
///
/// The weeks that hold ``Day/min`` and ``Day/max`` have only the days there are.
@frozen
public struct CalendarWeek: Hashable, Sendable {
  /// The number of days from 1 January 1970 to the first day of the week, which lies before
  /// ``Day/min`` where that day is inside the week.
  @usableFromInline let start: Int

  @inlinable
  init(start: Int) {
    self.start = start
  }

  /// Creates the week that holds a day and starts on a weekday.
  @inlinable
  public init(containing day: Day, startingOn first: Weekday) {
    self.init(start: day.daysSince1970 - day.weekday.days(since: first))
  }

  /// The first day of the week.
  @inlinable
  public var firstDay: Day { Day(unchecked: Swift.max(start, Day.bounds.lowerBound)) }

  /// The last day of the week.
  @inlinable
  public var lastDay: Day { Day(unchecked: Swift.min(start + 6, Day.bounds.upperBound)) }

  /// The weekday that the week starts on.
  @inlinable
  public var firstWeekday: Weekday { Weekday(wrapping: start % 7 + 4) }
}

extension CalendarWeek: RandomAccessCollection {
  /// The position of the first element, 0.
  @inlinable
  public var startIndex: Int { 0 }

  /// The position after the last element.
  @inlinable
  public var endIndex: Int { lastDay - firstDay + 1 }

  /// The element at a position.
  @inlinable
  public subscript(position: Int) -> CalendarDay {
    precondition(position >= 0 && position < endIndex, "the position is outside the week")
    return CalendarDay(firstDay + position)
  }
}
