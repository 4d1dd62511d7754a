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
    let selection = selection(width)
    let attention = attention(width).prefix(2).map { Line(text: $0, isImportant: true) }
    let lines: [Line] =
      if attention.isEmpty {
        selection + (count > selection.count + 1 ? [Line(text: "")] : []) + [keys]
      } else if attention.count > 1 || count == 1 {
        attention + [keys]
      } else {
        selection.prefix(1) + attention + [keys]
      }
    return lines.prefix(max(1, count)).map {
      Line(text: look.fitted($0.text, width), isImportant: $0.isImportant)
    }
  }

  /// The date that is typed, why a key did nothing, or the name of a holiday.
  private func attention(_ width: Int) -> [String] {
    if let complaint = state.complaint { return complaint.wrapped(toColumns: width) }
    if let entry = state.entry {
      // The end of a long text, where it is typed.
      var text = entry.text
      while text.columns > width - "Date: _".count { text.removeFirst() }
      return ["Date: \(text)_"]
    }
    let name = look.names(ofHolidayOn: state.picker.focus)
    return name.isEmpty ? [] : [name]
  }

  /// What Enter selects or what is selected, in two lines if it does not fit in one.
  private func selection(_ width: Int) -> [Line] {
    let picker = state.picker
    guard let days = picker.previewedDays else {
      return [Line(text: "first day: \(look.title(of: picker.focus...picker.focus))")]
    }
    let title = look.title(of: days)
    switch picker.kind {
    case .day: return [Line(text: look.title(of: days.lowerBound))]
    case .custom:
      let length = length(of: days)
      let line = "\(length): \(title)"
      return (line.columns <= width ? [line] : [length, title]).map { Line(text: $0) }
    default: return [Line(text: title)]
    }
  }

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
  /// Returns a line for each kind of key in a segment.
  static func lines(_ kind: DaySpan.Kind) -> [String] {
    let steps: [String] =
      switch kind.code {
      case .day, .week, .last7Days, .halfMonth, .custom:
        ["a day or a week", "a month", "a year", "ends of the week"]
      case .month, .quarter, .halfYear:
        ["a month or a year", "a year", "ten years", "ends of the year"]
      case .year: ["a year or ten", "ten years", "a hundred years", "first, last year"]
      }
    return [
      "arrows, hjkl     \(steps[0])",
      "PgUp PgDn, [ ]   \(steps[1])",
      "Shift+Pg, { }    \(steps[2])",
      "Home, End        \(steps[3])",
      "t                today",
      "0-9, /           type a date",
      "Tab              next segment",
      "Enter, d, Esc    choose, done, leave",
    ]
  }
}
