import DayKit
import Terminal

/// What writes answers, in one of the forms.
struct AnswerSink {
  private let form: SinkForm
  let formats: RecordFormats
  private let columns: [String]
  private var isFirst = true

  init(_ form: SinkForm, formats: RecordFormats, columns: [String]) {
    self.form = form
    self.formats = formats
    self.columns = columns
  }

  /// Writes an answer as a record with an ending of its own, or as its parts.
  mutating func write(
    _ answer: Answer, ending: Span<UInt8>, to output: inout BufferedOutput,
    parts: () -> [Answer]
  ) {
    switch form {
    case .text:
      writeText(answer, ending: ending, to: &output)
    case .json:
      output.append(json: parts(), named: columns, formats)
    case .csv:
      if isFirst { output.append(csv: columns.map(Answer.text), formats) }
      output.append(csv: parts(), formats)
    }
    isFirst = false
  }

  /// Whether answers have the ends of the lines that they answer.
  var keepsLines: Bool { form == .text }

  /// Passes a header through, if the records keep their form.
  func passHeader(_ header: Span<UInt8>, ending: Span<UInt8>, to output: inout BufferedOutput) {
    guard form == .text else { return }
    output.append(header)
    output.append(ending)
  }

  /// Writes a record with answers in the places of its dates, or the parts of each.
  mutating func write(
    _ found: [(date: PlacedDate, answer: Answer)], in record: Span<UInt8>, ending: Span<UInt8>,
    to output: inout BufferedOutput, parts: (PlacedDate, Answer) -> [Answer]
  ) {
    guard form == .text else {
      for (date, answer) in found {
        write(answer, ending: ending, to: &output) { parts(date, answer) }
      }
      return
    }
    var position = 0
    for (date, answer) in found {
      output.append(record.extracting(position..<date.range.lowerBound))
      output.append(answer, in: date.frame, formats)
      position = date.range.upperBound
    }
    output.append(record.extracting(position..<record.count))
    output.append(ending)
  }

  private func writeText(
    _ answer: Answer, ending: Span<UInt8>, to output: inout BufferedOutput
  ) {
    if case .grid = answer, !isFirst { output.append(UInt8(ascii: "\n")) }
    answer.write(to: &output, formats)
    output.append(ending)
  }
}
