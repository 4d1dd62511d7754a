import DayKit

// Characters of UTF-8 beside a position.

extension Span<UInt8> {
  /// The scalar that begins at a position, or `nil` if there is no well-formed one.
  func scalar(at position: Int) -> Unicode.Scalar? {
    guard position >= 0 else { return nil }
    var position = position
    return scalar(at: &position)
  }

  /// The scalar that ends before a position, or `nil` if there is no well-formed one.
  func scalar(before position: Int) -> Unicode.Scalar? {
    var start = position - 1
    while start > 0, position - start < 4, byte(at: start)?.isContinuation == true { start -= 1 }
    guard let scalar = scalar(at: start), UTF8.width(scalar) == position - start else { return nil }
    return scalar
  }
}

// Texts that must be UTF-8.

extension Span<UInt8> {
  /// Whether the text is UTF-8.
  var isUTF8: Bool {
    // Most texts are ASCII, which this loop checks in vectors.
    var bits: UInt8 = 0
    for index in indices { bits |= self[index] }
    if bits < 0x80 { return true }
    var position = 0
    while position < count {
      if self[position] < 0x80 {
        position &+= 1
      } else if scalar(at: &position) == nil {
        return false
      }
    }
    return true
  }

  /// The text with U+FFFD for each sequence of bytes that is not UTF-8.
  var repaired: ContiguousArray<UInt8> {
    // Sound: the bytes are copied within the closure.
    let text = unsafe withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    return ContiguousArray(text.utf8)
  }
}

extension UInt8 {
  /// Whether the byte continues a character of UTF-8.
  fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter or a mark on one.
  var isLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }

  /// Whether the scalar is a digit, in any script.
  var isDigit: Bool { properties.generalCategory == .decimalNumber }
}
