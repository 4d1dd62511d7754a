import DayKit
import Terminal

extension BufferedOutput {
  /// Appends a line of CSV (RFC 4180, but with a line feed alone at the end).
  mutating func append(csv values: [Answer], _ formats: RecordFormats) {
    for (index, value) in values.enumerated() {
      if index > 0 { append(UInt8(ascii: ",")) }
      switch value {
      case .day(let day): append(csvField: day.formatted(as: formats.writeFormat))
      case .text(let text): append(csvField: text)
      default: value.write(to: &self, formats)
      }
    }
    append(UInt8(ascii: "\n"))
  }

  private mutating func append(csvField text: String) {
    let needsQuotes = text.utf8.contains { byte in
      byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
    }
    guard needsQuotes else { return append(text) }
    append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { append(byte) }
      append(byte)
    }
    append(UInt8(ascii: "\""))
  }
}
