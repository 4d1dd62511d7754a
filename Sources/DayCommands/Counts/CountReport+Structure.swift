import CommandGrammar
import DayKit
import DayRecords
import System

// CSV.

extension CountReport {
  func writeCSV(_ rows: CountRows, _ names: SeriesNames, to output: inout BufferedOutput) {
    output.append(groups.name)
    if !hasSeries { output.append(",count") }
    for index in 0..<names.count {
      output.append(",")
      output.append(RecordForm.csv.value(ContiguousArray(names[index]).span).span)
    }
    output.append("\n")
    for position in 0..<rows.count {
      output.append(rows.label(position, in: .csv).span)
      for count in counts(rows, position, names) { output.append(",\(count)") }
      output.append("\n")
    }
  }

  private func counts(_ rows: CountRows, _ position: Int, _ names: SeriesNames) -> [Int] {
    rows.counts(at: position, seriesCount: hasSeries ? names.count : 1)
  }
}

// JSON.

extension CountReport {
  /// Checks that no two series have the same key in an object.
  func checkKeys(_ names: SeriesNames) throws(ReportError) {
    var keys = SeriesNames()
    for index in 0..<names.count {
      let key = RecordForm.json.value(ContiguousArray(names[index]).span)
      guard keys.position(of: key.span) == index else {
        throw ReportError(
          "the names of two series differ only in bytes that are not UTF-8, which JSON cannot have: "
            + "\(String(quoting: names[index])); use --csv")
      }
    }
  }

  func writeObject(
    _ rows: CountRows, _ position: Int, _ names: SeriesNames,
    to output: inout BufferedOutput
  ) {
    let counts = counts(rows, position, names)
    output.append("{\"\(groups.name)\":")
    output.append(rows.label(position, in: .json).span)
    output.append(",\"count\":\(counts.reduce(0, +))")
    if hasSeries {
      output.append(",\"series\":{")
      for index in counts.indices {
        if index > 0 { output.append(",") }
        output.append(RecordForm.json.value(ContiguousArray(names[index]).span).span)
        output.append(":\(counts[index])")
      }
      output.append("}")
    }
    output.append("}\n")
  }
}
