/// A week of a calendar, a collection of its seven days in order.
///
/// ```swift
/// let week = CalendarWeek(containing: try Day(2025, 8, 29), startingOn: .monday)
/// week.map(\.dayComponents.dayOfMonth)    // [25, 26, 27, 28, 29, 30, 31]
/// week.lastDay                            // 2025-08-31
/// week.firstWeekday                       // .monday
/// ```
///
/// The weeks that contain ``Day/min`` and ``Day/max`` may have fewer than seven days.
@frozen
public struct CalendarWeek: Hashable, Sendable {
  /// The number of days from 1 January 1970 to the first day of the week, which is before
  /// ``Day/min`` if that day is inside the week.
  @usableFromInline let start: Int32

  @inlinable
  init(start: Int32) {
    self.start = start
  }

  /// Creates the week that contains a day and starts on a weekday.
  ///
  /// ```swift
  /// CalendarWeek(containing: try Day(2025, 8, 29), startingOn: .sunday).firstDay  // 2025-08-24
  /// ```
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

  /// The days of the week as a range.
  ///
  /// ```swift
  /// let week = CalendarWeek(containing: try Day(2025, 8, 29), startingOn: .monday)
  /// week.days                             // 2025-08-25...2025-08-31
  /// ```
  @inlinable
  public var days: ClosedRange<Day> { firstDay...lastDay }
}

extension CalendarWeek: Identifiable {
  /// The first day, which identifies the week in a list such as SwiftUI's `ForEach`.
  @inlinable
  public var id: Day { firstDay }
}

extension CalendarWeek: RandomAccessCollection {
  /// The position of the first cell, 0.
  @inlinable
  public var startIndex: Int { 0 }

  /// The position after the last cell.
  @inlinable
  public var endIndex: Int { lastDay - firstDay + 1 }

  /// The cell at a position.
  ///
  /// ```swift
  /// CalendarWeek(containing: try Day(2025, 8, 29), startingOn: .monday)[4]        // 2025-08-29
  /// ```
  ///
  /// - Precondition: The position is in `0..<endIndex`.
  @inlinable
  public subscript(position: Int) -> CalendarDay {
    precondition(position >= 0 && position < endIndex, "the position is outside the week")
    return CalendarDay(firstDay + position)
  }
}

extension CalendarWeek {
  /// An iterator over the cells of a week in order.
  @frozen
  public struct Iterator: IteratorProtocol, Sendable {
    @usableFromInline let first: Day
    @usableFromInline let count: Int32
    @usableFromInline var position: Int32

    /// The position of the first day of the next month.
    @usableFromInline let turn: Int32

    /// The date at position 0, counted in the month of the first cell and in the next month.
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

    /// The next cell, or `nil` after the last one.
    @inlinable
    public mutating func next() -> CalendarDay? {
      // Redundant, but it tells the compiler that it can unroll the loop to seven steps.
      if position == 7 { return nil }
      if position == count { return nil }
      let date = position < turn ? firstDate : turnedDate
      let cell = CalendarDay(
        Day(unchecked: first.number &+ position), date.advanced(by: position))
      position &+= 1
      return cell
    }
  }

  /// Returns an iterator over the cells in order.
  @inlinable
  public func makeIterator() -> Iterator { Iterator(self) }
}

extension CalendarWeek: CustomStringConvertible {
  /// The first and the last day in ISO 8601, such as `2025-08-25...2025-08-31`.
  public var description: String { "\(firstDay)...\(lastDay)" }
}
