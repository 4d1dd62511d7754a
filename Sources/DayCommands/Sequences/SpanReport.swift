import DayKit
import DayRecords
import System

/// Writes the days of records as spans: one line for each span, or for each day.
struct SpanReport: TallyReport {
  let selection: SpanSelection
  let form: Form

  /// Whether each group of records has spans of its own.
  let hasGroups: Bool

  /// Whether the lines are days instead of spans.
  let areDays: Bool

  /// The number of records that a day must be in.
  let recordCount: Int

  enum Form {
    case text, interval, csv, json
  }

  func write(
    _ counts: SeriesCounts, _ absent: PlainArray<Int>, _ names: SeriesNames,
    to output: inout BufferedOutput
  ) throws(ReportError) {
    if form == .csv {
      output.append((hasGroups ? "by," : "") + (areDays ? "date\n" : "first,last,days\n"))
    }
    for group in 0..<(hasGroups ? names.count : 1) {
      let (name, series) = (hasGroups ? names[group] : nil, SpanSeries(group: group))
      let days = counts.days(in: series, atLeast: recordCount)
      // A group whose records were all ignored has no gaps either.
      let isIgnored =
        hasGroups && days.isEmpty
        && (recordCount == 1 || counts.days(in: series, atLeast: 1).isEmpty)
      if isIgnored { continue }
      for span in selection.spans(of: days) {
        guard areDays else {
          write(span, name, to: &output)
          continue
        }
        for day in span where selection.counts(day) {
          write(day...day, name, to: &output)
        }
      }
    }
  }

  private func write(
    _ span: ClosedRange<Day>, _ name: [UInt8]?, to output: inout BufferedOutput
  ) {
    let (first, last) = (span.lowerBound, span.upperBound)
    switch form {
    case .text, .interval:
      output.append(
        areDays
          ? "\(first)"
          : form == .text ? "\(first) \(last) \(selection.count(of: span))" : "\(first)/\(last)")
      if let name { output.append(" " + CountReport.title(name)) }
    case .csv:
      if let name {
        output.append(RecordForm.csv.value(ContiguousArray(name).span).span)
        output.append(",")
      }
      output.append(areDays ? "\(first)" : "\(first),\(last),\(selection.count(of: span))")
    case .json:
      output.append("{")
      if let name {
        output.append("\"by\":")
        output.append(RecordForm.json.value(ContiguousArray(name).span).span)
        output.append(",")
      }
      output.append(
        areDays
          ? "\"date\":\"\(first)\"}"
          : "\"first\":\"\(first)\",\"last\":\"\(last)\",\"days\":\(selection.count(of: span))}")
    }
    output.append("\n")
  }
}
