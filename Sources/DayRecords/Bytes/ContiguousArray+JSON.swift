import DayKit
import System

extension ContiguousArray<UInt8> {
  /// Appends a text as a JSON string (RFC 8259), with U+FFFD for what is not UTF-8.
  package mutating func append(jsonString text: Span<UInt8>) {
    append(.quote)
    append(jsonContent: text)
    append(.quote)
  }

  /// Creates the text of a key of a JSON object and the colon after it.
  init(jsonKey text: Span<UInt8>) {
    self = []
    append(jsonString: text)
    append(UInt8(ascii: ":"))
  }

  /// Appends a text as the content of a JSON string, with U+FFFD for what is not UTF-8.
  mutating func append(jsonContent text: Span<UInt8>) {
    if text.needsNoEscapes { return append(copying: text) }
    var position = 0
    while position < text.count {
      let byte = text[position]
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
      case 0x80...:
        let start = position
        guard text.scalar(at: &position) != nil else {
          return append(jsonContent: text.extracting(droppingFirst: start).repaired.span)
        }
        for index in start..<position { append(text[index]) }
        continue
      default: append(byte)
      }
      position &+= 1
    }
  }

  /// Appends a part of a JSON text as it is, apart from U+FFFD for what is not UTF-8.
  mutating func append(json text: Span<UInt8>) {
    if !text.isUTF8 { return append(json: text.repaired.span) }
    append(copying: text)
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit &+ UInt8(ascii: digit < 10 ? "0" : "W")
  }
}

extension Span<UInt8> {
  /// Whether the text is ASCII without quotes, backslashes and control characters.
  var needsNoEscapes: Bool {
    // This loop checks the bytes in vectors. A difference below 0 has the highest bit set.
    var bits: UInt8 = 0
    for index in indices {
      let byte = self[index]
      bits |= byte | (byte &- 0x20) | ((byte ^ .quote) &- 1) | ((byte ^ .backslash) &- 1)
    }
    return bits < 0x80
  }
}
