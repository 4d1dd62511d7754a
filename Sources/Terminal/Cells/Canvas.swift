/// A rectangle of styled cells, which is laid out first and written once.
///
/// A text that is put over another replaces its cells. What is outside the canvas is cut off, and
/// half of a wide character is never shown.
package struct Canvas: CellSurface, Sendable {
  let rows: Int
  let columns: Int
  private(set) var cells: ContiguousArray<Cell>

  /// The characters of all cells, in the order in which they were put.
  private(set) var bytes: ContiguousArray<UInt8> = []

  package init(rows: Int, columns: Int) {
    (self.rows, self.columns) = (max(0, rows), max(0, columns))
    cells = ContiguousArray(repeating: Cell(), count: self.rows * self.columns)
  }

  struct Cell {
    /// The character, if it is in ASCII and has no combining marks.
    var ascii = UInt8(ascii: " ")

    /// The width of the character; 0 for the second half of a wide one.
    var width: UInt8 = 1

    var style = TextStyle.plain

    /// Where the character begins in ``bytes``; small, because a year has thousands of cells.
    private var start: UInt32 = 0

    /// Where it ends with its combining marks; ``start`` for a character in ``ascii``.
    private var end: UInt32 = 0

    init(ascii: UInt8 = UInt8(ascii: " "), style: TextStyle = .plain) {
      (self.ascii, self.style) = (ascii, style)
    }

    init(width: UInt8, style: TextStyle, bytes: Range<Int>) {
      (self.width, self.style) = (width, style)
      (start, end) = (UInt32(bytes.lowerBound), UInt32(bytes.upperBound))
    }

    /// The positions in ``bytes``, empty for a character in ``ascii``.
    var range: Range<Int> {
      get { Int(start)..<Int(end) }
      set { (start, end) = (UInt32(newValue.lowerBound), UInt32(newValue.upperBound)) }
    }

    var isASCII: Bool { start == end }

    var isBlank: Bool {
      isASCII && width == 1 && ascii == UInt8(ascii: " ") && style.isPlain
    }
  }
}

extension Canvas {
  package mutating func put(_ text: Span<UInt8>, row: Int, column: Int, style: TextStyle) {
    for index in text.indices where !(0x20..<0x7F).contains(text[index]) {
      return put(text.text.unicodeScalars, row: row, column: column, style: style)
    }
    for index in text.indices { put(text[index], row: row, column: column + index, style: style) }
  }

  package mutating func put(_ number: Int, width: Int, row: Int, column: Int, style: TextStyle) {
    var (rest, position) = (number, width)
    repeat {
      position -= 1
      put(
        UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10), row: row,
        column: column + position, style: style)
      rest /= 10
    } while position > 0 && rest > 0
    while position > 0 {
      position -= 1
      put(UInt8(ascii: " "), row: row, column: column + position, style: style)
    }
  }

  /// Puts a visible character of ASCII into a cell.
  private mutating func put(_ ascii: UInt8, row: Int, column: Int, style: TextStyle) {
    guard row >= 0, row < rows, column >= 0, column < columns else { return }
    let index = row * columns + column
    if cells[index].width != 1 { vacate(index) }
    cells[index] = Cell(ascii: ascii, style: style)
  }

  /// Puts a text at a position; rows and columns start at 0.
  package mutating func put(
    _ text: String, row: Int, column: Int, style: TextStyle = .plain
  ) {
    put(ContiguousArray(text.utf8).span, row: row, column: column, style: style)
  }

  /// Puts a text that may have wide characters, combining marks or control characters.
  ///
  /// A control character would move everything after it, so a question mark takes its place. What
  /// changes the direction of text is left out.
  private mutating func put(
    _ text: String.UnicodeScalarView, row: Int, column: Int, style: TextStyle
  ) {
    guard row >= 0, row < rows else { return }
    var column = column
    var start = bytes.count
    var last: Int?
    var counter = ColumnCounter()
    var rest = text[...]
    while let scalar = rest.popFirst() {
      let next = rest.first
      let width = counter.columns(of: scalar, before: next)
      guard width > 0 else {
        if scalar.changesDirection { continue }
        bytes += scalar.utf8
        if let last { start = extend(last) }
        continue
      }
      if scalar.isControl { bytes.append(UInt8(ascii: "?")) } else { bytes += scalar.utf8 }
      last = nil
      if scalar == " ", bytes.count == start + 1 {
        put(UInt8(ascii: " "), row: row, column: column, style: style)
      } else if column >= 0, column + width <= columns {
        let index = row * columns + column
        for offset in 0..<width { vacate(index + offset) }
        cells[index] = Cell(
          width: UInt8(width), style: style, bytes: start..<bytes.count)
        if width == 2 { cells[index + 1] = Cell(width: 0, style: style, bytes: 0..<0) }
        last = index
      }
      start = bytes.count
      column += width
    }
    if let last, String(text).isRightToLeft {
      bytes += Unicode.Scalar.leftToRightMark.utf8
      _ = extend(last)
    }
  }

  /// Adds what was put last to the character of a cell, and returns the position after it.
  private mutating func extend(_ index: Int) -> Int {
    cells[index].range = cells[index].range.lowerBound..<bytes.count
    return bytes.count
  }

  /// Replaces the other half of a wide character in a cell by a space.
  private mutating func vacate(_ index: Int) {
    switch cells[index].width {
    case 0: cells[index - 1] = Cell(style: cells[index - 1].style)
    case 2: cells[index + 1] = Cell(style: cells[index + 1].style)
    default: break
    }
  }
}

extension Canvas {
  /// Appends the rows in UTF-8, without spaces at their ends, empty rows at the bottom and a
  /// newline after the last row.
  package func write(to text: inout ContiguousArray<UInt8>) {
    var pending = 0
    for row in 0..<rows {
      let end = end(ofRow: row)
      if end > 0 {
        for _ in 0..<pending { text.append(UInt8(ascii: "\n")) }
        pending = 0
        write(row * columns..<row * columns + end, to: &text)
      }
      pending += 1
    }
  }

  /// The column after the last cell of a row that is not blank.
  func end(ofRow row: Int) -> Int {
    var end = columns
    while end > 0, cells[row * columns + end - 1].isBlank { end -= 1 }
    return end
  }

  /// Appends cells of one row.
  func write(_ range: Range<Int>, to text: inout ContiguousArray<UInt8>) {
    var style = TextStyle.plain
    for index in range where cells[index].width > 0 {
      let cell = cells[index]
      if cell.style != style {
        style.appendChange(to: cell.style, to: &text)
        style = cell.style
      }
      if cell.isASCII {
        text.append(cell.ascii)
      } else {
        text += bytes[cell.range]
      }
    }
    style.appendChange(to: .plain, to: &text)
  }
}

extension Unicode.Scalar {
  /// Whether a terminal may act on the character instead of showing it.
  fileprivate var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }

  /// Whether the character changes the direction of all text after it, even in other texts.
  fileprivate var changesDirection: Bool {
    (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }
}
