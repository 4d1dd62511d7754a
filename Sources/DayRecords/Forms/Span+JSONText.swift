// The meaning of strings and numbers in JSON (RFC 8259, sections 6 and 7).

extension Span<UInt8> {
  /// Passes a byte, if it is at the position.
  func pass(_ byte: UInt8, at position: inout Int) -> Bool {
    guard self.byte(at: position) == byte else { return false }
    position += 1
    return true
  }

  /// Passes a string and returns the range between its quotes, which may contain anything.
  func passJSONString(at position: inout Int) -> Range<Int>? {
    guard pass(.quote, at: &position) else { return nil }
    let start = position
    while true {
      position = firstIndex(from: position) {
        $0.marks(of: UInt64(bytes: .quote)) | $0.marks(of: UInt64(bytes: .backslash))
      }
      guard position < count else { return nil }
      position += 1
      if self[position - 1] == .quote { return start..<position - 1 }
      // A backslash and the byte after it are passed together.
      position += 1
    }
  }

  /// The content of a string without escapes, or `nil` if it has control characters, unknown
  /// escapes, or half a surrogate pair.
  func jsonText(of content: Range<Int>) -> ContiguousArray<UInt8>? {
    var text: ContiguousArray<UInt8> = []
    var isText = false
    text.append(addingCapacity: content.count) {
      isText = extracting(content).appendJSONText(to: &$0)
    }
    return isText ? text : nil
  }

  /// Appends the content of a string without escapes, and returns whether it is valid.
  ///
  /// No character takes more bytes than its escape.
  func appendJSONText(to text: inout OutputSpan<UInt8>) -> Bool {
    var position = 0
    while position < count {
      let byte = self[position]
      position += 1
      guard byte >= 0x20 else { return false }
      if byte != .backslash {
        text.append(byte)
      } else {
        guard let scalar = jsonEscape(at: &position) else { return false }
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { text.append(byte) }
      }
    }
    return true
  }

  /// Whether the content of a string, without escapes, is a text, which has no control characters.
  func isJSONText(_ content: Range<Int>, _ text: Span<UInt8>) -> Bool {
    // No character takes fewer bytes as an escape.
    guard content.count >= text.count else { return false }
    let bytes = extracting(content)
    var (position, index) = (0, 0)
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      guard byte == .backslash else {
        guard byte >= 0x20, text.byte(at: index) == byte else { return false }
        index += 1
        continue
      }
      guard let scalar = bytes.jsonEscape(at: &position) else { return false }
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
        guard text.byte(at: index) == byte else { return false }
        index += 1
      }
    }
    return index == text.count
  }

  /// Passes the rest of an escape after its backslash, and returns its character.
  private func jsonEscape(at position: inout Int) -> Unicode.Scalar? {
    guard let letter = byte(at: position) else { return nil }
    position += 1
    switch letter {
    case .quote, .backslash, UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return jsonCodePoint(at: &position)
    default: return nil
    }
  }

  /// Passes four hexadecimal digits and, for a surrogate, the escape of the other half.
  private func jsonCodePoint(at position: inout Int) -> Unicode.Scalar? {
    guard let unit = fourHexadecimalDigits(at: &position) else { return nil }
    guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) }
    guard pass(.backslash, at: &position), pass(UInt8(ascii: "u"), at: &position),
      let trail = fourHexadecimalDigits(at: &position), UTF16.isTrailSurrogate(trail)
    else { return nil }
    return Unicode.Scalar(0x10000 + UInt32(unit - 0xD800) << 10 + UInt32(trail - 0xDC00))
  }

  private func fourHexadecimalDigits(at position: inout Int) -> UInt16? {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = byte(at: position)?.hexadecimalValue else { return nil }
      value = value << 4 | UInt16(digit)
      position += 1
    }
    return value
  }

  /// Whether the bytes are one number, or `true`, `false` or `null`.
  var isJSONNumberOrWord: Bool {
    isJSONNumber || equals("true") || equals("false") || equals("null")
  }

  private var isJSONNumber: Bool {
    var position = 0
    _ = pass(UInt8(ascii: "-"), at: &position)
    if !pass(UInt8(ascii: "0"), at: &position), !passDigits(at: &position) { return false }
    if pass(UInt8(ascii: "."), at: &position), !passDigits(at: &position) { return false }
    if pass(UInt8(ascii: "e"), at: &position) || pass(UInt8(ascii: "E"), at: &position) {
      if !pass(UInt8(ascii: "+"), at: &position) { _ = pass(UInt8(ascii: "-"), at: &position) }
      if !passDigits(at: &position) { return false }
    }
    return position == count
  }

  /// Passes digits, and returns whether there was any.
  private func passDigits(at position: inout Int) -> Bool {
    let start = position
    while byte(at: position)?.isDigit ?? false { position += 1 }
    return position > start
  }
}

extension UInt8 {
  fileprivate var hexadecimalValue: UInt8? {
    if isDigit { return self & 0x0F }
    let letter = (self | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? letter + 10 : nil
  }
}
