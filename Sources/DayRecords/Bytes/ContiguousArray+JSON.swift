import DayKit
import Terminal

extension ContiguousArray<UInt8> {
  /// Appends a text as a JSON string (RFC 8259), with U+FFFD for what is not UTF-8.
  package mutating func append(jsonString text: Span<UInt8>) {
    append(.quote)
    append(jsonContent: text)
    append(.quote)
  }

  /// Appends a text as the content of a JSON string, with U+FFFD for what is not UTF-8.
  mutating func append(jsonContent text: Span<UInt8>) {
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
    append(addingCapacity: text.count) { $0.append(copying: text) }
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit &+ UInt8(ascii: digit < 10 ? "0" : "W")
  }
}
