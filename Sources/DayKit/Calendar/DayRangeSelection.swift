/// The state of selecting a range of days by taps on days.
///
/// The first tap starts a range, the second one ends it, the third begins anew. Where the second day
/// lies before the first one they swap; where it is the same, the range is that one day.
///
/// ```swift
/// var selection = DayRangeSelection()
/// selection.tap(try Day(2025, 8, 29))
/// selection.tap(try Day(2025, 8, 25))
/// selection.days                          // 2025-08-25 ... 2025-08-29
/// ```
public struct DayRangeSelection: Hashable, Sendable {
  private var phase: Phase

  private enum Phase: Hashable, Sendable {
    case empty
    case started(Day)
    case ended(ClosedRange<Day>)
  }

  /// Creates a selection of nothing.
  public init() {
    phase = .empty
  }

  /// Creates a selection that started with a day.
  public init(startingOn day: Day) {
    phase = .started(day)
  }

  /// Creates a selection of a range.
  public init(_ days: ClosedRange<Day>) {
    phase = .ended(days)
  }
}

extension DayRangeSelection {
  /// Takes a tap on a day.
  public mutating func tap(_ day: Day) {
    self = tapping(day)
  }

  /// The selection after a tap on a day, for a preview while a pointer moves.
  public func tapping(_ day: Day) -> DayRangeSelection {
    switch phase {
    case .started(let start): DayRangeSelection(min(start, day)...max(start, day))
    case .empty, .ended: DayRangeSelection(startingOn: day)
    }
  }

  /// Selects nothing.
  public mutating func clear() {
    phase = .empty
  }
}

extension DayRangeSelection {
  /// The range, once both of its ends are selected.
  public var days: ClosedRange<Day>? {
    guard case .ended(let days) = phase else { return nil }
    return days
  }

  /// The first day of the range, or the one day selected so far.
  public var start: Day? {
    switch phase {
    case .empty: nil
    case .started(let day): day
    case .ended(let days): days.lowerBound
    }
  }

  /// The last day of the range, once both of its ends are selected.
  public var end: Day? { days?.upperBound }

  /// Whether nothing is selected.
  public var isEmpty: Bool { phase == .empty }

  /// Tells whether a day lies in the range, or is the one day selected so far.
  public func contains(_ day: Day) -> Bool {
    days?.contains(day) ?? (day == start)
  }

  /// Tells whether a day is the first of the range, or the one day selected so far.
  public func isStart(_ day: Day) -> Bool { day == start }

  /// Tells whether a day is the last of the range.
  public func isEnd(_ day: Day) -> Bool { day == end }
}
