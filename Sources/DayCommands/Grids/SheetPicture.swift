import DayKit
import DayRecords
import Terminal

extension MonthSheet {
  /// Returns the months as a standalone SVG file, which is light or dark as its viewer prefers.
  ///
  /// - Throws: `ReportError` if the picture is larger than ``SVGDocument/largestSize``.
  func svg(_ months: ClosedRange<YearMonth>) throws(ReportError) -> String {
    // No arrangement has room for more, whose cells would take seconds.
    guard months.count <= 4_800 else { throw Self.tooManyMonths }
    var document = document(of: months)
    document.rules = SheetPicture.rules
    if look.marks?.heat != nil {
      document.rules += palettes.light.rules
      document.darkRules = palettes.dark.rules
    }
    let elements: String
    if arrangement == .weeks {
      let picture = WeeksPicture(months, self)
      elements = picture.elements
      document.fontSize = 11
      (document.width, document.height) = (picture.width, picture.height)
    } else {
      let picture = SheetPicture(canvas: canvas(months), palette: palettes.light)
      elements = picture.elements
      (document.width, document.height) = (picture.width, picture.height)
      document.origin = -SheetPicture.margin
      document.textProperties = "white-space: pre; "
    }
    guard max(document.width, document.height) <= SVGDocument.largestSize else {
      throw Self.tooManyMonths
    }
    return document.head + elements + "</svg>\n"
  }

  private static var tooManyMonths: ReportError {
    ReportError("too many months for an SVG file: ask for fewer")
  }
}

/// Cells as elements of SVG, with texts that can be selected.
struct SheetPicture {
  let canvas: Canvas

  /// The colours of the scale on the canvas, which stand for those of both themes.
  let palette: HeatPalette

  static let margin = 16
  private static let columnWidth = 9
  private static let rowHeight = 20

  /// The distance from the top of a row to the line on which its characters stand.
  private static let ascent = 15

  static let rules = """
    .bold { font-weight: bold }
    .dim { opacity: 0.6 }
    .underlined { text-decoration: underline }
    .red { fill: #cf3a3e }
    .magenta { fill: #ab4fb8 }
    .today, .highlight, .holiday { stroke-width: 2; stroke: #848d97 }
    .highlight { stroke: #ab4fb8 }
    .holiday { stroke: #cf3a3e }

    """
}

extension SheetPicture {
  var width: Int { canvas.usedColumns * Self.columnWidth + 2 * Self.margin }
  var height: Int { canvas.usedRows * Self.rowHeight + 2 * Self.margin }

  var elements: String {
    (0..<canvas.usedRows).map { row in
      canvas.runs(ofRow: row).map { elements(of: $0, row: row) }.joined()
    }.joined()
  }

  private func elements(of run: Canvas.Run, row: Int) -> String {
    let (x, y) = (run.columns.lowerBound * Self.columnWidth, row * Self.rowHeight)
    let width = run.columns.count * Self.columnWidth
    var (ink, paper) = inks(of: run.style)
    if run.style.isReversed { (ink, paper) = (paper ?? "paper", ink ?? "ink") }
    var text = ""
    if let paper {
      text = """
        <rect class="\(paper)" x="\(x)" y="\(y)" width="\(width)" height="\(Self.rowHeight)"/>

        """
    }
    return run.text.contains { $0 != " " }
      ? text + element(of: run, x: x, y: y + Self.ascent, width: width, ink) : text
  }

  private func element(
    of run: Canvas.Run, x: Int, y: Int, width: Int, _ ink: String?
  ) -> String {
    let style = run.style
    let attributes = [
      (style.isBold, "bold"), (style.isDim, "dim"), (style.isUnderlined, "underlined"),
    ]
    let classes = attributes.filter(\.0).map(\.1) + (ink.map { [$0] } ?? [])
    let list = classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
    // Not every reader of SVG knows the property white-space.
    return """
      <text x="\(x)" y="\(y)" textLength="\(width)"\(list) xml:space="preserve">\
      \(run.text.escapedForXML)</text>

      """
  }

  /// The classes for the colours of a text and of its background; `nil` for the standard ones.
  private func inks(of style: TextStyle) -> (ink: String?, paper: String?) {
    if let shade = palette.shades.firstIndex(of: style.background) {
      return ("t\(shade + 1)", "h\(shade + 1)")
    }
    return (style.color == .red ? "red" : style.color == .magenta ? "magenta" : nil, nil)
  }
}

extension HeatPalette {
  /// The colours of the scale in CSS: `h1` to `h4`, `h0` for days without dates, and `t1` to `t4` for
  /// texts.
  var rules: String {
    ([empty] + shades).enumerated().map { step, shade in
      ".h\(step) { fill: \(shade.css ?? "none") }\n"
        + ".t\(step) { fill: \(shade.readableText.css ?? "none") }\n"
    }.joined()
  }
}
