import DayKit
import Terminal

/// A date that is being typed.
struct DateEntry: Equatable, Sendable {
  var text: String

  /// The focus before, to which the picker returns if the entry is given up.
  let focus: Day
}

extension PickerState {
  mutating func startEntry(_ text: String) {
    entry = DateEntry(text: text, focus: picker.focus)
    follow()
  }

  /// Changes the date that is being typed.
  ///
  /// Enter takes it as if it was clicked.
  mutating func type(_ key: Key) -> PickerOutcome {
    guard var entry else { return .open }
    switch key.code {
    case .escape: return giveUpEntry()
    case .enter: return takeEntry()
    case .character(let character):
      // Nothing that stands for a date is longer.
      if entry.text.unicodeScalars.count < 64 { entry.text.unicodeScalars.append(character) }
    case .backspace:
      guard !entry.text.isEmpty else { return giveUpEntry() }
      entry.text.unicodeScalars.removeLast()
    default: return .open
    }
    self.entry = entry
    follow()
    return .open
  }

  /// Moves the focus to the date that is being typed, as soon as it is one.
  private mutating func follow() {
    guard let entry else { return }
    if case .success(let day) = reader(entry.text, picker.kind) {
      picker.move(to: day)
    } else {
      picker.move(to: entry.focus)
    }
  }

  private mutating func giveUpEntry() -> PickerOutcome {
    if let entry { picker.move(to: entry.focus) }
    entry = nil
    return .open
  }

  private mutating func takeEntry() -> PickerOutcome {
    guard let text = entry?.text else { return .open }
    if text.isEmpty { return giveUpEntry() }
    let limits = picker.limits.days
    switch reader(text, picker.kind) {
    case .success(let day) where day < limits.lowerBound:
      complaint = "\(day) is before \(limits.lowerBound)"
      return .open
    case .success(let day) where day > limits.upperBound:
      complaint = "\(day) is after \(limits.upperBound)"
      return .open
    case .success(let day):
      entry = nil
      return tap(day)
    case .failure(let refusal):
      complaint = refusal.sentence
      return .open
    }
  }
}
