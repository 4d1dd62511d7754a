#if Formats
/// The state of a date picker: its segments, its page, its limits and what is selected.
///
/// A picker has no view. It changes by taps and moves, and says what to draw, so a view or a
/// terminal only has to draw it:
///
/// ```swift
/// let today = try Day(2025, 8, 29)
/// var picker = DayPicker(showing: today, in: DayLimits(.min...today))
/// picker.select(.custom)
/// picker.tap(try Day(2025, 8, 22))
/// picker.tap(today)
/// picker.days                             // 2025-08-22...2025-08-29
/// "\(picker.dayCount) days, \(picker.nightCount) nights"        // 8 days, 7 nights
/// picker.focus                            // 2025-08-29
/// picker.kinds == DayPicker.defaultKinds  // true
/// picker.firstWeekday                     // .monday
/// picker.state.range.days                 // 2025-08-22...2025-08-29
/// ```
///
/// <doc:Building-a-date-picker> shows all of it.
public struct DayPicker: Sendable {
  /// The days that can be selected.
  public let limits: DayLimits

  /// The segments: the kinds of span that can be selected, in order.
  public let kinds: [DaySpan.Kind]

  /// The weekday that weeks start on.
  public let firstWeekday: Weekday

  /// What taps and moves change, for comparing.
  public internal(set) var state: State

  /// What taps and moves change: the segment, the focus and the selection.
  ///
  /// ```swift
  /// let picker = DayPicker(showing: try Day(2025, 8, 29))
  /// var moved = picker
  /// moved.page(by: 1)
  /// moved.state == picker.state           // false
  /// ```
  public struct State: Hashable, Sendable {
    /// The current segment.
    public internal(set) var kind: DaySpan.Kind

    /// The day that keys move and that determines the page.
    public internal(set) var focus: Day

    /// The selected span, if the segment is not custom.
    var chosen: DaySpan?

    /// The selection in the custom segment.
    public internal(set) var range: DayRangeSelection
  }

  /// The segments of most pickers: day, week, month, year and custom.
  public static let defaultKinds: [DaySpan.Kind] = [.day, .week, .month, .year, .custom]

  /// Creates a picker in which nothing is selected.
  ///
  /// ```swift
  /// let today = try Day(2025, 8, 29)
  /// let picker = DayPicker(
  ///   [.week, .month], showing: today, in: DayLimits(.min...today), startingOn: .monday)
  /// picker.kind                           // .week
  /// picker.month                          // 2025-08
  /// ```
  ///
  /// - Parameters:
  ///   - kinds: The segments. The first is selected. If there is none, ``defaultKinds`` are used.
  ///   - day: The day to show and focus, usually today. If it is outside the limits, the nearest
  ///     day inside.
  ///   - limits: The days that can be selected, by default all.
  ///   - first: The weekday that weeks start on, best the one of the user's
  ///     ``DaySymbols/firstWeekday``. The default is Monday, and not Sunday as for
  ///     ``Day/calendarMonth(startingOn:)-method``.
  public init(
    _ kinds: [DaySpan.Kind] = defaultKinds, showing day: Day, in limits: DayLimits = DayLimits(),
    startingOn first: Weekday = .monday
  ) {
    let kinds = kinds.isEmpty ? Self.defaultKinds : kinds
    self.limits = limits
    self.kinds = kinds
    firstWeekday = first
    state = State(
      kind: kinds.first ?? .day, focus: limits.clamped(day), chosen: nil, range: DayRangeSelection()
    )
  }

  /// Creates a picker with an initial selection.
  ///
  /// The segment of the span's kind is selected or, if there is none, the first segment, with its
  /// span that contains the first day. A custom span is cut off at the first and the last day of
  /// the limits. If the limits do not allow what remains, as ``allowsTap(on:)`` describes, nothing
  /// is selected.
  ///
  /// ```swift
  /// let picker = DayPicker(selecting: try .month(containing: Day(2025, 8, 29)))
  /// picker.kind                           // .month
  /// picker.span?.title()                  // August 2025
  /// ```
  ///
  /// - Parameters:
  ///   - kinds: The segments.
  ///   - span: The initial selection.
  ///   - limits: The days that can be selected, by default all.
  ///   - first: The weekday that weeks start on, best the one of the user's
  ///     ``DaySymbols/firstWeekday``. The default is Monday, and not Sunday as for
  ///     ``Day/calendarMonth(startingOn:)-method``.
  public init(
    _ kinds: [DaySpan.Kind] = defaultKinds, selecting span: DaySpan,
    in limits: DayLimits = DayLimits(), startingOn first: Weekday = .monday
  ) {
    let inside = span.clamped(to: limits.days)
    self.init(kinds, showing: (inside ?? span).days.lowerBound, in: limits, startingOn: first)
    if self.kinds.contains(span.kind) { state.kind = span.kind }
    guard let inside else { return }
    if kind != span.kind {
      choose(self.span(containing: focus))
    } else {
      if kind == .last7Days { state.focus = inside.days.upperBound }
      choose(kind == .custom ? inside : span)
    }
  }
}

extension DayPicker {
  /// The current segment.
  public var kind: DaySpan.Kind { state.kind }

  /// The day that keys move, and whose month or year is shown.
  public var focus: Day { state.focus }

  /// The selected span, or `nil` if nothing is selected or a range has no end yet.
  ///
  /// ```swift
  /// var picker = DayPicker([.week], showing: try Day(2025, 8, 29))
  /// picker.tap(try Day(2025, 8, 29))
  /// picker.span?.title()                  // 25–31 August 2025
  /// ```
  public var span: DaySpan? {
    kind == .custom ? state.range.days.map { DaySpan($0) } : state.chosen
  }

  /// The days of the selected span that are inside the limits.
  ///
  /// ```swift
  /// let limits = DayLimits(.min...(try Day(2025, 8, 29)))
  /// var picker = DayPicker([.month], showing: try Day(2025, 8, 1), in: limits)
  /// picker.tapFocus()
  /// picker.days                           // 2025-08-01...2025-08-29
  /// ```
  public var days: ClosedRange<Day>? { span?.clamped(to: limits.days)?.days }

  /// The number of selected days, 0 if there are none.
  public var dayCount: Int { days?.count ?? 0 }

  /// The number of nights between the first and the last selected day.
  public var nightCount: Int { days.map { $0.upperBound - $0.lowerBound } ?? 0 }

  /// Returns the span of the current segment that contains a day, which a tap on the day selects.
  ///
  /// ```swift
  /// let picker = DayPicker([.week], showing: try Day(2025, 8, 29))
  /// picker.span(containing: picker.focus).title()               // 25–31 August 2025
  /// ```
  public func span(containing day: Day) -> DaySpan {
    DaySpan(kind, containing: day, startingOn: firstWeekday)
  }
}
#endif
