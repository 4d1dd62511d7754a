/// What a terminal needs to show a canvas in place of another.
extension Canvas {
  /// Appends all rows, after erasing the row of the cursor and all below.
  ///
  /// The cursor starts in the first column of the first row and returns there.
  package func writeAll(to text: inout ContiguousArray<UInt8>) {
    Self.erasure.withUTF8Buffer { unsafe text.append(contentsOf: $0) }
    for row in 0..<rows {
      if row > 0 { text += "\r\n".utf8 }
      write(row * columns..<row * columns + end(ofRow: row), to: &text)
    }
    text.append(UInt8(ascii: "\r"))
    text.appendMove(by: 1 - rows)
  }

  /// Appends the cells that differ from those of a canvas of the same size.
  ///
  /// The cursor starts in the first column of the first row and returns there.
  package func writeChanges(from shown: Canvas, to text: inout ContiguousArray<UInt8>) {
    var cursor = 0
    for row in 0..<rows {
      guard let range = changes(inRow: row, from: shown) else { continue }
      text.appendMove(by: row - cursor)
      cursor = row
      text.appendMove(toColumn: range.lowerBound)
      write(row * columns + range.lowerBound..<row * columns + range.upperBound, to: &text)
    }
    text.append(UInt8(ascii: "\r"))
    text.appendMove(by: -cursor)
  }

  /// Erases the row of the cursor and all below.
  ///
  /// If one sequence erased the whole screen, some terminals would keep it as scrolled text.
  static var erasure: StaticString { "\r\u{1B}7\u{1B}[K\u{1B}[B\u{1B}[J\u{1B}8" }

  func hasSameSize(as other: Canvas) -> Bool { rows == other.rows && columns == other.columns }

  /// The columns from the first to the last difference in a row, without half characters.
  private func changes(inRow row: Int, from shown: Canvas) -> Range<Int>? {
    let start = row * columns
    guard let first = (0..<columns).first(where: { !isSame(start + $0, in: shown) }),
      var last = (0..<columns).last(where: { !isSame(start + $0, in: shown) })
    else { return nil }
    // The second half of a character differs only if the first one does, but can be the same.
    if cells[start + last].width == 2 { last += 1 }
    return first..<last + 1
  }

  private func isSame(_ index: Int, in other: Canvas) -> Bool {
    let (cell, otherCell) = (cells[index], other.cells[index])
    guard cell.width == otherCell.width, cell.style == otherCell.style,
      cell.range.count == otherCell.range.count
    else { return false }
    guard !cell.isASCII else { return cell.ascii == otherCell.ascii }
    return bytes[cell.range].elementsEqual(other.bytes[otherCell.range])
  }
}

extension ContiguousArray<UInt8> {
  /// Appends what moves the cursor down by a number of rows, or up if it is negative.
  fileprivate mutating func appendMove(by rows: Int) {
    guard rows != 0 else { return }
    var sequence = ControlSequence()
    sequence.append(abs(rows), to: &self)
    append(rows > 0 ? UInt8(ascii: "B") : UInt8(ascii: "A"))
  }

  /// Appends what moves the cursor to a column of its row; columns start at 0.
  fileprivate mutating func appendMove(toColumn column: Int) {
    var sequence = ControlSequence()
    sequence.append(column + 1, to: &self)
    append(UInt8(ascii: "G"))
  }
}
