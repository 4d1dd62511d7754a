import DayCommands
import Terminal

extension ShownText {
  /// Returns a picture as a standalone SVG file, which is light or dark as its viewer prefers.
  ///
  /// - Parameters:
  ///   - title: What the picture shows.
  ///   - description: The same in detail, for readers who cannot see it.
  func svg(title: String, description: String) -> String {
    var document = SVGDocument(title: title, description: description)
    document.width = (rows.first?.count ?? 0) * Self.columnWidth + 2 * Self.margin
    document.height = rows.count * Self.rowHeight + 2 * Self.margin
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
    return """
      \(document.head)<rect class="edge" x="\(corner)" y="\(corner)" \
      width="\(document.width - 1)" height="\(document.height - 1)" rx="7.5"/>
      \(rows.indices.map(elements).joined())</svg>

      """
  }

  /// Three fifths of the size of the font, the width of a character in most monospaced fonts.
  private static let columnWidth = 9
  private static let rowHeight = 20
  private static let margin = 16

  /// The distance from the top of a row to the line on which its characters stand.
  private static let ascent = 15

  /// The elements for the runs of a row that have the same style.
  private func elements(ofRow row: Int) -> String {
    var text = ""
    var rest = rows[row][...]
    while let first = rest.first {
      let run = rest.prefix { $0.text.isEmpty || first.isContinued(by: $0) }
      text += Self.elements(of: run, x: run.startIndex * Self.columnWidth, y: row * Self.rowHeight)
      rest = rest.dropFirst(run.count)
    }
    return text
  }

  private static func elements(of run: ArraySlice<Cell>, x: Int, y: Int) -> String {
    guard let style = run.first?.style else { return "" }
    var text = ""
    if style.isReversed || style.background != nil {
      let color = style.isReversed ? style.color : style.background
      let box = "x=\"\(x)\" y=\"\(y)\" width=\"\(run.count * columnWidth)\""
      text = "<rect \(fill(color)) \(box) height=\"\(rowHeight)\"/>\n"
    }
    let eighths = run.compactMap(\.block)
    if !eighths.isEmpty {
      // A block is a rectangle, because the characters of many fonts leave gaps between rows.
      let width = Double(eighths.reduce(0, +) * columnWidth) / 8
      let box = "x=\"\(x)\" y=\"\(y + 2)\" width=\"\(width)\" height=\"\(rowHeight - 4)\""
      text += "<rect \(fill(style.color)) \(box)/>\n"
    } else if let first = run.firstIndex(where: { $0.text != " " }),
      let last = run.lastIndex(where: { $0.text != " " })
    {
      let x = x + (first - run.startIndex) * columnWidth
      text += element(of: run[first...last], style, x: x, y: y + ascent)
    }
    return text
  }

  private static func element(of run: ArraySlice<Cell>, _ style: Style, x: Int, y: Int) -> String {
    let names = [(1, "bold"), (2, "dim"), (7, "paper"), (4, "underlined"), (9, "crossed")]
    let classes = names.filter { style.attributes.contains($0.0) }.map(\.1)
    var text = "<text x=\"\(x)\" y=\"\(y)\" textLength=\"\(run.count * columnWidth)\""
    if !classes.isEmpty { text += " class=\"\(classes.joined(separator: " "))\"" }
    let color = style.isReversed ? style.background : style.color
    if let color { text += " style=\"fill: \(css(color))\"" }
    // Not every reader of SVG knows the property white-space.
    text += " xml:space=\"preserve\">"
    return text + run.map(\.text).joined().escapedForXML + "</text>\n"
  }

  /// The attribute for a colour; the standard one is that of text.
  private static func fill(_ color: Int?) -> String {
    color.map { "fill=\"\(css($0))\"" } ?? "class=\"ink\""
  }

  /// Those of the first 16 colours, which differ between terminals, that dayctl uses.
  static let namedColors = [1: "#cf3a3e", 5: "#ab4fb8"]

  private static func css(_ color: Int) -> String {
    namedColors[color] ?? TextColor.palette(UInt8(color)).css ?? "none"
  }
}

extension ShownText.Style {
  fileprivate var isReversed: Bool { attributes.contains(7) }
}

extension ShownText.Cell {
  fileprivate func isContinued(by next: Self) -> Bool {
    style == next.style && (block == nil) == (next.block == nil)
  }

  /// The eighths of a block that fill a cell from the left, if its character is such a block.
  fileprivate var block: Int? {
    guard let scalar = text.unicodeScalars.first?.value, 0x2588...0x258F ~= scalar else {
      return nil
    }
    return 0x2590 - Int(scalar)
  }
}
