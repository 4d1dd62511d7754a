/// A surface that appends texts to bytes as they are put, without storing cells.
///
/// Texts have to be put in reading order. Use a ``Canvas`` for any other order.
package struct CellStream: CellSurface {
  private var bytes: ContiguousArray<UInt8>
  private var row = 0
  private var column = 0

  /// Creates a surface whose first row follows a text, which is taken until ``finish(into:)``.
  package init(continuing text: inout ContiguousArray<UInt8>) {
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
    }
    while self.column < column {
      bytes.append(UInt8(ascii: " "))
      self.column += 1
    }
  }

  /// Gives the text back, with all that was put.
  package consuming func finish(into text: inout ContiguousArray<UInt8>) {
    text = bytes
  }
}
