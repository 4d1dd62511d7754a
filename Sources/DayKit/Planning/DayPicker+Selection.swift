#if Formats
extension DayPicker {
  /// Switches to a segment.
  ///
  /// What was selected stays selected as far as possible: in the custom segment its days, in other
  /// segments the span that contains the focus or, if the focus is elsewhere, the first selected
  /// day. If the limits do not allow these days or this span, nothing is selected.
  ///
  /// ```swift
  /// var picker = DayPicker(showing: try Day(2025, 8, 29))
  /// picker.tapFocus()
  /// picker.select(.month)
  /// picker.span?.title()                  // August 2025
  /// ```
  ///
  /// - Parameter kind: One of ``kinds``. For any other, nothing changes.
  public mutating func select(_ kind: DaySpan.Kind) {
    guard kinds.contains(kind), kind != state.kind else { return }
    let days = days
    clear()
    state.kind = kind
    guard let days else { return }
    if kind != .custom, !days.contains(focus) { state.focus = days.lowerBound }
    choose(kind == .custom ? DaySpan(days) : span(containing: focus))
  }

  /// Selects a span of the current segment if the limits allow it.
  mutating func choose(_ span: DaySpan) {
    guard allows(span) else { return }
    if kind == .custom {
      state.range = DayRangeSelection(span.days)
    } else {
      state.chosen = span
    }
  }

  /// Changes the selection by a tap on a day, and moves the focus there.
  ///
  /// A tap selects the span of the segment that contains the day: the day, its week, its month and
  /// so on. In the custom segment, taps select a range as ``DayRangeSelection`` describes.
  ///
  /// ```swift
  /// let limits = DayLimits(disabling: [.saturday, .sunday])
  /// var picker = DayPicker(showing: try Day(2025, 8, 29), in: limits)
  /// picker.tap(try Day(2025, 8, 28))      // true
  /// picker.tap(try Day(2025, 8, 30))      // false: a Saturday
  /// ```
  ///
  /// - Returns: Whether the limits allow the tap. If they do not, nothing changes.
  @discardableResult
  public mutating func tap(_ day: Day) -> Bool {
    guard allowsTap(on: day) else { return false }
    state.focus = limits.clamped(day)
    if kind == .custom {
      state.range.tap(day, in: limits)
    } else {
      state.chosen = span(containing: day)
    }
    return true
  }

  /// Changes the selection by a tap on the focused day, as the Return key does.
  ///
  /// ```swift
  /// var picker = DayPicker(showing: try Day(2025, 8, 29))
  /// picker.move(by: .days(1))
  /// picker.tapFocus()
  /// picker.days                           // 2025-08-30...2025-08-30
  /// ```
  ///
  /// - Returns: Whether the limits allow the tap.
  @discardableResult
  public mutating func tapFocus() -> Bool { tap(focus) }

  /// Moves an end of the selected range, for dragging; outside the custom segment, does nothing.
  ///
  /// ```swift
  /// let days = try Day(2025, 8, 25)...Day(2025, 8, 29)
  /// var picker = DayPicker(selecting: DaySpan(days))
  /// var dragged = DayRangeSelection.End.end
  /// dragged = picker.drag(dragged, to: try Day(2025, 8, 31)) ?? dragged
  /// picker.days                           // 2025-08-25...2025-08-31
  /// ```
  ///
  /// - Returns: The end that is now on the day, to pass to the next call while the pointer moves: an end
  ///   that passes the other one swaps with it. If no end was moved, `nil`.
  public mutating func drag(
    _ end: DayRangeSelection.End, to day: Day
  ) -> DayRangeSelection.End? {
    guard kind == .custom, let held = state.range.move(end, to: day, in: limits) else { return nil }
    state.focus = day
    return held
  }

  /// Puts back an end of a range that a tap has picked up, or removes a range that has no end yet,
  /// as the Escape key does.
  ///
  /// ```swift
  /// var picker = DayPicker([.custom], showing: try Day(2025, 8, 29))
  /// picker.tapFocus()
  /// picker.cancel()                       // true
  /// picker.cancel()                       // false: nothing to cancel, so leave the picker
  /// ```
  ///
  /// - Returns: Whether there was anything to cancel.
  @discardableResult
  public mutating func cancel() -> Bool {
    guard kind == .custom else { return false }
    if state.range.movingEnd != nil {
      state.range.cancelMove()
    } else if state.range.days == nil, !state.range.isEmpty {
      state.range.clear()
    } else {
      return false
    }
    return true
  }

  /// Removes the selection.
  ///
  /// ```swift
  /// var picker = DayPicker(selecting: .day(try Day(2025, 8, 29)))
  /// picker.clear()
  /// picker.span                           // nil
  /// ```
  public mutating func clear() {
    state.chosen = nil
    state.range.clear()
  }

  /// Returns whether a tap on a day selects something.
  ///
  /// Weeks, months, quarters and years can be selected if the limits allow one of their days or,
  /// without ``DayLimits/allowsRangesOverDisabledDays``, all of them that are inside the limits.
  ///
  /// ```swift
  /// let limits = DayLimits(try Day(2025, 8, 29)...Day(2025, 12, 31))
  /// var picker = DayPicker([.day, .month], showing: try Day(2025, 8, 29), in: limits)
  /// picker.allowsTap(on: try Day(2025, 8, 1))                   // false: before the first day
  /// picker.select(.month)
  /// picker.allowsTap(on: try Day(2025, 8, 1))                   // true: selects August
  /// ```
  public func allowsTap(on day: Day) -> Bool {
    kind == .custom
      ? state.range.tapping(day, in: limits).refusal == nil : allows(span(containing: day))
  }

  /// Returns the reason why a tap on a day selects nothing, or `nil` if it selects something.
  ///
  /// ```swift
  /// var limits = DayLimits()
  /// limits.stays = StayLimits(nights: 2...14)
  /// var stay = DayPicker([.custom], showing: try Day(2025, 8, 8), in: limits)
  /// stay.tapFocus()
  /// stay.refusal(of: try Day(2025, 8, 9))     // a stay has at least 2 nights
  /// stay.refusal(of: try Day(2025, 8, 10))    // nil
  /// ```
  public func refusal(of day: Day) -> DayRefusal? {
    if kind == .custom { return state.range.tapping(day, in: limits).refusal }
    return allowsTap(on: day) ? nil : limits.refusal(of: day) ?? .disabledBetween
  }

  /// Returns whether the limits allow a span: the day that is tapped to select it, and the other
  /// days as far as ``DayLimits/allowsRangesOverDisabledDays`` asks for them.
  private func allows(_ span: DaySpan) -> Bool {
    let days = span.days
    return switch span.kind.code {
    case .day: limits.allows(days.upperBound)
    case .last7Days: limits.allows(days.upperBound) && limits.allowsSpan(of: days)
    case .custom: limits.allows(days)
    case .week, .halfMonth, .month, .quarter, .halfYear, .year: limits.allowsSpan(of: days)
    }
  }
}
#endif
