import Terminal

/// A picture of a picker, and what a click on each part of it means.
struct PickerPicture {
  private(set) var canvas: Canvas
  private var areas: [Area] = []

  /// The number of months side by side, 0 for a list.
  var monthCount = 0

  /// Whether it only says that the terminal is too small.
  var isTooSmall = false

  private struct Area {
    let row: Int
    let columns: Range<Int>
    let target: PickerTarget
  }

  init(rows: Int, columns: Int) {
    canvas = Canvas(rows: rows, columns: columns)
  }

  /// Puts a text that can be clicked if it has a target.
  mutating func put(
    _ text: String, row: Int, column: Int, style: TextStyle = .plain, target: PickerTarget? = nil
  ) {
    canvas.put(text, row: row, column: column, style: style)
    if let target { setTarget(target, row: row, columns: column..<column + text.columns) }
  }

  /// Says what a click on some columns of a row means.
  mutating func setTarget(_ target: PickerTarget, row: Int, columns: Range<Int>) {
    areas.append(Area(row: row, columns: columns, target: target))
  }

  /// Puts a text in UTF-8 that cannot be clicked.
  mutating func put(_ text: Span<UInt8>, row: Int, column: Int) {
    canvas.put(text, row: row, column: column, style: .plain)
  }

  /// Returns what a click on a cell means.
  func target(row: Int, column: Int) -> PickerTarget? {
    areas.last { $0.row == row && $0.columns.contains(column) }?.target
  }
}
