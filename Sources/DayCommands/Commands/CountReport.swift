import CommandGrammar
import DayKit
import DayRecords
import Terminal

/// Writes the counts of dates as a table, as CSV or as JSON.
struct CountReport: TallyReport {
  let grouping: DayGrouping
  let firstWeekday: Weekday
  let symbols: DaySymbols
  let form: SinkForm
  let hasSeries: Bool

  func write(_ counts: SeriesCounts, _ names: SeriesNames, to output: inout BufferedOutput) {
    let bins = counts.bins(by: grouping, startingOn: firstWeekday)
    switch form {
    case .text: writeTable(bins, names, to: &output)
    case .csv: writeCSV(bins, names, to: &output)
    case .json:
      for position in 0..<bins.count { writeObject(bins, position, names, to: &output) }
    }
  }

  private func writeCSV(
    _ bins: SeriesCounts.Bins, _ names: SeriesNames, to output: inout BufferedOutput
  ) {
    let frame = AnswerFrame.field(delimiter: UInt8(ascii: ","))
    output.append(grouping.rawValue)
    if !hasSeries { output.append(",count") }
    for index in 0..<names.count {
      output.append(",")
      output.append(frame.framing(names[index].span).span)
    }
    output.append("\n")
    for position in 0..<bins.count {
      output.append(frame.framing(Array(label(bins.group(at: position)).utf8).span).span)
      for count in bins.counts(at: position) { output.append(",\(count)") }
      output.append("\n")
    }
  }

  /// The text for a group, which sorts in the order of the groups except for weekdays.
  private func label(_ group: DayGroup) -> String {
    switch group {
    case .weekday(let weekday): symbols.name(of: weekday)
    case .span(let span): label(span.days.lowerBound)
    }
  }

  private func label(_ first: Day) -> String {
    switch grouping {
    case .day, .weekday: first.description
    case .week where firstWeekday == .monday: String(first.weekDate.description.dropLast(2))
    case .week: first.description
    case .month: first.yearMonth.description
    case .quarter: "\(first.firstOfYear.description.dropLast(6))-Q\(first.quarter)"
    case .year: String(first.firstOfYear.description.dropLast(6))
    }
  }
}

// JSON.

extension CountReport {
  private func writeObject(
    _ bins: SeriesCounts.Bins, _ position: Int, _ names: SeriesNames,
    to output: inout BufferedOutput
  ) {
    let frame = AnswerFrame.json(isNumber: false)
    let counts = bins.counts(at: position)
    output.append("{\"\(grouping.rawValue)\":")
    output.append(frame.framing(Array(label(bins.group(at: position)).utf8).span).span)
    output.append(",\"count\":\(counts.reduce(0, +))")
    if hasSeries {
      output.append(",\"series\":{")
      for index in counts.indices {
        if index > 0 { output.append(",") }
        output.append(frame.framing(names[index].span).span)
        output.append(":\(counts[index])")
      }
      output.append("}")
    }
    output.append("}\n")
  }
}

// The table.

extension CountReport {
  /// Writes aligned columns: the groups on the left, the numbers on the right.
  private func writeTable(
    _ bins: SeriesCounts.Bins, _ names: SeriesNames, to output: inout BufferedOutput
  ) {
    var labelWidth = 0
    var widths = [Int](repeating: 0, count: hasSeries ? names.count : 1)
    for index in 0..<names.count { widths[index] = Self.title(names[index]).columns }
    for position in 0..<bins.count {
      labelWidth = max(labelWidth, label(bins.group(at: position)).columns)
      let counts = bins.counts(at: position)
      for index in counts.indices { widths[index] = max(widths[index], "\(counts[index])".columns) }
    }
    if hasSeries {
      output.append(spaces(labelWidth))
      for index in 0..<names.count { write(Self.title(names[index]), widths[index], to: &output) }
      output.append("\n")
    }
    for position in 0..<bins.count {
      let label = label(bins.group(at: position))
      output.append(label + spaces(labelWidth - label.columns))
      let counts = bins.counts(at: position)
      for index in counts.indices { write("\(counts[index])", widths[index], to: &output) }
      output.append("\n")
    }
  }

  /// Writes a cell, aligned to the right.
  private func write(_ text: String, _ width: Int, to output: inout BufferedOutput) {
    output.append("  " + spaces(width - text.columns) + text)
  }

  private static func title(_ name: [UInt8]) -> String {
    String(String(quoting: name).dropFirst().dropLast())
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
