extension Canvas {
  /// Returns a picture of the canvas as a standalone SVG file, which is light or dark as its viewer
  /// prefers.
  ///
  /// - Parameters:
  ///   - title: What the picture shows.
  ///   - description: The same in detail, for readers who cannot see it.
  package func svg(title: String, description: String) -> String {
    var document = SVGDocument(title: title, description: description)
    document.width = columns * Self.columnWidth + 2 * Self.margin
    document.height = rows * Self.rowHeight + 2 * Self.margin
    document.origin = -Self.margin
    document.cornerRadius = 8
    document.textProperties = "white-space: pre; "
    document.rules = """
      .edge { fill: none; stroke: #d1d9e0 }
      .bold { font-weight: bold }
      .dim { opacity: 0.6 }
      .underlined { text-decoration: underline }
      .crossed { text-decoration: line-through }

      """
    document.darkRules = ".edge { stroke: #3d444d }\n"
    let corner = 0.5 - Double(Self.margin)
    var text = """
      \(document.head)<rect class="edge" x="\(corner)" y="\(corner)" \
      width="\(document.width - 1)" height="\(document.height - 1)" rx="7.5"/>

      """
    for row in 0..<rows { appendRow(row, to: &text) }
    return text + "</svg>\n"
  }

  /// Three fifths of the size of the font, the width of a character in most monospaced fonts.
  private static var columnWidth: Int { 9 }
  private static var rowHeight: Int { 20 }
  private static var margin: Int { 16 }

  /// The distance from the top of a row to the line on which its characters stand.
  private static var ascent: Int { 15 }

  /// Appends the runs of a row that have the same style.
  private func appendRow(_ row: Int, to text: inout String) {
    var start = row * columns
    let end = start + columns
    while start < end {
      var next = start + 1
      while next < end, cells[next].width == 0 || continues(cells[start], with: cells[next]) {
        next += 1
      }
      append(start..<next, inRow: row, to: &text)
      start = next
    }
  }

  private func continues(_ cell: Cell, with next: Cell) -> Bool {
    cell.style == next.style && (block(of: cell) == nil) == (block(of: next) == nil)
  }

  /// The eighths of a block that fill a cell from the left, if its character is such a block.
  private func block(of cell: Cell) -> Int? {
    let character = String(decoding: bytes[cell.range], as: UTF8.self)
    guard let scalar = character.unicodeScalars.first?.value, 0x2588...0x258F ~= scalar else {
      return nil
    }
    return 0x2590 - Int(scalar)
  }

  private func append(_ run: Range<Int>, inRow row: Int, to text: inout String) {
    let style = cells[run.lowerBound].style
    let (x, y) = ((run.lowerBound - row * columns) * Self.columnWidth, row * Self.rowHeight)
    var box = "x=\"\(x)\" y=\"\(y)\" width=\"\(run.count * Self.columnWidth)\""
    if style.isReversed || style.background != .standard {
      let color = style.isReversed ? style.color.css : style.background.css
      text += "<rect \(Self.fill(color)) \(box) height=\"\(Self.rowHeight)\"/>\n"
    }
    if block(of: cells[run.lowerBound]) != nil {
      // A block is a rectangle, because the characters of many fonts leave gaps between rows.
      let eighths = run.reduce(0) { $0 + (block(of: cells[$1]) ?? 0) }
      let width = Double(eighths * Self.columnWidth) / 8
      box = "x=\"\(x)\" y=\"\(y + 2)\" width=\"\(width)\" height=\"\(Self.rowHeight - 4)\""
      text += "<rect \(Self.fill(style.color.css)) \(box)/>\n"
    } else if let first = run.first(where: { !isSpace(cells[$0]) }),
      let last = run.last(where: { !isSpace(cells[$0]) })
    {
      let x = x + (first - run.lowerBound) * Self.columnWidth
      appendText(first...last, style, x: x, y: y + Self.ascent, to: &text)
    }
  }

  private func appendText(
    _ run: ClosedRange<Int>, _ style: TextStyle, x: Int, y: Int, to text: inout String
  ) {
    var classes: [String] = []
    if style.isBold { classes.append("bold") }
    if style.isDim { classes.append("dim") }
    if style.isReversed { classes.append("paper") }
    if style.isUnderlined { classes.append("underlined") }
    if style.isCrossedOut { classes.append("crossed") }
    text += "<text x=\"\(x)\" y=\"\(y)\" textLength=\"\(run.count * Self.columnWidth)\""
    if !classes.isEmpty { text += " class=\"\(classes.joined(separator: " "))\"" }
    let color = style.isReversed ? style.background.css : style.color.css
    if let color { text += " style=\"fill: \(color)\"" }
    var content: ContiguousArray<UInt8> = []
    for cell in cells[run] where cell.width > 0 {
      if cell.isASCII { content.append(cell.ascii) }
      content += bytes[cell.range]
    }
    // Not every reader of SVG knows the property white-space.
    text += " xml:space=\"preserve\">"
    text += String(decoding: content, as: UTF8.self).escapedForXML + "</text>\n"
  }

  private func isSpace(_ cell: Cell) -> Bool {
    cell.isASCII && cell.width == 1 && cell.ascii == UInt8(ascii: " ")
  }

  /// The attribute for a colour; the standard one is that of text.
  private static func fill(_ color: String?) -> String {
    color.map { "fill=\"\($0)\"" } ?? "class=\"ink\""
  }
}
