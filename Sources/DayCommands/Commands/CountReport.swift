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

  func write(_ counts: DayHistogram<[UInt8]>, to output: inout BufferedOutput) {
    let bins = counts.bins(by: grouping, startingOn: firstWeekday)
    switch form {
    case .text: writeTable(bins, counts.series, to: &output)
    case .csv:
      let frame = AnswerFrame.field(delimiter: UInt8(ascii: ","))
      output.append(grouping.rawValue)
      for name in hasSeries ? counts.series : [Array("count".utf8)] {
        output.append(",")
        output.append(frame.framing(name.span).span)
      }
      output.append("\n")
      for bin in bins {
        output.append(frame.framing(Array(label(bin.group).utf8).span).span)
        for count in numbers(bin) { output.append(",\(count)") }
        output.append("\n")
      }
    case .json: for bin in bins { writeObject(bin, counts.series, to: &output) }
    }
  }

  /// The numbers of a line: one for each series.
  private func numbers(_ bin: DayHistogram<[UInt8]>.Bin) -> [Int] {
    hasSeries ? bin.counts : [bin.total]
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
    _ bin: DayHistogram<[UInt8]>.Bin, _ series: [[UInt8]], to output: inout BufferedOutput
  ) {
    let frame = AnswerFrame.json(isNumber: false)
    output.append("{\"\(grouping.rawValue)\":")
    output.append(frame.framing(Array(label(bin.group).utf8).span).span)
    output.append(",\"count\":\(bin.total)")
    if hasSeries {
      output.append(",\"series\":{")
      for (index, name) in series.enumerated() {
        if index > 0 { output.append(",") }
        output.append(frame.framing(name.span).span)
        output.append(":\(bin.counts[index])")
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
    _ bins: DayHistogram<[UInt8]>.Bins, _ series: [[UInt8]], to output: inout BufferedOutput
  ) {
    var rows = bins.map { bin in [label(bin.group)] + numbers(bin).map(\.description) }
    if hasSeries {
      rows.insert([""] + series.map { String(String(quoting: $0).dropFirst().dropLast()) }, at: 0)
    }
    guard let columnCount = rows.first?.count else { return }
    let widths = (0..<columnCount).map { column in rows.map { $0[column].columns }.max() ?? 0 }
    for row in rows {
      var line = row[0] + spaces(widths[0] - row[0].columns)
      for column in 1..<columnCount {
        line += "  " + spaces(widths[column] - row[column].columns) + row[column]
      }
      output.append(line + "\n")
    }
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
