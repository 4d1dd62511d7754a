package import DayKit
package import System

extension BufferedOutput {
  /// Appends a line for each day in a format.
  package mutating func append(
    _ days: Span<Day>, as format: DayFormat, _ ending: LineEnding = .lineFeed
  ) {
    append(atLeast: days.count * (format.maximumWidth + 2)) { output in
      format.writeLines(days, ending: ending, to: &output)
    }
  }
}
