import DayKit
import DayRecords
import System

// CSV.

extension CountReport {
  func writeCSV(_ bins: SeriesCounts.Bins, _ names: SeriesNames, to output: inout BufferedOutput) {
    let frame = AnswerFrame.field(delimiter: UInt8(ascii: ","))
    output.append(labels.grouping.rawValue)
    if !hasSeries { output.append(",count") }
    for index in 0..<names.count {
      output.append(",")
      output.append(frame.framing(names[index].span).span)
    }
    output.append("\n")
    for position in 0..<bins.count {
      output.append(framedLabel(bins, position, in: frame).span)
      for count in bins.counts(at: position) { output.append(",\(count)") }
      output.append("\n")
    }
  }

  private func framedLabel(
    _ bins: SeriesCounts.Bins, _ position: Int, in frame: AnswerFrame
  ) -> ContiguousArray<UInt8> {
    frame.framing(Array(labels.label(bins.group(at: position)).utf8).span)
  }
}

// JSON.

extension CountReport {
  /// Checks that no two series have the same key in an object.
  func checkKeys(_ names: SeriesNames) throws(RunFailure) {
    var keys: [ContiguousArray<UInt8>] = []
    for index in 0..<names.count {
      let name = names[index]
      // Only the replacement of invalid bytes makes two names the same.
      guard String(validating: name, as: UTF8.self) == nil else { continue }
      let key = AnswerFrame.json(isNumber: false).framing(name.span)
      if keys.contains(key) { throw .sameSeries(name) }
      keys.append(key)
    }
  }

  func writeObject(
    _ bins: SeriesCounts.Bins, _ position: Int, _ names: SeriesNames,
    to output: inout BufferedOutput
  ) {
    let frame = AnswerFrame.json(isNumber: false)
    let counts = bins.counts(at: position)
    output.append("{\"\(labels.grouping.rawValue)\":")
    output.append(framedLabel(bins, position, in: frame).span)
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
