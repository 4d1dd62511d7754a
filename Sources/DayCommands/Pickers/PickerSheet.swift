import DayKit
import Terminal

/// Draws a picker: the title, the tabs, a page of days or a list, and notes below.
struct PickerSheet: Sendable {
  let title: String
  let look: PickerLook

  /// The minimum size of a terminal, in rows and columns.
  static let minimum = (rows: 10, columns: 40)

  /// The number of rows of the page: a title, the weekdays and six weeks.
  static let pageHeight = 8

  /// Returns the picture of a state for a terminal of a size.
  func picture(of state: PickerState, rows: Int, columns: Int) -> PickerPicture {
    guard rows >= Self.minimum.rows, columns >= Self.minimum.columns else {
      return Self.tooSmall(columns: columns)
    }
    let hasSegments = state.picker.kinds.count > 1
    let page = PickerPage(state, look, columns: columns)
    var free = rows - Self.pageHeight - (hasSegments ? 1 : 0)
    // In a small terminal, the keys are more important than an empty row or one more of a list.
    let isShort =
      free < 2 && !state.showsHelp && (state.picker.kind.isList || page.weekCount < 6)
    let pageHeight = Self.pageHeight - (isShort ? 1 : 0)
    free += isShort ? 1 : 0
    // The first column belongs to the marks of days.
    let width = columns - 1
    let notes = PickerNotes(state, look).lines(upTo: min(3, free), width: width)
    free -= notes.count
    let hasTitle = !title.isEmpty && free > 0
    free -= hasTitle ? 1 : 0
    let presets = PickerPresets(state, look, width: width, upTo: free)
    let height =
      (hasTitle ? 1 : 0) + (hasSegments ? 1 : 0) + presets.height + pageHeight + notes.count
    var picture = PickerPicture(rows: height, columns: columns)
    var row = 0
    if hasTitle {
      picture.put(
        look.fitted(title, width), row: row, column: 1, style: TextStyle(isBold: look.usesColor))
      row += 1
    }
    if hasSegments {
      draw(state.picker, on: &picture, row: row)
      row += 1
    }
    presets.draw(on: &picture, row: row)
    row += presets.height
    draw(page, of: state, on: &picture, row: row, height: pageHeight)
    for (offset, note) in notes.enumerated() {
      note.draw(on: &picture, row: row + pageHeight + offset, look)
    }
    return picture
  }

  private static func tooSmall(columns: Int) -> PickerPicture {
    let (rows, width) = minimum
    let text = "The terminal is too small: \(width) columns and \(rows) rows are needed."
    var picture = PickerPicture(rows: 1, columns: columns)
    picture.put(
      columns < text.count ? "Too small: \(width)x\(rows) needed" : text, row: 0, column: 0)
    picture.isTooSmall = true
    return picture
  }

  private func draw(
    _ page: PickerPage, of state: PickerState, on picture: inout PickerPicture, row: Int,
    height: Int
  ) {
    // Behind the help too, the same months are shown afterwards.
    if !state.picker.kind.isList { picture.monthCount = page.monthCount }
    if state.showsHelp {
      for (offset, line) in PickerHelp.lines(state).enumerated() {
        picture.put(line, row: row + offset, column: 1)
      }
    } else if state.picker.kind.isList {
      PickerList(state, look, height: height).draw(on: &picture, row: row)
    } else {
      page.draw(on: &picture, row: row)
    }
  }
}

// The tabs.

extension PickerSheet {
  private func draw(_ picker: DayPicker, on picture: inout PickerPicture, row: Int) {
    var column = 0
    for kind in picker.kinds {
      let isCurrent = kind == picker.kind
      let name = kind.tabName
      let text = isCurrent && !look.usesColor ? "[\(name)]" : " \(name) "
      picture.put(
        text, row: row, column: column, style: TextStyle(isReversed: isCurrent && look.usesColor),
        target: .kind(kind))
      column += text.columns
    }
  }
}

extension DaySpan.Kind {
  /// The name of the tab.
  fileprivate var tabName: String {
    switch code {
    case .day: "Day"
    case .week: "Week"
    case .last7Days: "7 days"
    case .halfMonth: "Half a month"
    case .month: "Month"
    case .quarter: "Quarter"
    case .halfYear: "Half a year"
    case .year: "Year"
    case .custom: "Custom"
    }
  }
}
