/// A week of a calendar, a collection of its seven days in order.
///
/// The weeks that hold ``Day/min`` and ``Day/max`` have only the days there are.
@frozen
public struct CalendarWeek: Hashable, Sendable {
  /// The number of days from 1 January 1970 to the first day of the week, which lies before
  /// ``Day/min`` where that day is inside the week.
  @usableFromInline let start: Int32

  @inlinable
  init(start: Int32) {
    self.start = start
  }

  /// Creates the week that holds a day and starts on a weekday.
  @inlinable
  public init(containing day: Day, startingOn first: Weekday) {
    self.init(
      start: day.number &- Int32(truncatingIfNeeded: day.weekday.days(since: first)))
  }

  /// The first day of the week.
  @inlinable
  public var firstDay: Day { Day(unchecked: Swift.max(start, Day.min.number)) }

  /// The last day of the week.
  @inlinable
  public var lastDay: Day { Day(unchecked: Swift.min(start &+ 6, Day.max.number)) }

  /// The weekday that the week starts on.
  @inlinable
  public var firstWeekday: Weekday { Weekday(ofDay: start) }
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

extension CalendarWeek {
  /// The cells of a week in order, named by counting on within a month.
  @frozen
  public struct Iterator: IteratorProtocol, Sendable {
    @usableFromInline let first: Day
    @usableFromInline let count: Int32
    @usableFromInline var position: Int32

    /// The position that the next month begins at.
    @usableFromInline let turn: Int32

    /// The dates at position 0, as the month of the first cell and the next one have it.
    @usableFromInline let firstDate: PackedDate
    @usableFromInline let turnedDate: PackedDate

    @inlinable
    init(_ week: CalendarWeek) {
      first = week.firstDay
      count = week.lastDay.number &- first.number &+ 1
      position = 0
      firstDate = PackedDate(ofDay: first.number)
      turnedDate = firstDate.inNextMonth
      turn = firstDate.dayCount &- firstDate.dayOfMonth &+ 1
    }

    /// The next cell, if there is one.
    @inlinable
    public mutating func next() -> CalendarDay? {
      // Not needed, but tells compilers that there are never more than seven turns to write out.
      if position == 7 { return nil }
      if position == count { return nil }
      let date = position < turn ? firstDate : turnedDate
      let cell = CalendarDay(
        Day(unchecked: first.number &+ position), date.advanced(by: position))
      position &+= 1
      return cell
    }
  }

  /// The cells in order.
  @inlinable
  public func makeIterator() -> Iterator { Iterator(self) }
}
