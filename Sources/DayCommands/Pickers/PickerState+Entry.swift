import DayKit
import Terminal

/// A date that is being typed.
struct DateEntry: Equatable, Sendable {
  /// The text before and after the cursor.
  var before: String
  var after = ""

  /// The focus before, to which the picker returns if the entry is given up.
  let focus: Day

  /// The days that the text may stand for.
  var readings: [Day] = []

  /// The reading that the user has chosen, if there are several.
  var choice: Int?

  var text: String { before + after }

  /// The day that the text stands for, if there is only one or one is chosen.
  var day: Day? {
    readings.count > 1 ? choice.map { readings[$0] } : readings.first
  }
}

extension PickerState {
  /// Starts to type a date in place of moving.
  mutating func startEntry(_ text: String) {
    undoneKeys = nil
    entry = DateEntry(before: text, focus: picker.focus)
    follow()
  }

  /// Changes the date that is being typed.
  ///
  /// Enter takes it as if it was clicked.
  mutating func type(_ key: Key) -> PickerOutcome {
    guard var entry else { return .open }
    switch key.code {
    case .escape:
      giveUpEntry()
      return .open
    case .enter: return takeEntry()
    case .up, .control("p"): return chooseReading(after: -1)
    case .down, .tab, .control("n"): return chooseReading(after: 1)
    case .backspace where entry.text.isEmpty:
      giveUpEntry()
      return .open
    default: if !entry.edit(by: key) { flash() }
    }
    if entry.text != self.entry?.text { (entry.readings, entry.choice) = ([], nil) }
    self.entry = entry
    redoKeysBeforeWord()
    follow()
    return .open
  }

  /// Takes letters as the keys that they were, if only the rest begins a word, as in `j` and `aug`.
  private mutating func redoKeysBeforeWord() {
    guard let keys = undoneKeys, let entry, entry.text.hasPrefix(keys.letters) else { return }
    let rest = String(entry.text.dropFirst(keys.letters.count))
    guard !rest.isEmpty, !dates.hasWord(startingWith: entry.text),
      dates.hasWord(startingWith: rest)
    else { return }
    moment = keys.after
    startEntry(rest)
  }

  private mutating func chooseReading(after step: Int) -> PickerOutcome {
    guard var entry, entry.readings.count > 1 else {
      flash()
      return .open
    }
    let count = entry.readings.count
    entry.choice = entry.choice.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
    self.entry = entry
    picker.move(to: entry.day ?? entry.focus)
    return .open
  }

  /// Moves the focus to the date that is being typed, as soon as it is one.
  private mutating func follow() {
    guard var entry else { return }
    let readings = dates.readings(of: entry.text, picker.kind, near: entry.focus)
    entry.readings = (try? readings.get()) ?? []
    self.entry = entry
    picker.move(to: entry.day ?? entry.focus)
  }

  private mutating func giveUpEntry() {
    if let entry { picker.move(to: entry.focus) }
    entry = nil
  }

  private mutating func takeEntry() -> PickerOutcome {
    guard let entry else { return .open }
    if entry.text.isEmpty {
      giveUpEntry()
      return .open
    }
    switch dates.readings(of: entry.text, picker.kind, near: entry.focus) {
    case .success where entry.day == nil:
      complaint = "can be \(entry.readings.count) dates: press Down to choose"
    case .success:
      guard let day = entry.day else { break }
      if let refusal = refusalByLimits(of: day) {
        complaint = refusal
      } else {
        self.entry = nil
        return tap(day)
      }
    case .failure(let refusal): complaint = refusal.sentence
    }
    return .open
  }
}

// Editing.

extension DateEntry {
  /// Changes the text as a key does in a shell, and returns whether it has a meaning here.
  fileprivate mutating func edit(by key: Key) -> Bool {
    switch key.code {
    case .character(let character):
      // No date and no word for a date is longer than this.
      if text.unicodeScalars.count < 64 { before.unicodeScalars.append(character) }
    case .backspace: _ = before.popLast()
    case .delete, .control("d"): _ = after.isEmpty ? nil : after.removeFirst()
    case .left, .control("b"):
      if let last = before.popLast() { after.insert(last, at: after.startIndex) }
    case .right, .control("f"): if !after.isEmpty { before.append(after.removeFirst()) }
    case .home, .control("a"): (before, after) = ("", text)
    case .end, .control("e"): (before, after) = (text, "")
    case .control("u"): before = ""
    case .control("k"): after = ""
    case .control("w"): removeWord()
    default: return false
    }
    return true
  }

  /// Removes the word before the cursor and the spaces after it.
  private mutating func removeWord() {
    while before.last == " " { before.removeLast() }
    while let last = before.last, last != " " { before.removeLast() }
  }
}
