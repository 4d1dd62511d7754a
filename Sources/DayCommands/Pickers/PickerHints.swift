import DayKit
import Terminal

/// What a key does now, such as `Enter: last day`.
struct PickerHint: Equatable {
  let name: String
  let meaning: String
  let key: Key

  init(_ name: String, _ meaning: String, _ key: Key) {
    (self.name, self.meaning, self.key) = (name, meaning, key)
  }

  var text: String { "\(name): \(meaning)" }

  static let help = Self("?", "keys", Key(.character("?")))
  static let leave = Self("Esc", "leave", Key(.escape))
}

extension PickerState {
  /// Returns what the keys do now, the most important first.
  ///
  /// - Parameter width: The number of columns that the first one should not exceed.
  func hints(_ look: PickerLook, upTo width: Int) -> [PickerHint] {
    if showsHelp { return [PickerHint("any key", "back", Key(.enter))] }
    if let entry { return hints(typing: entry) }
    if let chosenDays { return hints(choosing: chosenDays) }
    guard picker.kind == .custom else { return [enter("choose"), .help, .leave] }
    if let completeRange {
      let move = PickerHint("m", "move an end", Key(.character("m")))
      let room = width - enter("choose ").text.columns
      return [
        enter("choose \(look.title(of: completeRange, upTo: room))"), move, .leave, .help,
      ]
    }
    if picker.state.range.isEmpty { return [enter(nextEnd), .help, .leave] }
    let undo = PickerHint("Esc", "undo", Key(.escape))
    guard picker.state.range.movingEnd != nil else { return [enter(nextEnd), .help, undo] }
    return [enter(nextEnd), PickerHint("m", "other end", Key(.character("m"))), undo, .help]
  }

  /// The end of a range that a day would be.
  private var nextEnd: String {
    let range = picker.state.range
    return switch range.movingEnd {
    case .start?: "new first day"
    case .end?: "new last day"
    case nil: range.isEmpty || range.days != nil ? "first day" : "last day"
    }
  }

  private func enter(_ meaning: String) -> PickerHint { PickerHint("Enter", meaning, Key(.enter)) }

  private func hints(typing entry: DateEntry) -> [PickerHint] {
    let cancel = PickerHint("Esc", "cancel", Key(.escape))
    let accept = enter(picker.kind == .custom ? nextEnd : chosenDays == nil ? "choose" : "add")
    guard entry.readings.count > 1 else { return [accept, cancel] }
    return [PickerHint("Down", "next reading", Key(.down)), accept, cancel]
  }

  private func hints(choosing days: [Day]) -> [PickerHint] {
    let isChosen = days.contains(picker.focus)
    let space = PickerHint("Space", isChosen ? "remove" : "add", Key(.character(" ")))
    guard !days.isEmpty else { return [space, .help, .leave] }
    return [
      space, enter("choose \(days.count) \(days.count == 1 ? "day" : "days")"), .help, .leave,
    ]
  }
}
