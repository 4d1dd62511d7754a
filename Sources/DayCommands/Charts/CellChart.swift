import System
import Terminal

/// Draws a bar chart in cells.
struct CellChart {
  let layout: ChartLayout

  private var style: ChartStyle { layout.style }

  /// Puts the legend on a surface; it has ``ChartLegend/height`` rows.
  func drawLegend<Surface: CellSurface>(on surface: inout Surface, row: Int) {
    for (series, entry) in layout.legend.entries.enumerated() {
      let row = row + entry.row
      put(
        bar(ofLength: layout.legend.sampleWidth * style.stepsPerColumn, series), entry.color,
        on: &surface,
        row: row, column: entry.column)
      if !entry.name.isEmpty {
        put(entry.name, on: &surface, row: row, column: entry.nameColumn)
      }
    }
  }

  /// Puts the bars of the group at a position on a surface, from a row on.
  func draw<Surface: CellSurface>(groupAt position: Int, on surface: inout Surface, row: Int) {
    for (index, bar) in layout.bars(ofGroupAt: position).enumerated() {
      let row = row + index
      // Even an empty text moves the stream to its row.
      put(bar.label, on: &surface, row: row, column: 0)
      if !bar.name.isEmpty {
        put(bar.name, on: &surface, row: row, column: layout.columns.nameStart)
      }
      for segment in bar.segments {
        put(
          self.bar(ofLength: segment.length, segment.series), ChartLayout.colors[segment.series],
          on: &surface, row: row,
          column: layout.columns.barStart + segment.start / style.stepsPerColumn)
      }
      if bar.length > 0, bar.segments.isEmpty {
        put(
          self.bar(ofLength: bar.length), bar.color, on: &surface, row: row,
          column: layout.columns.barStart)
      }
      if !bar.value.isEmpty {
        let isDim = bar.length == 0 && style.hasAttributes
        surface.put(
          bar.value, row: row, column: bar.valueStart, style: TextStyle(isDim: isDim))
      }
    }
  }

  private func put<Surface: CellSurface>(
    _ text: String, on surface: inout Surface, row: Int, column: Int
  ) {
    surface.put(text, row: row, column: column, style: .plain)
  }

  private func put<Surface: CellSurface>(
    _ bar: String, _ color: TextColor, on surface: inout Surface, row: Int, column: Int
  ) {
    let style = self.style.hasColor ? TextStyle(color: color) : .plain
    surface.put(bar, row: row, column: column, style: style)
  }

  /// A part of a bar, with a texture of its own where there is no colour.
  private func bar(ofLength length: Int, _ series: Int) -> String {
    guard layout.chart.isStacked, !style.hasColor else { return bar(ofLength: length) }
    let texture = ChartLayout.textures(usesUTF8: style.usesUTF8)[series]
    let steps = style.stepsPerColumn
    return String(repeating: texture, count: (length + steps - 1) / steps)
  }

  private func bar(ofLength length: Int) -> String {
    guard style.usesUTF8 else { return String(repeating: "#", count: length) }
    let (whole, eighths) = length.quotientAndRemainder(dividingBy: 8)
    let blocks = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return String(repeating: "█", count: whole) + blocks[eighths]
  }
}

extension CellChart {
  /// Writes the chart, each group on its own, so that a long chart takes no memory.
  func write(to output: inout BufferedOutput) {
    if layout.chart.groupCount == 0 { output.append("no dates\n") }
    var text: ContiguousArray<UInt8> = []
    let hasGaps = layout.hasGaps
    if !style.title.isEmpty {
      write(&text) {
        $0.put(
          style.fitted(style.title, style.width), row: 0, column: 0,
          style: TextStyle(isBold: style.hasAttributes))
      }
      text.append(UInt8(ascii: "\n"))
    }
    if layout.legend.height > 0 {
      write(&text) { drawLegend(on: &$0, row: 0) }
      text.append(UInt8(ascii: "\n"))
    }
    for position in 0..<layout.chart.groupCount {
      if position > 0, hasGaps { text.append(UInt8(ascii: "\n")) }
      write(&text) { draw(groupAt: position, on: &$0, row: 0) }
      output.append(text.span)
      text.removeAll(keepingCapacity: true)
    }
  }

  private func write(_ text: inout ContiguousArray<UInt8>, _ draw: (inout CellStream) -> Void) {
    var stream = CellStream(continuing: &text, setsColumns: style.isOnTerminal)
    draw(&stream)
    stream.finish(into: &text)
    text.append(UInt8(ascii: "\n"))
  }
}
