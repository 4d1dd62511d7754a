/// A surface that appends texts to bytes as they are put, without storing cells.
///
/// Texts have to be put in reading order. Use a ``Canvas`` for any other order.
package struct CellStream: CellSurface {
  private var bytes: ContiguousArray<UInt8>
  private var row = 0
  private var column = 0

  /// Whether a control sequence sets the column after characters whose width terminals do not agree
  /// about.
  private let setsColumns: Bool

  /// Whether the cursor may be in another column of this row.
  private var isColumnUncertain = false

  /// Creates a surface whose first row follows a text, which is taken until ``finish(into:)``.
  ///
  /// - Parameter setsColumns: Whether a terminal shows the text, so that texts beside characters that
  ///   join, such as emoji with U+200D, are in their columns whatever the width of these characters.
  package init(continuing text: inout ContiguousArray<UInt8>, setsColumns: Bool) {
    self.setsColumns = setsColumns
    bytes = text
    // There must be only one reference to the array, or it would be copied.
    text = []
  }

  package mutating func put(_ text: Span<UInt8>, row: Int, column: Int, style: TextStyle) {
    move(toRow: row, column: column)
    let isPlain = style.isPlain
    if !isPlain { TextStyle.plain.appendChange(to: style, to: &bytes) }
    for index in text.indices { bytes.append(text[index]) }
    let columns = text.columns
    // Only characters beyond ASCII have more bytes than columns.
    if columns < text.count, text.text.isRightToLeft {
      bytes += Unicode.Scalar.leftToRightMark.utf8
    }
    if !isPlain { style.appendChange(to: .plain, to: &bytes) }
    self.column += columns
    if setsColumns, columns < text.count { isColumnUncertain = text.text.hasJoinedCharacters }
  }

  package mutating func put(_ number: Int, width: Int, row: Int, column: Int, style: TextStyle) {
    move(toRow: row, column: column)
    let isPlain = style.isPlain
    if !isPlain { TextStyle.plain.appendChange(to: style, to: &bytes) }
    bytes.append(number, width: width)
    if !isPlain { style.appendChange(to: .plain, to: &bytes) }
    self.column += width
  }

  @inline(__always)
  private mutating func move(toRow row: Int, column: Int) {
    while self.row < row {
      bytes.append(UInt8(ascii: "\n"))
      self.row += 1
      self.column = 0
      isColumnUncertain = false
    }
    if isColumnUncertain, column >= self.column { setColumn(column) }
    while self.column < column {
      bytes.append(UInt8(ascii: " "))
      self.column += 1
    }
  }

  /// Sets the column of the cursor ("Cursor Character Absolute" of ECMA-48).
  private mutating func setColumn(_ column: Int) {
    guard column < 999 else { return }
    var sequence = ControlSequence()
    sequence.append(column + 1, to: &bytes)
    bytes.append(UInt8(ascii: "G"))
    self.column = column
    isColumnUncertain = false
  }

  /// Gives the text back, with all that was put.
  package consuming func finish(into text: inout ContiguousArray<UInt8>) {
    text = bytes
  }
}
