extension ContiguousArray<UInt8> {
  /// Appends a text as a JSON string (RFC 8259).
  package mutating func append(jsonString text: Span<UInt8>) {
    append(.quote)
    append(jsonContent: text)
    append(.quote)
  }

  /// Appends a text as the content of a JSON string.
  mutating func append(jsonContent text: Span<UInt8>) {
    for index in text.indices {
      let byte = text[index]
      switch byte {
      case .quote, .backslash:
        append(.backslash)
        append(byte)
      case 0..<0x20:
        append(.backslash)
        append(UInt8(ascii: "u"))
        append(UInt8(ascii: "0"))
        append(UInt8(ascii: "0"))
        append(Self.hexadecimal(byte >> 4))
        append(Self.hexadecimal(byte & 15))
      default: append(byte)
      }
    }
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit &+ UInt8(ascii: digit < 10 ? "0" : "W")
  }
}
