import DayKit
import Terminal

/// The texts below months: the legend of a scale, and the names of holidays.
struct SheetNotes {
  private let samples: [HeatScale.LegendEntry]
  private let holidays: [Holiday]

  /// The width that the texts may have, in columns.
  private let width: Int

  private let usesUTF8: Bool

  init(
    _ heat: HeatScale?, usesColor: Bool, _ holidays: [Holiday], width: Int, usesUTF8: Bool
  ) {
    samples = heat?.legend(usesColor: usesColor) ?? []
    self.holidays = holidays.sorted { $0.day < $1.day }
    self.width = width
    self.usesUTF8 = usesUTF8
  }

  private static let gap = 2

  /// Creates a canvas with room for these texts below a picture.
  func canvas(below height: Int, _ width: Int) -> Canvas {
    let legend = samples.isEmpty ? 0 : samples.count + 1
    return Canvas(
      rows: height + legend + (holidays.isEmpty ? 0 : holidays.count + 1),
      columns: max(width, self.width))
  }

  /// Puts the texts on a canvas, after an empty row.
  func draw(on canvas: inout Canvas, row: Int) {
    var row = drawLegend(on: &canvas, row: row)
    for holiday in holidays {
      row += 1
      canvas.put(line(holiday), row: row, column: 0)
    }
  }

  /// Puts the legend on as many rows as it needs, and returns the row after it.
  private func drawLegend(on canvas: inout Canvas, row: Int) -> Int {
    guard !samples.isEmpty else { return row }
    var (row, column) = (row + 1, 0)
    for entry in samples {
      let (sample, text) = (entry.sample, entry.text)
      let needed = sample.columns + 1 + text.columns
      if column > 0, column + needed > width { (row, column) = (row + 1, 0) }
      canvas.put(sample, row: row, column: column, style: entry.style)
      column += sample.isEmpty ? 0 : sample.columns + 1
      canvas.put(text, row: row, column: column)
      column += text.columns + Self.gap
    }
    return row + 1
  }

  private func line(_ holiday: Holiday) -> String {
    let line = holiday.name.isEmpty ? "\(holiday.day)" : "\(holiday.day)  \(holiday.name)"
    return line.fitted(toColumns: width, usesUTF8: usesUTF8)
  }
}
