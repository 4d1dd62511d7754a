import DayKit
import DayRecords
import System
import Terminal

extension CountReport {
  /// Writes aligned columns: the groups on the left, the numbers on the right.
  func writeTable(
    _ rows: CountRows, _ names: SeriesNames, to output: inout BufferedOutput
  ) {
    var labelWidth = 0
    let columnCount = hasSeries ? names.count : 1
    // Not an array, whose type would have to be created in every call.
    var widths = PlainArray<Int>()
    widths.append(repeating: 0, count: columnCount)
    for index in 0..<names.count { widths[index] = Self.title(names[index]).columns }
    for position in 0..<rows.count {
      labelWidth = max(labelWidth, rows.label(position).columns)
      for index in 0..<columnCount {
        let count = rows.count(at: position, inSeriesAt: index)
        widths[index] = max(widths[index], "\(count)".columns)
      }
    }
    if hasSeries {
      output.append(spaces(labelWidth))
      for index in 0..<names.count { write(Self.title(names[index]), widths[index], to: &output) }
      output.append("\n")
    }
    for position in 0..<rows.count {
      let label = rows.label(position)
      output.append(label + spaces(labelWidth - label.columns))
      for index in 0..<columnCount {
        write("\(rows.count(at: position, inSeriesAt: index))", widths[index], to: &output)
      }
      output.append("\n")
    }
  }

  /// Writes a cell, aligned to the right.
  private func write(_ text: String, _ width: Int, to output: inout BufferedOutput) {
    output.append("  " + spaces(width - text.columns) + text)
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
