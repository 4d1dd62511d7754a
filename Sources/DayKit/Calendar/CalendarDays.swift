/// The weeks of a calendar in order, found by position or by first day.
///
/// Made by ``Day/calendarMonth(startingOn:)-method`` for one month; ``+(_:_:)`` joins months into longer
/// calendars in which each week stands once. Only the first days of weeks are stored, and where
/// weeks follow each other without a gap no more than the first of them.
public struct CalendarDays: Hashable, Sendable {
  @usableFromInline let starts: WeekStarts

  @inlinable
  init(starts: WeekStarts) {
    self.starts = starts
  }

  /// Creates a calendar without weeks.
  public init() {
    self.init(starts: WeekStarts(first: 0, count: 0))
  }

  /// Creates the calendar of the weeks that hold some of the given days.
  ///
  /// - Parameters:
  ///   - days: The days that the calendar has to hold.
  ///   - first: The weekday that weeks start on.
  @inlinable
  public init(covering days: ClosedRange<Day>, startingOn first: Weekday) {
    self.init(from: days.lowerBound, through: days.upperBound, startingOn: first)
  }

  @inlinable
  init(from start: Day, through end: Day, startingOn first: Weekday) {
    let start = CalendarWeek(containing: start, startingOn: first).start
    let count = UInt32(bitPattern: end.number &- start) / 7 &+ 1
    self.init(starts: WeekStarts(first: start, count: Int32(bitPattern: count)))
  }
}

extension CalendarDays: RandomAccessCollection {
  /// A week and its first day.
  public typealias Element = (key: Day, value: CalendarWeek)

  /// The position of the first element, 0.
  @inlinable
  public var startIndex: Int { 0 }

  /// The position after the last element.
  @inlinable
  public var endIndex: Int { starts.count }

  /// The element at a position.
  @inlinable
  public subscript(position: Int) -> Element {
    let week = week(at: position)
    return (key: week.firstDay, value: week)
  }

  @inlinable
  func week(at position: Int) -> CalendarWeek {
    CalendarWeek(start: starts[position])
  }
}

extension CalendarDays {
  /// The week with the given first day, if the calendar has it.
  ///
  /// - Complexity: O(log *n*) in the number of weeks.
  public subscript(firstDay: Day) -> CalendarWeek? {
    let position = starts.partitioningIndex { CalendarWeek(start: $0).firstDay >= firstDay }
    guard position < endIndex else { return nil }
    let week = week(at: position)
    return week.firstDay == firstDay ? week : nil
  }

  /// The first days of the weeks, in order.
  public var keys: Keys { Keys(calendar: self) }

  /// The weeks, in order.
  public var values: Values { Values(calendar: self) }

  /// The first days of the weeks of a calendar.
  public struct Keys: RandomAccessCollection, Hashable, Sendable {
    let calendar: CalendarDays

    /// The position of the first element, 0.
    public var startIndex: Int { 0 }

    /// The position after the last element.
    public var endIndex: Int { calendar.endIndex }

    /// The element at a position.
    public subscript(position: Int) -> Day { calendar.week(at: position).firstDay }
  }

  /// The weeks of a calendar.
  public struct Values: RandomAccessCollection, Hashable, Sendable {
    let calendar: CalendarDays

    /// The position of the first element, 0.
    public var startIndex: Int { 0 }

    /// The position after the last element.
    public var endIndex: Int { calendar.endIndex }

    /// The element at a position.
    public subscript(position: Int) -> CalendarWeek { calendar.week(at: position) }
  }
}

extension CalendarDays {
  /// The weeks of two calendars, each once, in order.
  ///
  /// Weeks are the same where they have the same first day; calendars whose weeks start on
  /// different weekdays interleave.
  ///
  /// - Complexity: O(*n* + *m*) in the numbers of weeks; O(1) where both have no gap and touch.
  public static func + (left: CalendarDays, right: CalendarDays) -> CalendarDays {
    CalendarDays(starts: left.starts.union(right.starts))
  }

  /// Adds the weeks of another calendar, each once, in order.
  public static func += (left: inout CalendarDays, right: CalendarDays) {
    left = left + right
  }
}

extension CalendarDays: CustomStringConvertible {
  /// The first days of the weeks in ISO 8601.
  public var description: String {
    "[" + keys.map { $0.description }.joined(separator: ", ") + "]"
  }
}
