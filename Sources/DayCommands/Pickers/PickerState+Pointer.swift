import DayKit
import Terminal

/// What a click means.
enum PickerTarget: Equatable, Sendable {
  case kind(DaySpan.Kind)
  case page(Int)
  case day(Day)
  case preset(PickerPreset)

  /// The same as a key: a word of the line of keys.
  case key(Key)
}

/// What the mouse is doing.
struct PickerPointer: Equatable, Sendable {
  /// What the button was pressed on.
  fileprivate var pressed: PickerTarget?

  /// The end of the range that is being dragged.
  fileprivate var held: DayRangeSelection.End?

  /// The number of pages that were turned while the button was held.
  fileprivate var turns = 0

  /// What the last click was on.
  fileprivate var lastClick: PickerTarget?

  /// The time in milliseconds after which a page that is held turns again, if one is.
  var pause: Int32? {
    guard case .page = pressed else { return nil }
    return turns > 1 ? 100 : 400
  }
}

extension PickerState {
  /// Changes the state by a press of the button, whose release is a click.
  mutating func press(_ target: PickerTarget?) {
    pointer.pressed = target
    (pointer.held, pointer.turns) = (nil, 0)
    repeatHeldPage()
  }

  /// Turns the page whose arrow is held.
  mutating func repeatHeldPage() {
    guard case .page(let count) = pointer.pressed else { return }
    leaveKeyboard()
    pointer.turns += 1
    pointer.lastClick = nil
    page(by: count)
  }

  /// Selects the range from the day on which the button was pressed to another one.
  mutating func drag(to target: PickerTarget?) {
    guard picker.kind == .custom, case .day(let first) = pointer.pressed,
      case .day(let day) = target, pointer.held != nil || day != first
    else { return }
    leaveKeyboard()
    if pointer.held == nil { startDragging(at: first) }
    guard let held = pointer.held else { return }
    pointer.held = picker.drag(held, to: day) ?? held
  }

  /// Picks up the end of a range on a day, or begins a range there.
  private mutating func startDragging(at day: Day) {
    let before = picker
    if let range = completeRange, range.lowerBound == day || range.upperBound == day {
      pointer.held = range.upperBound == day ? .end : .start
    } else {
      let selected = DayPicker(
        picker.kinds, selecting: .custom(day, day), in: picker.limits,
        startingOn: picker.firstWeekday)
      guard selected.days == day...day else { return complaint = refusal(of: day) }
      picker = selected
      pointer.held = .end
    }
    pointer.lastClick = nil
    earlier.append(before)
  }

  /// Changes the state by the release of the button.
  mutating func release(_ target: PickerTarget?) -> PickerOutcome {
    let (pressed, hasDragged, turns) = (pointer.pressed, pointer.held != nil, pointer.turns)
    (pointer.pressed, pointer.held, pointer.turns) = (nil, nil, 0)
    guard !hasDragged, turns == 0, let target, pressed == nil || pressed == target else {
      return .open
    }
    return click(target)
  }

  /// Changes the state by a click on something in the picture.
  ///
  /// A second click on the same day or preset chooses it.
  private mutating func click(_ target: PickerTarget) -> PickerOutcome {
    if case .key(let key) = target { return press(key) }
    leaveKeyboard()
    let isSecond = pointer.lastClick == target
    pointer.lastClick = target
    switch target {
    case .kind(let kind): select(kind)
    case .page(let count): page(by: count)
    case .day(let day) where isSecond && picker.kind == .custom && refusal(of: day) == nil:
      return .chosen(day...day)
    case .day(let day): return tap(day)
    case .preset(let preset):
      select(preset)
      if isSecond, complaint == nil, let completeRange { return .chosen(completeRange) }
    case .key: break
    }
    return .open
  }

  /// Changes the state by a turn of the mouse wheel.
  mutating func turnWheel(by count: Int) {
    leaveKeyboard()
    pointer = PickerPointer()
    page(by: count)
  }
}
