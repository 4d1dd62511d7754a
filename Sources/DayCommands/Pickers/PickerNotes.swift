import DayKit
import Terminal

/// The lines below a page: what is selected, what is typed or wrong, and the keys.
struct PickerNotes {
  /// A text, or what keys do.
  struct Line: Equatable {
    var text: String
    var isImportant = false
    var hints: [PickerHint] = []
    var isFlashing = false
  }

  private let state: PickerState
  private let look: PickerLook

  init(_ state: PickerState, _ look: PickerLook) {
    self.state = state
    self.look = look
  }

  /// Returns as many lines as there is room for: the selection, what needs attention, and the keys.
  ///
  /// A long message takes the place of the selection too. The name of a holiday is the least important
  /// line.
  func lines(upTo count: Int, width: Int) -> [Line] {
    let selection = selection(width)
    let urgent = urgent(upTo: count, width).prefix(2).map { Line(text: $0, isImportant: true) }
    if count == 1, urgent.isEmpty { return [selectionAndKeys(width)] }
    let keys = keys(width)
    var lines: [Line]
    if urgent.count > 1 || !urgent.isEmpty && count == 1 {
      lines = urgent + [keys]
    } else if !urgent.isEmpty {
      lines = selection.prefix(1) + urgent + [keys]
    } else {
      let room = count - selection.count - 1
      lines = selection + (room > 0 ? [Line(text: holiday, isImportant: true)] : []) + [keys]
    }
    // The days are more important than their number.
    if urgent.isEmpty, lines.count > count { lines = selection.suffix(1) + [keys] }
    return lines.prefix(max(1, count)).map { line in
      var line = line
      line.text = look.fitted(line.text, width)
      return line
    }
  }

  /// The date that is typed, or why a key did nothing.
  private func urgent(upTo count: Int, _ width: Int) -> [String] {
    if let complaint = state.complaint { return complaint.wrapped(toColumns: width) }
    guard let entry = state.entry else { return [] }
    let readings = readings(of: entry)
    let line = line(of: entry, width)
    if readings.isEmpty { return [line] }
    let both = "\(line)   \(readings)"
    if both.columns <= width { return [both] }
    return count > 1 ? [line, readings] : ["\(entry.before)_\(entry.after) \(readings)"]
  }

  /// The text with the cursor: the part of a long one where it is typed.
  private func line(of entry: DateEntry, _ width: Int) -> String {
    var before = entry.before
    let room = width - "Date: _".columns - min(entry.after.columns, 10)
    while before.columns > room { before.removeFirst() }
    return "Date: \(before)_\(entry.after)"
  }

  /// The days for which an ambiguous text can stand, with the chosen one in brackets.
  private func readings(of entry: DateEntry) -> String {
    guard entry.readings.count > 1 else { return "" }
    return entry.readings.enumerated().map { index, day in
      let title = look.title(of: day...day)
      return index == entry.choice ? "[\(title)]" : " \(title) "
    }.joined(separator: " ")
  }

  /// The name of the holiday in focus.
  private var holiday: String {
    state.picker.kind.isList ? "" : look.names(ofHolidayOn: state.picker.focus)
  }

  /// What Enter selects or what is selected, in two lines if it does not fit in one.
  private func selection(_ width: Int) -> [Line] {
    let picker = state.picker
    if let days = state.chosenDays, !days.isEmpty { return [Line(text: list(of: days))] }
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

  /// The number of days, and the days.
  private func list(of days: [Day]) -> String {
    let count = days.count == 1 ? "1 day" : "\(days.count) days"
    return "\(count): \(days.map { look.title(of: $0...$0) }.joined(separator: ", "))"
  }

  /// The numbers of days and nights, such as "8 days, 7 nights".
  private func length(of days: ClosedRange<Day>) -> String {
    let count = days.count
    if count == 1 { return "1 day" }
    return "\(count) days, \(count - 1) \(count == 2 ? "night" : "nights")"
  }

  /// What is selected and what keys do, where there is only one row for both.
  private func selectionAndKeys(_ width: Int) -> Line {
    let first = state.hints(look, upTo: width).first?.text.columns ?? 0
    // Enter chooses what is selected, so that both are in one hint.
    guard state.completeRange == nil, !state.showsHelp else { return keys(width) }
    let room = width - first - 2 - (state.isFlashing ? 2 : 0)
    let selection = selection(width)
    var text = selection.count == 1 ? selection[0].text : ""
    if text.isEmpty || text.columns > room {
      let days = state.picker.previewedDays ?? state.picker.focus...state.picker.focus
      text = look.title(of: days, upTo: room)
    }
    guard text.columns <= room else { return keys(width) }
    var line = keys(width - text.columns - 2)
    line.text = text
    return line
  }

  /// The hints that fit, of which the first has to.
  private func keys(_ width: Int) -> Line {
    var room = width - (state.isFlashing && !look.usesColor ? 2 : 0)
    var hints: [PickerHint] = []
    for hint in state.hints(look, upTo: width) {
      let columns = hint.text.columns + (hints.isEmpty ? 0 : 2)
      if columns <= room || hints.isEmpty {
        hints.append(hint)
        room -= columns
      }
    }
    return Line(text: "", hints: hints, isFlashing: state.isFlashing)
  }
}

extension PickerNotes.Line {
  /// Draws the line from the second column on.
  func draw(on picture: inout PickerPicture, row: Int, _ look: PickerLook) {
    picture.put(
      text, row: row, column: 1, style: TextStyle(isBold: isImportant && look.usesColor))
    var column = text.isEmpty ? 1 : 1 + text.columns + 2
    if isFlashing, !look.usesColor {
      picture.put("! ", row: row, column: column)
      column += 2
    }
    for (index, hint) in hints.enumerated() {
      if index > 0 {
        picture.put("  ", row: row, column: column, style: style(look))
        column += 2
      }
      picture.put(hint.text, row: row, column: column, style: style(look), target: .key(hint.key))
      column += hint.text.columns
    }
  }

  private func style(_ look: PickerLook) -> TextStyle {
    TextStyle(isReversed: isFlashing && look.usesColor)
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
  static func lines(_ state: PickerState) -> [String] {
    let kind = state.picker.kind
    let steps: [String] =
      switch kind.code {
      case .day, .week, .last7Days, .halfMonth, .custom:
        ["a day or a week", "a month", "a year", "ends of the week"]
      case .month, .quarter, .halfYear:
        ["a month or a year", "a year", "ten years", "ends of the year"]
      case .year: ["a year or ten", "ten years", "a hundred years", "first, last year"]
      }
    return [
      "arrows, hjkl, np \(steps[0])",
      "PgUp PgDn, [ ]   \(steps[1])",
      "Shift+Pg, { }    \(steps[2])",
      "Home End, g G    \(steps[3])",
      kind == .custom ? "t, m, Backspace  today, move end, back" : "t                today",
      "0-9 + - / words  type a date",
      state.picker.kinds.count > 1 ? "Tab              next tab" : "",
      state.chosenDays == nil
        ? "Enter, q or Esc  choose, leave" : "Space Enter q    add, choose, leave",
    ].filter { !$0.isEmpty }
  }
}
