import DayRecords
import System
import Terminal

/// Writes a bar chart as a standalone SVG file, which is light or dark as its viewer prefers.
///
/// A column of the layout is 8 pixels wide and an eighth of it 1 pixel. The font is monospaced, as
/// the width of a text in another font is not known.
struct SVGChart {
  let layout: ChartLayout
  let title: String
  let description: String

  private static let column = 8
  private static let row = 20
  private static let barHeight = 14
  private static let margin = 16

  /// The distance between groups with several bars.
  private var groupGap: Int { layout.rowsPerGroup > 1 ? 8 : 0 }

  private var width: Int { layout.style.width * Self.column }

  private var height: Int {
    titleHeight + max(1, layout.rowCount) * Self.row
      + max(0, layout.chart.groupCount - 1) * groupGap
  }

  /// The height of a visible title.
  private var titleHeight: Int { layout.style.title.isEmpty ? 0 : 30 }
}

extension SVGChart {
  /// Writes the file.
  ///
  /// - Throws: `ReportError` if the chart has more groups than ``SVGDocument/largestSize`` has room
  ///   for.
  func write(to output: inout BufferedOutput) throws(ReportError) {
    try checkHeight()
    output.append(document.head)
    output.append(text(layout.style.title, column: 0, y: 0, classes: "title"))
    writeLegend(to: &output)
    for position in 0..<layout.chart.groupCount { write(groupAt: position, to: &output) }
    if layout.chart.groupCount == 0 { output.append(text("no dates", column: 0, y: titleHeight)) }
    if layout.chart.maximum > 0 { writeAxis(to: &output) }
    output.append("</svg>\n")
  }

  private func checkHeight() throws(ReportError) {
    let room = SVGDocument.largestSize - 2 * Self.margin
    guard height > room else { return }
    let groups = room - titleHeight - layout.legend.height * Self.row + groupGap
    let limit = groups / (layout.rowsPerGroup * Self.row + groupGap)
    throw ReportError(
      "the chart has \(layout.chart.groupCount) groups, and an SVG file has room for \(limit): use "
        + "larger groups, such as --by month, or --table")
  }

  private var document: SVGDocument {
    var document = SVGDocument(title: title, description: description)
    (document.width, document.height) = (width + 2 * Self.margin, height + 2 * Self.margin)
    document.fontSize = 13
    document.rules = ".axis { stroke: #848d97 }\n.dim { opacity: 0.6 }\n" + colorRules
    if titleHeight > 0 { document.rules += ".title { font-weight: bold }\n" }
    return document
  }

  /// The colours of the series, which can be seen on light and dark paper.
  private var colorRules: String {
    ChartLayout.colors.prefix(max(1, layout.chart.names.count)).enumerated()
      .compactMap { index, color in color.css.map { ".s\(index + 1) { fill: \($0) }\n" } }
      .joined()
  }

  private func writeLegend(to output: inout BufferedOutput) {
    for (index, entry) in layout.legend.entries.enumerated() {
      let y = titleHeight + entry.row * Self.row
      output.append(
        bar(column: entry.column, y: y, width: layout.legend.sampleWidth * Self.column, index))
      output.append(text(entry.name, column: entry.nameColumn, y: y))
    }
  }

  private func write(groupAt position: Int, to output: inout BufferedOutput) {
    let columns = layout.columns
    var y = top(ofGroupAt: position)
    for (series, bar) in layout.bars(ofGroupAt: position).enumerated() {
      output.append(text(bar.label, column: 0, y: y))
      output.append(text(bar.name, column: columns.nameStart, y: y))
      for segment in bar.segments {
        output.append(
          self.bar(
            column: columns.barStart, offset: segment.start, y: y, width: segment.length,
            segment.series))
      }
      if bar.length > 0, bar.segments.isEmpty {
        output.append(self.bar(column: columns.barStart, y: y, width: bar.length, series))
      }
      output.append(
        text(
          bar.value, column: columns.valueStart(afterBar: 0), offset: bar.length, y: y,
          classes: bar.length == 0 ? "dim" : ""))
      y += Self.row
    }
  }

  private func top(ofGroupAt position: Int) -> Int {
    titleHeight + layout.legend.height * Self.row + position
      * (layout.rowsPerGroup * Self.row + groupGap)
  }

  /// Writes the line at which all bars start, even bars of length 0.
  private func writeAxis(to output: inout BufferedOutput) {
    let x = Double(Self.margin + layout.columns.barStart * Self.column) - 0.5
    output.append(
      """
      <line class="axis" x1="\(x)" y1="\(Self.margin + top(ofGroupAt: 0))" x2="\(x)" \
      y2="\(Self.margin + height)"/>

      """)
  }

  private func bar(
    column: Int, offset: Int = 0, y: Int, width: Int, _ series: Int
  ) -> String {
    let y = Self.margin + y + (Self.row - Self.barHeight) / 2
    return """
      <rect class="s\(series % ChartLayout.colors.count + 1)" \
      x="\(Self.margin + column * Self.column + offset)" y="\(y)" width="\(width)" \
      height="\(Self.barHeight)"/>

      """
  }

  private func text(
    _ text: String, column: Int, offset: Int = 0, y: Int, classes: String = ""
  ) -> String {
    let list = classes.isEmpty ? "" : " class=\"\(classes)\""
    guard !text.isEmpty else { return "" }
    let x = Self.margin + column * Self.column + offset
    return "<text\(list) x=\"\(x)\" y=\"\(Self.margin + y + 14)\">\(text.escapedForXML)</text>\n"
  }
}
