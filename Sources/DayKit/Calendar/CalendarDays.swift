/// The weeks of a calendar in order, looked up by position or by first day.
///
/// ``Day/calendarMonth(startingOn:)-method`` creates the calendar of one month, and ``+(_:_:)``
/// joins calendars so that each week occurs once:
///
/// ```swift
/// let first = DaySymbols.english.firstWeekday                 // .monday
/// let march = try Day(2026, 3, 15).calendarMonth(startingOn: first)
/// let april = try Day(2026, 4, 15).calendarMonth(startingOn: first)
/// (march + april).count                   // 10
/// for (firstDay, week) in march + april {
///   print(firstDay, week.map(\.dayComponents.dayOfMonth))
/// }
/// ```
///
/// Only the first days of weeks are stored; for consecutive weeks, only the first of them.
public struct CalendarDays: Hashable, Sendable {
  @usableFromInline let starts: WeekStarts

  @inlinable
  init(starts: WeekStarts) {
    self.starts = starts
  }

  /// Creates a calendar without weeks.
  ///
  /// ```swift
  /// var calendar = CalendarDays()
  /// calendar += try Day(2026, 3, 15).calendarMonth(startingOn: first)
  /// ```
  public init() {
    self.init(starts: WeekStarts(first: 0, count: 0))
  }

  /// Creates the calendar of all weeks that contain at least one of the given days.
  ///
  /// ```swift
  /// let year = try DaySpan.year(2026).days
  /// CalendarDays(covering: year, startingOn: .monday).count     // 53
  /// ```
  ///
  /// - Parameters:
  ///   - days: The days that the calendar covers.
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

  /// The week at a position and its first day.
  ///
  /// ```swift
  /// try Day(2026, 3, 15).calendarMonth(startingOn: first)[0].key        // 2026-02-23
  /// ```
  ///
  /// - Precondition: The position is in `0..<endIndex`.
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
  /// The week with the given first day, or `nil` if the calendar does not contain it.
  ///
  /// ```swift
  /// let march = try Day(2026, 3, 15).calendarMonth(startingOn: first)
  /// march[try Day(2026, 3, 30)]?.lastDay                        // 2026-04-05
  /// march[try Day(2026, 3, 31)]                                 // nil
  /// ```
  ///
  /// - Complexity: O(log *n*) in the number of weeks.
  public subscript(firstDay: Day) -> CalendarWeek? {
    let position = starts.partitioningIndex { CalendarWeek(start: $0).firstDay >= firstDay }
    guard position < endIndex else { return nil }
    let week = week(at: position)
    return week.firstDay == firstDay ? week : nil
  }

  /// The weeks, in order.
  ///
  /// ```swift
  /// let march = try YearMonth(2026, 3).calendar(startingOn: first)
  /// for week in march.weeks {
  ///   print(week.map { "\($0.dayOfMonth)" }.joined(separator: " "))
  /// }
  /// ```
  public var weeks: Weeks { Weeks(calendar: self) }

  /// The weeks of a calendar.
  public struct Weeks: RandomAccessCollection, Hashable, Sendable {
    let calendar: CalendarDays

    /// The position of the first element, 0.
    public var startIndex: Int { 0 }

    /// The position after the last element.
    public var endIndex: Int { calendar.endIndex }

    /// The week at a position.
    public subscript(position: Int) -> CalendarWeek { calendar.week(at: position) }
  }
}

extension CalendarDays {
  /// The weeks of two calendars, each once, in order.
  ///
  /// Two weeks are the same if they have the same first day. Calendars whose weeks start on
  /// different weekdays interleave.
  ///
  /// ```swift
  /// let july = try Day(2025, 7, 1).calendarMonth(startingOn: first)
  /// let august = try Day(2025, 8, 1).calendarMonth(startingOn: first)
  /// (july + august).count                 // 9: the week of 28 July is in both
  /// ```
  ///
  /// - Complexity: O(*n* + *m*) in the numbers of weeks; O(1) if neither has a gap and they touch.
  public static func + (left: CalendarDays, right: CalendarDays) -> CalendarDays {
    CalendarDays(starts: left.starts.union(right.starts))
  }

  /// Adds the weeks of another calendar, each once, in order.
  ///
  /// ```swift
  /// var calendar = try Day(2025, 7, 1).calendarMonth(startingOn: first)
  /// calendar += try Day(2025, 8, 1).calendarMonth(startingOn: first)
  /// ```
  public static func += (left: inout CalendarDays, right: CalendarDays) {
    left = left + right
  }
}
