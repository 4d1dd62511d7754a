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
  ///
  /// A long message takes the place of the selection too.
  func lines(upTo count: Int, width: Int) -> [Line] {
    let texts = attention.isEmpty ? [] : attention.wrapped(toColumns: width)
    let attention = texts.prefix(2).map { Line(text: $0, isImportant: true) }
    let lines: [Line] =
      if attention.isEmpty {
        count < 3 ? [selection, keys] : [selection, Line(text: ""), keys]
      } else if count == 1 {
        attention
      } else {
        (attention.count > 1 ? [] : [selection]) + attention + [keys]
      }
    return lines.prefix(max(1, count)).map {
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

  private var keys: Line {
    if state.showsHelp { return Line(text: "any key: back") }
    if state.entry != nil { return Line(text: "Enter: accept  Esc: cancel") }
    return Line(
      text: state.picker.kind == .custom
        ? "Enter: first, last  d: done  ?: keys" : "Enter: choose  ?: keys  Esc: leave")
  }
}

extension String {
  /// The words of the text in lines that fit in a number of columns, as far as words do.
  fileprivate func wrapped(toColumns limit: Int) -> [String] {
    var lines = [""]
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.columns + 1 + String(word).columns <= limit {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

/// The keys of the picker.
enum PickerHelp {
  /// Returns a line for each kind of key.
  ///
  /// - Parameter isList: Whether the picker shows a list.
  static func lines(isList: Bool) -> [String] {
    [
      isList ? "up, down, j, k   a line" : "arrows, hjkl     a day or a week",
      isList ? "PgUp PgDn, [ ]   a page" : "PgUp PgDn, [ ]   a month",
      isList ? "Shift+Pg, { }    ten pages" : "Shift+Pg, { }    a year",
      isList ? "Home, End        first or last line" : "Home, End        ends of the week",
      "t                today",
      "0-9, /           type a date",
      "Tab              next segment",
      "Enter, d, Esc    choose, done, leave",
    ]
  }
}
