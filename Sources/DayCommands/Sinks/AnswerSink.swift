import DayKit
import Terminal

/// The form that answers are written in, and the formats of days in it.
struct AnswerSink: Sendable {
  let form: SinkForm

  /// How days are written.
  let format: DayFormat

  /// The names of the parts of an answer.
  let columns: [String]

  /// Whether each record is written as it was, with answers for its dates.
  var keepsRecords: Bool { form == .text }

  /// The names of the parts as a record, if one stands before all answers.
  var header: [Answer]? { form == .csv ? columns.map(Answer.text) : nil }

  /// Writes the parts of an answer as a record.
  ///
  /// - Throws: ``RecordFailure/noRoom(_:)`` if there is not room enough.
  func write(_ parts: [Answer], to output: inout OutputSpan<UInt8>) throws(RecordFailure) {
    try output.checkRoom(for: width(parts))
    writeWithRoom(parts, to: &output)
  }

  /// Writes the parts of an answer as a record, for which there has to be room.
  func writeWithRoom(_ parts: [Answer], to output: inout OutputSpan<UInt8>) {
    if form == .json { output.append(UInt8(ascii: "{")) }
    for index in parts.indices {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      if form == .json { writeName(columns[index], to: &output) }
      parts[index].write(to: &output, in: frame, format)
    }
    if form == .json { output.append(UInt8(ascii: "}")) }
    output.append(UInt8(ascii: "\n"))
  }

  /// The largest number of bytes of the parts of an answer as a record.
  func width(_ parts: [Answer]) -> Int {
    var width = 3
    for index in parts.indices {
      width += parts[index].width(in: frame, format) + columns[index].utf8.count + 4
    }
    return width
  }

  /// How a part stands in a record of parts.
  private var frame: AnswerFrame {
    form == .json ? .json : .field(isQuoted: false, delimiter: UInt8(ascii: ","))
  }

  private func writeName(_ name: String, to output: inout OutputSpan<UInt8>) {
    Answer.text(name).write(to: &output, in: .json, format)
    output.append(UInt8(ascii: ":"))
  }
}
