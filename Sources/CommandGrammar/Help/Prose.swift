/// Paragraphs of text, wrapped to a given width.
struct Prose {
  /// The lines; a blank line separates paragraphs.
  private(set) var lines: [String] = []
  private let width: Int
  private var line = ""
  private var lineWidth = 0

  /// Wraps a text.
  ///
  /// A blank line ends a paragraph; an indented line is kept unchanged, or is a row of a table whose
  /// last cell is wrapped.
  init(_ text: String, width: Int) {
    self.width = width
    for source in text.lines {
      add(source)
    }
    endLine()
  }

  private mutating func add(_ source: String) {
    if source.isEmpty || source.utf8.first == UInt8(ascii: " ") {
      endLine()
      addRow(source)
    } else {
      fill(source)
    }
  }

  /// Adds an indented line; if it is too wide, the rest of its last cell goes below the cell.
  private mutating func addRow(_ source: String) {
    let start = source.lastCellColumn
    guard source.columns > width, start > 0, width - start >= Self.minimumCellWidth else {
      lines.append(source)
      return
    }
    let scalars = source.unicodeScalars
    var head = String(String.UnicodeScalarView(scalars.prefix(start)))
    for line in Prose(
      String(String.UnicodeScalarView(scalars.dropFirst(start))), width: width - start
    ).lines {
      lines.append(head + line)
      head = String(repeating: " ", count: start)
    }
  }

  /// The minimum width in which the last cell of a row is wrapped.
  private static let minimumCellWidth = 10

  private mutating func fill(_ source: String) {
    var word = ""
    for scalar in source.unicodeScalars {
      if scalar == " " {
        place(word)
        word = ""
      } else {
        word.unicodeScalars.append(scalar)
      }
    }
    place(word)
  }

  private mutating func place(_ word: String) {
    guard !word.isEmpty else { return }
    if !line.isEmpty, lineWidth + 1 + word.columns > width { endLine() }
    line += line.isEmpty ? word : " " + word
    lineWidth = line.columns
  }

  private mutating func endLine() {
    guard !line.isEmpty else { return }
    lines.append(line)
    line = ""
  }
}

extension String {
  /// The column of the last cell, which follows another cell and at least two spaces; 0 if there is
  /// only one cell.
  fileprivate var lastCellColumn: Int {
    var (start, spaces, isInCell) = (0, 0, false)
    for (column, scalar) in unicodeScalars.enumerated() {
      if scalar == " " {
        spaces += 1
      } else {
        if isInCell, spaces > 1 { start = column }
        (spaces, isInCell) = (0, true)
      }
    }
    return start
  }
}
