import DayKit
import Terminal

/// What writes answers, in one of the forms.
struct AnswerSink {
  private let form: SinkForm
  private let formats: RecordFormats
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

  private func writeText(
    _ answer: Answer, ending: Span<UInt8>, to output: inout BufferedOutput
  ) {
    if case .grid = answer, !isFirst { output.append(UInt8(ascii: "\n")) }
    answer.write(to: &output, formats)
    output.append(ending)
  }
}
