import DayKit
import Terminal

/// A list of months, quarters or years that scrolls with the focus.
struct PickerList {
  private let state: PickerState
  private let look: PickerLook

  /// The number of rows.
  private let height: Int

  init(_ state: PickerState, _ look: PickerLook, height: Int) {
    self.state = state
    self.look = look
    self.height = height
  }

  func draw(on picture: inout PickerPicture, row: Int) {
    for (offset, picker) in visible.enumerated() {
      draw(picker, on: &picture, row: row + offset)
    }
  }

  /// The picker with the focus on each span that is shown.
  private var visible: [DayPicker] {
    var shown = [state.picker]
    // Three above the focus, the others below, and more on one side where the other side ends.
    extend(&shown, by: -1, upTo: 4)
    extend(&shown, by: 1, upTo: height)
    extend(&shown, by: -1, upTo: height)
    return shown
  }

  private func extend(_ shown: inout [DayPicker], by step: Int, upTo count: Int) {
    while shown.count < count, var next = step < 0 ? shown.first : shown.last {
      let before = next.focusedSpan
      next.step(by: step)
      guard next.focusedSpan != before else { return }
      shown.insert(next, at: step < 0 ? 0 : shown.count)
    }
  }

  private func draw(_ picker: DayPicker, on picture: inout PickerPicture, row: Int) {
    let span = picker.focusedSpan
    let isFocused = span == state.picker.focusedSpan
    let mark = PickerMark(
      isAllowed: picker.allowsTap(on: picker.focus), isFocused: isFocused,
      isToday: span.contains(state.today))
    let title = span.title(in: look.symbols)
    let text = look.usesColor || mark.isAllowed ? title : "-- \(title)"
    picture.put(
      look.character(between: nil, and: mark), row: row, column: 1, style: .plain)
    picture.put(
      text, row: row, column: 2, style: look.style(of: mark), target: .day(picker.focus))
    picture.put(
      look.character(between: mark, and: nil), row: row, column: 2 + text.columns, style: .plain)
  }
}

extension DayPicker {
  /// The span of the tab that contains the focus.
  fileprivate var focusedSpan: DaySpan { span(containing: focus) }
}
