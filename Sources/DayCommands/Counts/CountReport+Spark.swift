import DayRecords
import System
import Terminal

extension CountReport {
  /// Writes one line for each series, with a character for each group; one for records without a date would look like
  /// the next group.
  func writeSparks(_ rows: CountRows, _ names: SeriesNames, to output: inout BufferedOutput) {
    let seriesCount = hasSeries ? names.count : 1
    var maximum = 0
    for position in 0..<rows.groupCount {
      for series in 0..<seriesCount {
        maximum = max(maximum, rows.count(at: position, inSeriesAt: series))
      }
    }
    let titles = (0..<names.count).map { Self.title(names[$0]) }
    let width = titles.reduce(0) { max($0, $1.columns) }
    for series in 0..<seriesCount {
      if hasSeries {
        let gap = String(repeating: " ", count: width - titles[series].columns + 2)
        output.append(titles[series] + gap)
      }
      for position in 0..<rows.groupCount {
        output.append(spark(rows.count(at: position, inSeriesAt: series), of: maximum))
      }
      output.append("\n")
    }
  }

  /// A character as high as a count: a space for 0, an eighth at least for any other.
  private func spark(_ count: Int, of maximum: Int) -> String {
    let steps =
      chartStyle.usesUTF8
      ? [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
      : [" ", ".", ":", "-", "=", "+", "*", "#", "@"]
    return steps[count.scaled(to: steps.count - 1, maximum: maximum)]
  }
}
