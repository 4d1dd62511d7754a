// Characters of UTF-8 beside a position.

extension Span<UInt8> {
  /// The scalar that begins at a position, if one does that is well formed.
  func scalar(at position: Int) -> Unicode.Scalar? {
    guard let lead = byte(at: position) else { return nil }
    if lead < 0x80 { return Unicode.Scalar(lead) }
    let length = (~lead).leadingZeroBitCount
    guard (2...4).contains(length), position + length <= count else { return nil }
    var value = UInt32(lead & 0x7F >> UInt8(length))
    for place in position + 1..<position + length {
      guard self[place].isContinuation else { return nil }
      value = value << 6 | UInt32(self[place] & 0x3F)
    }
    guard let scalar = Unicode.Scalar(value), UTF8.width(scalar) == length else { return nil }
    return scalar
  }

  /// The scalar that ends before a position, if one does that is well formed.
  func scalar(before position: Int) -> Unicode.Scalar? {
    var start = position - 1
    while start > 0, position - start < 4, byte(at: start)?.isContinuation == true { start -= 1 }
    guard let scalar = scalar(at: start), UTF8.width(scalar) == position - start else { return nil }
    return scalar
  }
}

extension UInt8 {
  /// Whether the byte is in UTF-8 part of a character, and not its first.
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
