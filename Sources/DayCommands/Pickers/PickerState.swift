import DayKit
import Terminal

/// The state of a date picker in a terminal: a key or the mouse changes it, and a picture shows it.
struct PickerState: Sendable {
  /// What is selected, and where the focus is.
  var picker: DayPicker

  /// The day that `t` moves to, and that is marked.
  let today: Day

  /// Reads dates that the user types.
  let dates: TypedDates

  /// The ranges that a key selects.
  var presets: [PickerPreset] = []

  /// The days that are chosen so far, in order, if there can be any number of them.
  var chosenDays: [Day]?

  /// The date that is being typed, if one is.
  var entry: DateEntry?

  /// The last keys that were letters, each with the state before it: they can turn out to be the start
  /// of a word.
  private var letters: [(letter: Unicode.Scalar, before: PickerMoment)] = []

  /// The first letters of what is being typed, if they were keys, and the state after them.
  var undoneKeys: (letters: String, after: PickerMoment)?

  private(set) var showsHelp = false

  /// What the last key could not do.
  var complaint: String?

  /// Whether the line of keys stands out, because the last key does nothing.
  private(set) var isFlashing = false

  /// The first month that is shown, if there are several.
  var firstMonth: YearMonth

  /// The selections before the last steps, for going back.
  var earlier: [DayPicker] = []

  /// What the mouse is doing.
  var pointer = PickerPointer()

  /// Creates the state before the first key.
  ///
  /// The focus is on a day that can be chosen, if there is one near.
  init(_ picker: DayPicker, today: Day, reading dates: TypedDates) {
    self.picker = picker
    self.today = today
    self.dates = dates
    firstMonth = picker.month
    leaveRefusedDay()
    firstMonth = self.picker.month
  }
}

/// What a key means for the picker as a whole.
enum PickerOutcome: Equatable, Sendable {
  case open
  case chosen(ClosedRange<Day>)
  case left

  /// The user wants the picture to be drawn in full.
  case redrawing
}

extension PickerState {
  /// Changes the state by what happens on the terminal that shows a picture of it.
  mutating func take(
    _ event: ScreenEvent, on picture: PickerPicture
  ) -> PickerOutcome {
    // Without a picture, nobody sees what a key chooses.
    if picture.isTooSmall { return event.leaves ? .left : .open }
    isFlashing = false
    let outcome = perform(event, picture)
    follow(picture.monthCount)
    return outcome
  }

  private mutating func perform(
    _ event: ScreenEvent, _ picture: PickerPicture
  ) -> PickerOutcome {
    switch event {
    case .key(let key):
      pointer = PickerPointer()
      return press(key)
    case .press(let row, let column): press(picture.target(row: row, column: column))
    case .drag(let row, let column): drag(to: picture.target(row: row, column: column))
    case .click(let row, let column): return release(picture.target(row: row, column: column))
    case .wheel(let count): turnWheel(by: count)
    case .pause: repeatHeldPage()
    case .resizing: break
    case .end: return .left
    }
    return .open
  }

  /// The time in milliseconds after which a pause changes the state, if any.
  var pause: Int32? { isFlashing ? 200 : pointer.pause }
}

// Keys.

extension PickerState {
  /// Changes the state by a key.
  mutating func press(_ key: Key) -> PickerOutcome {
    complaint = nil
    guard case .character(let character) = key.code, character.properties.isAlphabetic else {
      letters = []
      return press(atOnce: key)
    }
    let (before, wasMoving) = (moment, entry == nil && !showsHelp)
    let outcome = press(atOnce: key)
    // No word has more letters that are keys before one that is not.
    letters = wasMoving && entry == nil ? letters.suffix(7) + [(character, before)] : []
    return outcome
  }

  private mutating func press(atOnce key: Key) -> PickerOutcome {
    if key.code == .control("l") { return .redrawing }
    if showsHelp {
      showsHelp = false
      return .open
    }
    if entry != nil { return type(key) }
    switch key.code {
    case .escape: return picker.cancel() ? .open : .left
    case .enter: return confirm()
    case .backspace: goBack()
    case .tab: selectKind(after: key.hasShift ? -1 : 1)
    case .character(let character): return press(character)
    default: move(orFlashBy: key)
    }
    return .open
  }

  private mutating func press(_ character: Unicode.Scalar) -> PickerOutcome {
    switch character {
    case " ": return chosenDays != nil ? tap(picker.focus) : confirm()
    case "q": return .left
    case "m" where picker.kind == .custom && picker.state.range.days != nil: moveEnd()
    case "?": showsHelp = true
    case "t": moveToToday()
    case "/": startEntry("")
    case "0"..."9", "+", "-": startEntry(String(character))
    default:
      if let key = Self.key(for: character) {
        move(by: key)
      } else if let preset = shownPresets.first(where: { $0.key == character }) {
        select(preset)
      } else if character.properties.isAlphabetic {
        startWord(with: character)
      } else {
        isFlashing = true
      }
    }
    return .open
  }

  /// Starts to type a word with a letter that is not a key, and with those before it that begin the
  /// same word: what these did as keys is undone.
  private mutating func startWord(with character: Unicode.Scalar) {
    for index in letters.indices {
      let keys = String(String.UnicodeScalarView(letters[index...].map(\.letter)))
      guard dates.hasWord(startingWith: "\(keys)\(character)") else { continue }
      let after = moment
      moment = letters[index].before
      startEntry("\(keys)\(character)")
      return undoneKeys = (keys, after)
    }
    startEntry(String(character))
  }

  /// The keys that letters stand for, on keyboards or terminals without these keys.
  private static func key(for letter: Unicode.Scalar) -> Key? {
    switch letter {
    case "h": Key(.left)
    case "j", "n": Key(.down)
    case "k", "p": Key(.up)
    case "l": Key(.right)
    case "g": Key(.home, hasShift: true)
    case "G": Key(.end, hasShift: true)
    case "[": Key(.pageUp)
    case "]": Key(.pageDown)
    case "{": Key(.pageUp, hasShift: true)
    case "}": Key(.pageDown, hasShift: true)
    default: nil
    }
  }

  /// Moves the focus, if the key does so.
  private mutating func move(orFlashBy key: Key) {
    switch key.code {
    case .control("n"): move(by: Key(.down))
    case .control("p"): move(by: Key(.up))
    case .control, .unknown, .delete: isFlashing = true
    default: move(by: key)
    }
  }

  /// Ends what a key has begun, because the mouse does something else.
  mutating func leaveKeyboard() {
    (complaint, showsHelp, entry, letters) = (nil, false, nil, [])
  }

  private mutating func selectKind(after count: Int) {
    let kinds = picker.kinds
    guard kinds.count > 1, let position = kinds.firstIndex(of: picker.kind) else {
      return isFlashing = true
    }
    select(kinds[(position + count + kinds.count) % kinds.count])
  }

  /// Lets the line of keys stand out.
  mutating func flash() { isFlashing = true }
}

/// What a key can change of a picker, to go back to.
struct PickerMoment: Sendable {
  let picker: DayPicker
  let earlier: [DayPicker]
}

extension PickerState {
  var moment: PickerMoment {
    get { PickerMoment(picker: picker, earlier: earlier) }
    set { (picker, earlier) = (newValue.picker, newValue.earlier) }
  }
}

extension ScreenEvent {
  /// Whether the event leaves the picker, whatever it shows.
  fileprivate var leaves: Bool {
    switch self {
    case .end: true
    case .key(let key): key.code == .escape || key.code == .character("q")
    case .press, .drag, .click, .wheel, .pause, .resizing: false
    }
  }
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
