import DayKit
import Terminal

/// The state of a date picker in a terminal: a key or a click changes it, and a picture shows it.
struct PickerState: Sendable {
  /// What is selected, and where the focus is.
  var picker: DayPicker

  /// The day that `t` moves to, and that is marked.
  let today: Day

  /// Reads a date that the user types.
  let reader: DateReading

  /// The date that is being typed, if one is.
  var entry: DateEntry?

  private(set) var showsHelp = false

  /// What the last key could not do.
  var complaint: String?

  typealias DateReading = @Sendable (_ text: String, _ kind: DaySpan.Kind) -> Result<Day, Refusal>

  /// Why a text or a day is refused, as a sentence.
  struct Refusal: Error {
    let sentence: String
  }

  init(_ picker: DayPicker, today: Day, reading reader: @escaping DateReading) {
    self.picker = picker
    self.today = today
    self.reader = reader
  }
}

/// What a key means for the picker as a whole.
enum PickerOutcome: Equatable, Sendable {
  case open
  case chosen(ClosedRange<Day>)
  case left
}

extension PickerState {
  /// Changes the state by what happens on the terminal that shows a picture of it.
  mutating func take(
    _ event: ScreenEvent, on picture: PickerPicture
  ) -> PickerOutcome {
    switch event {
    // Without a picture, nobody sees what a key chooses.
    case _ where picture.isTooSmall: return event.leaves ? .left : .open
    case .key(let key): return press(key)
    case .click(let row, let column):
      if let target = picture.target(row: row, column: column) { return click(target) }
    case .wheel(let count): turnWheel(by: count)
    case .resizing: break
    case .end: return .left
    }
    return .open
  }

  /// Changes the state by a key.
  private mutating func press(_ key: Key) -> PickerOutcome {
    complaint = nil
    if showsHelp {
      showsHelp = false
      return .open
    }
    if entry != nil { return type(key) }
    switch key.code {
    case .escape: return picker.cancel() ? .open : .left
    case .enter: return tap(picker.focus)
    case .tab: selectKind(after: key.hasShift ? -1 : 1)
    case .character(let character): return press(character)
    default: move(by: key)
    }
    return .open
  }

  private mutating func press(_ character: Unicode.Scalar) -> PickerOutcome {
    switch character {
    case "q": return .left
    case "d": return finish()
    case "?": showsHelp = true
    case "t": picker.move(to: today)
    case "/": startEntry("")
    case "0"..."9": startEntry(String(character))
    default:
      if let key = Self.key(for: character) { move(by: key) }
    }
    return .open
  }

  /// The keys that letters stand for, on keyboards or terminals without these keys.
  private static func key(for letter: Unicode.Scalar) -> Key? {
    switch letter {
    case "h": Key(.left)
    case "j": Key(.down)
    case "k": Key(.up)
    case "l": Key(.right)
    case "[": Key(.pageUp)
    case "]": Key(.pageDown)
    case "{": Key(.pageUp, hasShift: true)
    case "}": Key(.pageDown, hasShift: true)
    default: nil
    }
  }

  /// Changes the state by a click on something in the picture.
  private mutating func click(_ target: PickerTarget) -> PickerOutcome {
    leaveKeyboard()
    switch target {
    case .kind(let kind): picker.select(kind)
    case .page(let count): picker.page(by: count)
    case .day(let day): return tap(day)
    }
    return .open
  }

  /// Changes the state by a turn of the mouse wheel.
  private mutating func turnWheel(by count: Int) {
    leaveKeyboard()
    if picker.kind.isList { picker.step(by: count) } else { picker.page(by: count) }
  }
}

extension PickerState {
  /// Ends what a key has begun, because the mouse does something else.
  private mutating func leaveKeyboard() {
    (complaint, showsHelp, entry) = (nil, false, nil)
  }
}

extension ScreenEvent {
  /// Whether the event leaves the picker, whatever it shows.
  fileprivate var leaves: Bool {
    switch self {
    case .end: true
    case .key(let key): key.code == .escape || key.code == .character("q")
    case .click, .wheel, .resizing: false
    }
  }
}

/// What a click means.
enum PickerTarget: Equatable, Sendable {
  case kind(DaySpan.Kind)
  case page(Int)
  case day(Day)
}

extension DaySpan.Kind {
  /// Whether the picker shows a list of the spans instead of the days of a month.
  var isList: Bool {
    switch code {
    case .month, .quarter, .halfYear, .year: true
    case .day, .week, .last7Days, .halfMonth, .custom: false
    }
  }
}

// Selecting.

extension PickerState {
  /// Selects a day or the span that contains it; a custom range may go on.
  mutating func tap(_ day: Day) -> PickerOutcome {
    guard picker.tap(day) else {
      if picker.limits.days.contains(day) { picker.move(to: day) }
      complain()
      return .open
    }
    guard picker.kind != .custom, let days = picker.days else { return .open }
    return .chosen(days)
  }

  /// Ends the choice with what the picture shows as the band.
  private mutating func finish() -> PickerOutcome {
    guard picker.kind == .custom else { return tap(picker.focus) }
    let range = picker.state.range
    if range.isEmpty {
      complaint = "press Enter on the first day"
    } else if range.days == nil || range.movingEnd != nil, !picker.tapFocus() {
      complain()
    } else if let days = picker.days {
      return .chosen(days)
    }
    return .open
  }

  private mutating func complain() {
    complaint =
      switch picker.kind.code {
      case .day, .custom, .last7Days: "this day cannot be chosen"
      case .week, .halfMonth, .month, .quarter, .halfYear, .year: "none of these days can be chosen"
      }
  }

  private mutating func selectKind(after count: Int) {
    let kinds = picker.kinds
    guard let position = kinds.firstIndex(of: picker.kind) else { return }
    picker.select(kinds[(position + count + kinds.count) % kinds.count])
  }
}
