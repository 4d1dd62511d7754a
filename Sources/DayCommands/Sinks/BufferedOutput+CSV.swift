import DayKit
import Terminal

extension BufferedOutput {
  /// Appends a line of CSV (RFC 4180, but with a line feed alone at the end).
  mutating func append(csv values: [Answer], _ formats: RecordFormats) {
    for (index, value) in values.enumerated() {
      if index > 0 { append(UInt8(ascii: ",")) }
      append(csvField: value.text(formats))
    }
    append(UInt8(ascii: "\n"))
  }

  /// Appends an answer as it stands in the middle of a record.
  mutating func append(_ answer: Answer, in frame: AnswerFrame, _ formats: RecordFormats) {
    switch frame {
    case .plain:
      answer.write(to: &self, formats)
    case .json:
      append(json: answer, formats)
    case .field(let isQuoted, let delimiter):
      append(csvField: answer.text(formats), delimiter: delimiter, isQuoted: isQuoted)
    }
  }

  private mutating func append(
    csvField text: String, delimiter: UInt8 = UInt8(ascii: ","), isQuoted: Bool = false
  ) {
    let needsQuotes = text.utf8.contains { byte in
      byte == delimiter || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
    }
    guard isQuoted || needsQuotes else { return append(text) }
    append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { append(byte) }
      append(byte)
    }
    append(UInt8(ascii: "\""))
  }
}
