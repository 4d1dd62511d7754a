import DayKit
import Terminal

extension PickerState {
  /// The range that is complete, if the tab is custom and no end of it is being moved.
  var completeRange: ClosedRange<Day>? {
    guard picker.kind == .custom, picker.state.range.movingEnd == nil else { return nil }
    return picker.days
  }

  /// Does what Enter does: chooses a complete range or the span in focus, or sets an end of the range.
  mutating func confirm() -> PickerOutcome {
    if let chosenDays {
      if let first = chosenDays.first, let last = chosenDays.last { return .chosen(first...last) }
      complaint = "press Space on each day that you want"
      return .open
    }
    if let completeRange { return .chosen(completeRange) }
    return tap(picker.focus)
  }

  /// Selects a day or the span that contains it; a custom range may go on.
  mutating func tap(_ day: Day) -> PickerOutcome {
    let before = picker
    guard picker.tap(day) else {
      if picker.limits.days.contains(day) { picker.move(to: day) }
      complaint = refusal(of: day) ?? "this day cannot be chosen"
      return .open
    }
    if var days = chosenDays {
      if let index = days.firstIndex(of: day) { days.remove(at: index) } else { days.append(day) }
      chosenDays = days.sorted()
      return .open
    }
    guard picker.kind == .custom else { return picker.days.map { .chosen($0) } ?? .open }
    earlier.append(before)
    return .open
  }

  /// Picks up the end of the range that is nearer to the focus, or the other one if one is picked up.
  mutating func moveEnd() {
    guard let days = picker.state.range.days else { return flash() }
    let moving = picker.state.range.movingEnd
    let isNearStart = picker.focus - days.lowerBound < days.upperBound - picker.focus
    let movesStart = moving.map { $0 == .end } ?? isNearStart
    let before = picker
    if moving != nil { picker.cancel() }
    // The last day is the one that is picked up where both are the same.
    guard picker.tap(movesStart ? days.lowerBound : days.upperBound) else {
      picker = before
      complaint = "this end cannot be moved"
      return
    }
    if moving == nil { earlier.append(before) }
  }

  /// Goes back one step in the selection of a range.
  mutating func goBack() {
    guard picker.kind == .custom, !picker.state.range.isEmpty else { return flash() }
    if let before = earlier.popLast(), before.kind == .custom {
      let focus = picker.focus
      picker = before
      picker.move(to: focus)
    } else if completeRange != nil {
      moveEnd()
    } else {
      picker.cancel()
    }
  }

  mutating func select(_ kind: DaySpan.Kind) {
    earlier = []
    picker.select(kind)
    leaveRefusedDay()
  }

  mutating func moveToToday() {
    picker.move(to: today)
    complaint = refusal(of: today, named: "today")
  }
}

// Presets.

extension PickerState {
  /// The presets, if the picker has ranges of any days.
  var shownPresets: [PickerPreset] { picker.kinds.contains(.custom) ? presets : [] }

  /// Selects the days of a preset, as far as they are inside the limits.
  mutating func select(_ preset: PickerPreset) {
    let before = picker
    let span = DaySpan(preset.days).clamped(to: picker.limits.days)
    guard let days = span?.days else {
      complaint = "\(preset.name) is outside the days that can be chosen"
      return
    }
    let selected = DayPicker(
      picker.kinds, selecting: .custom(days.lowerBound, days.upperBound), in: picker.limits,
      startingOn: picker.firstWeekday)
    guard selected.days == days else {
      complaint = "\(preset.name) begins or ends on a day that cannot be chosen"
      return
    }
    picker = selected
    earlier.append(before)
  }

  /// Whether a preset is what the picker shows as selected.
  func isCurrent(_ preset: PickerPreset) -> Bool {
    guard let completeRange else { return false }
    return completeRange == DaySpan(preset.days).clamped(to: picker.limits.days)?.days
  }
}

// Days that cannot be chosen.

extension PickerState {
  /// Why a day cannot be chosen; `nil` if it can.
  func refusal(of day: Day, named name: String? = nil) -> String? {
    if let refusal = refusalByLimits(of: day) { return refusal }
    let name = name ?? (picker.kind.isSpan ? "none of these days" : "this day")
    return picker.allowsTap(on: day)
      ? nil : "\(name) \(picker.kind.isSpan ? "can" : "cannot") be chosen"
  }

  /// Why a day is outside the limits; `nil` if it is inside.
  func refusalByLimits(of day: Day) -> String? {
    let limits = picker.limits.days
    if day < limits.lowerBound { return "no day before \(limits.lowerBound) can be chosen" }
    if day > limits.upperBound { return "no day after \(limits.upperBound) can be chosen" }
    return nil
  }

  /// Moves the focus to the nearest day that can be chosen, the next one if there are two.
  mutating func leaveRefusedDay() {
    let focus = picker.focus
    // Nobody wants to go further, and a longer search would take longer than a picture.
    for distance in 0...400 {
      for offset in [distance, -distance] {
        guard let day = Day(exactly: focus.daysSince1970 + offset),
          picker.limits.days.contains(day), picker.allowsTap(on: day)
        else { continue }
        if distance > 0 { picker.move(to: day) }
        return
      }
    }
  }
}

extension DaySpan.Kind {
  /// Whether a tap selects more than the day itself.
  fileprivate var isSpan: Bool {
    switch code {
    case .day, .custom, .last7Days: false
    case .week, .halfMonth, .month, .quarter, .halfYear, .year: true
    }
  }
}
