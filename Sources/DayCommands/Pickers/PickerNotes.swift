import DayKit
import Terminal

/// The lines below a page: what is selected, what is typed or wrong, and the keys.
struct PickerNotes {
  struct Line: Equatable {
    var text: String
    var isImportant = false
  }

  private let state: PickerState
  private let look: PickerLook

  init(_ state: PickerState, _ look: PickerLook) {
    self.state = state
    self.look = look
  }

  /// Returns as many lines as there is room for: the selection, what needs attention, and the keys.
  func lines(upTo count: Int, width: Int) -> [Line] {
    let attention = Line(text: attention, isImportant: true)
    let lines: [Line] =
      switch count {
      case ...1: [attention.text.isEmpty ? selection : attention]
      case 2: [selection, attention.text.isEmpty ? Line(text: keys) : attention]
      default: [selection, attention, Line(text: keys)]
      }
    return lines.map {
      Line(text: look.fitted($0.text, width), isImportant: $0.isImportant)
    }
  }

  /// The date that is typed, why a key did nothing, or the name of a holiday.
  private var attention: String {
    if let complaint = state.complaint { return complaint }
    if let entry = state.entry { return "Date: \(entry.text)_" }
    return look.names(ofHolidayOn: state.picker.focus)
  }

  private var selection: Line {
    let picker = state.picker
    guard let days = picker.previewedDays else {
      return Line(text: "first day: \(title(picker.focus...picker.focus))")
    }
    switch picker.kind {
    case .day:
      let weekday = look.symbols.name(of: days.lowerBound.weekday)
      return Line(text: "\(weekday), \(title(days))")
    case .custom: return Line(text: "\(length(of: days)): \(title(days))")
    default: return Line(text: title(days))
    }
  }

  private func title(_ days: ClosedRange<Day>) -> String { look.title(of: days) }

  /// The numbers of days and nights, such as "8 days, 7 nights".
  private func length(of days: ClosedRange<Day>) -> String {
    let count = days.count
    if count == 1 { return "1 day" }
    return "\(count) days, \(count - 1) \(count == 2 ? "night" : "nights")"
  }

  private var keys: String {
    if state.showsHelp { return "any key: back" }
    if state.entry != nil { return "Enter: take it  Esc: give it up" }
    return state.picker.kind == .custom
      ? "Enter: first, last  d: done  ?: keys" : "Enter: choose  ?: keys  Esc: leave"
  }
}

/// The keys of the picker.
enum PickerHelp {
  static let lines = [
    "arrows, hjkl    day or week, or in lists",
    "PgUp PgDn [ ]   month; lists: a page",
    "Shift+Pg { }    year; lists: ten pages",
    "Home End        first or last of the week",
    "t               today",
    "0-9, /          type a date, or /tomorrow",
    "Tab             next segment",
    "Enter  d  Esc   choose, done, leave",
  ]
}
