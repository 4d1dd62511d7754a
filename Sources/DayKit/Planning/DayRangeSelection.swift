#if Formats
/// The state of selecting a range of days by taps on days.
///
/// The first tap starts a range, and the second ends it. If the second day is before the first,
/// they swap; if it is the same day, the range is that one day. A third tap starts a new range, or
/// picks up an end of the range if it is on one; the next tap then moves that end.
///
/// ```swift
/// var selection = DayRangeSelection()
/// selection.tap(try Day(2025, 8, 29))
/// selection.tap(try Day(2025, 8, 25))
/// selection.days                          // 2025-08-25...2025-08-29
/// // Picks up the end:
/// selection.tap(try Day(2025, 8, 29))
/// selection.tap(try Day(2025, 8, 31))
/// selection.days                          // 2025-08-25...2025-08-31
/// ```
public struct DayRangeSelection: Hashable, Sendable {
  private var phase: Phase

  private enum Phase: Hashable, Sendable {
    case empty
    case started(Day)
    case ended(ClosedRange<Day>)
    case moving(End, of: ClosedRange<Day>)
  }

  /// An end of a range.
  ///
  /// ```swift
  /// DayRangeSelection.End.allCases.map(\.rawValue)     // ["start", "end"]
  /// ```
  public enum End: String, Hashable, Sendable, CaseIterable {
    /// The first day.
    case start

    /// The last day.
    case end
  }

  /// Creates an empty selection.
  ///
  /// ```swift
  /// DayRangeSelection().isEmpty           // true
  /// ```
  public init() {
    phase = .empty
  }

  /// Creates a selection whose first day has been tapped.
  ///
  /// ```swift
  /// var selection = DayRangeSelection(startingOn: try Day(2025, 8, 25))
  /// selection.tap(try Day(2025, 8, 29))
  /// selection.days                        // 2025-08-25...2025-08-29
  /// ```
  public init(startingOn day: Day) {
    phase = .started(day)
  }

  /// Creates a selection of a range.
  ///
  /// ```swift
  /// DayRangeSelection(try Day(2025, 8, 25)...Day(2025, 8, 29)).end        // 2025-08-29
  /// ```
  public init(_ days: ClosedRange<Day>) {
    phase = .ended(days)
  }
}

extension DayRangeSelection {
  /// Changes the selection by a tap on a day.
  ///
  /// ```swift
  /// let limits = DayLimits(disabling: [.saturday, .sunday])
  /// var selection = DayRangeSelection()
  /// selection.tap(try Day(2025, 8, 29), in: limits)             // true
  /// selection.tap(try Day(2025, 8, 30), in: limits)             // false: a Saturday
  /// ```
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - limits: The days that can be an end of the range, by default all, and whether days between
  ///     the ends may be disabled. If they may not, a second tap behind a disabled day starts a new
  ///     range there, and an end cannot be moved behind one. With ``DayLimits/stays``, the same is true
  ///     of nights that are taken, and a second tap before the first day starts a new stay there.
  /// - Returns: Whether the selection changed. If it did not, the limits do not allow it.
  @discardableResult
  public mutating func tap(_ day: Day, in limits: DayLimits = DayLimits()) -> Bool {
    let (selection, refusal) = tapping(day, in: limits)
    guard refusal == nil else { return false }
    self = selection
    return true
  }

  /// Returns the selection after a tap on a day, or this one and the reason why the limits do not
  /// allow the tap.
  func tapping(
    _ day: Day, in limits: DayLimits
  ) -> (selection: DayRangeSelection, refusal: DayRefusal?) {
    if let refusal = limits.refusal(of: day) { return (self, refusal) }
    let other = DayRangeSelection(startingOn: day)
    var selection = tapping(day)
    if case .started(let start) = phase, let stays = limits.stays {
      // A stay has a first and a last day, so an earlier day begins another one.
      if day < start || day == start && stays.nights.lowerBound > 0 { selection = other }
    }
    guard let refusal = selection.refusal(in: limits) else { return (selection, nil) }
    guard movingEnd == nil, refusal.isBetweenEnds, other.refusal(in: limits) == nil else {
      return (self, refusal)
    }
    return (other, nil)
  }

  /// Returns the reason why limits do not allow the days between the ends, or a stay from the first
  /// day on.
  private func refusal(in limits: DayLimits) -> DayRefusal? {
    if let days {
      if !limits.allowsDaysBetweenEnds(of: days) { return .disabledBetween }
      return limits.stays?.refusal(of: days)
    }
    guard let start else { return nil }
    return limits.stays?.refusal(ofArrivalOn: start, through: limits.days.upperBound)
  }

  /// Returns the selection after a tap on a day, for a preview while a pointer moves.
  ///
  /// ```swift
  /// let selection = DayRangeSelection(startingOn: try Day(2025, 8, 25))
  /// selection.tapping(try Day(2025, 8, 29)).days                // 2025-08-25...2025-08-29
  /// ```
  public func tapping(_ day: Day) -> DayRangeSelection {
    switch phase {
    case .started(let start):
      return DayRangeSelection(min(start, day)...max(start, day))
    case .moving(let end, of: let days):
      return DayRangeSelection(days).moving(end, to: day)
    case .ended(let days) where days.upperBound == day:
      return DayRangeSelection(days).pickingUp(.end)
    case .ended(let days) where days.lowerBound == day:
      return DayRangeSelection(days).pickingUp(.start)
    case .empty, .ended:
      return DayRangeSelection(startingOn: day)
    }
  }

  /// Removes all days from the selection.
  ///
  /// ```swift
  /// var selection = DayRangeSelection(startingOn: try Day(2025, 8, 25))
  /// selection.clear()
  /// selection.isEmpty                     // true
  /// ```
  public mutating func clear() {
    phase = .empty
  }
}

extension DayRangeSelection {
  /// Picks up an end of a range, so that the next tap moves it; without a range, does nothing.
  ///
  /// Until then, the selection still has its days. ``cancelMove()`` puts the end back.
  ///
  /// ```swift
  /// var selection = DayRangeSelection(try Day(2025, 8, 25)...Day(2025, 8, 29))
  /// selection.pickUp(.start)
  /// selection.tap(try Day(2025, 8, 27))
  /// selection.days                        // 2025-08-27...2025-08-29
  /// ```
  public mutating func pickUp(_ end: End) {
    if let days { phase = .moving(end, of: days) }
  }

  /// Puts back an end that has been picked up.
  ///
  /// ```swift
  /// var selection = DayRangeSelection(try Day(2025, 8, 25)...Day(2025, 8, 29))
  /// selection.pickUp(.end)
  /// selection.cancelMove()
  /// selection.movingEnd                   // nil
  /// ```
  public mutating func cancelMove() {
    if let days { phase = .ended(days) }
  }

  /// Moves an end of a range to a day, for dragging; without a range, does nothing.
  ///
  /// If the end passes the other one, they swap: the start that was moved is then the end. While a
  /// pointer moves, pass the end that the last call returned:
  ///
  /// ```swift
  /// var selection = DayRangeSelection(try Day(2025, 8, 25)...Day(2025, 8, 29))
  /// var held = DayRangeSelection.End.start
  /// for day in try Day(2025, 8, 28)...Day(2025, 8, 31) {
  ///   held = selection.move(held, to: day) ?? held
  /// }
  /// held                                  // .end
  /// selection.days                        // 2025-08-29...2025-08-31
  /// ```
  ///
  /// - Parameters:
  ///   - end: The end.
  ///   - day: The day.
  ///   - limits: The days that can be an end of the range, by default all, and whether days between
  ///     the ends may be disabled.
  /// - Returns: The end that is now on the day, or `nil` if there is no range or the limits do not allow
  ///   the new one.
  public mutating func move(_ end: End, to day: Day, in limits: DayLimits = DayLimits()) -> End? {
    let moved = moving(end, to: day)
    guard let days, limits.allows(day), moved.isAllowed(in: limits) else { return nil }
    self = moved
    switch end {
    case .start: return day <= days.upperBound ? .start : .end
    case .end: return day >= days.lowerBound ? .end : .start
    }
  }

  /// Returns whether limits allow the days between the ends, if there are any.
  func isAllowed(in limits: DayLimits) -> Bool {
    refusal(in: limits) == nil
  }

  private func moving(_ end: End, to day: Day) -> DayRangeSelection {
    guard let days else { return self }
    let other = end == .start ? days.upperBound : days.lowerBound
    return DayRangeSelection(min(day, other)...max(day, other))
  }

  private func pickingUp(_ end: End) -> DayRangeSelection {
    var selection = self
    selection.pickUp(end)
    return selection
  }
}

extension DayRangeSelection {
  /// The range, or `nil` if it has no end yet.
  public var days: ClosedRange<Day>? {
    switch phase {
    case .ended(let days), .moving(_, of: let days): days
    case .empty, .started: nil
    }
  }

  /// The first day of the range, or the only day tapped so far.
  public var start: Day? {
    if case .started(let day) = phase { day } else { days?.lowerBound }
  }

  /// The last day of the range, or `nil` if it has no end yet.
  public var end: Day? { days?.upperBound }

  /// The end that the next tap moves, if one has been picked up.
  public var movingEnd: End? {
    if case .moving(let end, of: _) = phase { end } else { nil }
  }

  /// Whether nothing is selected.
  public var isEmpty: Bool { phase == .empty }

  /// Returns whether a day is in the range, or is the only day tapped so far.
  ///
  /// ```swift
  /// let selection = DayRangeSelection(try Day(2025, 8, 25)...Day(2025, 8, 29))
  /// selection.contains(try Day(2025, 8, 27))                    // true
  /// ```
  public func contains(_ day: Day) -> Bool {
    days?.contains(day) ?? (day == start)
  }

  /// Returns whether a day is the first of the range, or the only day tapped so far.
  ///
  /// ```swift
  /// let day = try Day(2025, 8, 25)
  /// DayRangeSelection(startingOn: day).isStart(day)             // true
  /// ```
  public func isStart(_ day: Day) -> Bool { day == start }

  /// Returns whether a day is the last of the range.
  ///
  /// ```swift
  /// let day = try Day(2025, 8, 25)
  /// DayRangeSelection(startingOn: day).isEnd(day)               // false: the range has no end yet
  /// ```
  public func isEnd(_ day: Day) -> Bool { day == end }
}
#endif
