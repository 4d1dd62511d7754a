#if Formats
// Names are compared without regard to case, and to what capitals lack.

extension Span<UInt8> {
  /// The position after a name at a position, if case does not matter; `nil` if another text is there.
  ///
  /// - Parameter start: The position where the name starts, which can be the end of the text.
  func end(ofFolded name: Span<UInt8>, from start: Int) -> Int? {
    var (position, index) = (start, 0)
    while index < name.count {
      guard position < count else { return nil }
      if self[position] | name[index] < 0x80 {
        guard self[position].lowercasedASCII == name[index].lowercasedASCII else { return nil }
        position += 1
        index += 1
      } else {
        guard let letter = folded(at: &position), letter == name.folded(at: &index) else {
          return nil
        }
      }
    }
    return position
  }

  /// Moves the position past the letter there, and returns it in lower case, without what capitals lack;
  /// `nil` if it is not well formed.
  ///
  /// Two letters s are returned as `ß`.
  func folded(at position: inout Int) -> Unicode.Scalar? {
    guard let letter = scalar(at: &position)?.folded else { return nil }
    guard letter == "s", let next = byte(at: position), next | 0x20 == UInt8(ascii: "s") else {
      return letter
    }
    position += 1
    return .sharpS
  }

  /// Moves the position past the scalar there, and returns it; `nil` if it is not well formed.
  package func scalar(at position: inout Int) -> Unicode.Scalar? {
    guard let lead = byte(at: position) else { return nil }
    if lead < 0x80 {
      position += 1
      return Unicode.Scalar(lead)
    }
    let length = (~lead).leadingZeroBitCount
    guard (2...4).contains(length), position + length <= count else { return nil }
    var value = UInt32(lead & (0x7F >> UInt8(length)))
    for offset in 1..<length {
      let byte = self[position + offset]
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    // An encoding with more bytes than needed is not well formed either.
    guard let scalar = Unicode.Scalar(value), UTF8.width(scalar) == length else { return nil }
    position += length
    return scalar
  }
}

extension Unicode.Scalar {
  static var sharpS: Unicode.Scalar { "ß" }

  /// The letter in lower case, without what capitals lack: the accents and the final sigma of Greek, and
  /// the difference between the two letters i of Turkish.
  fileprivate var folded: Unicode.Scalar {
    if isASCII { return Unicode.Scalar(UInt8(truncatingIfNeeded: value).lowercasedASCII) }
    return switch self {
    case "İ", "ı": "i"
    case "Ά", "ά": "α"
    case "Έ", "έ": "ε"
    case "Ή", "ή": "η"
    case "Ί", "ί", "Ϊ", "ϊ", "ΐ": "ι"
    case "Ό", "ό": "ο"
    case "Ύ", "ύ", "Ϋ", "ϋ", "ΰ": "υ"
    case "Ώ", "ώ": "ω"
    case "ς": "σ"
    default: properties.lowercaseMapping.unicodeScalars.first ?? self
    }
  }
}

extension UInt8 {
  var lowercasedASCII: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
#endif
