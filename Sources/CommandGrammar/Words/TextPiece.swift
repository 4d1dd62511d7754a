/// A piece of a text in UTF-8: a complete scalar, or a byte that is not part of one.
enum TextPiece: Equatable {
  case scalar(Unicode.Scalar)
  case stray(UInt8)

  /// Reads the piece that starts at the given byte.
  ///
  /// Overlong forms, surrogates and incomplete sequences are stray bytes. Source: the Unicode
  /// Standard, table 3-7, well-formed UTF-8 byte sequences.
  init(of bytes: Span<UInt8>, at index: Int) {
    let lead = bytes[index]
    guard let shape = SequenceShape(lead: lead), index + shape.length <= bytes.count else {
      self = .stray(lead)
      return
    }
    var value = shape.leadBits
    for offset in 1..<max(1, shape.length) {
      let byte = bytes[index + offset]
      guard byte & 0xC0 == 0x80 else {
        self = .stray(lead)
        return
      }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard value >= shape.smallest, let scalar = Unicode.Scalar(value) else {
      self = .stray(lead)
      return
    }
    self = .scalar(scalar)
  }

  /// The number of bytes of this piece.
  var length: Int {
    switch self {
    case .scalar(let scalar): UTF8.width(scalar)
    case .stray: 1
    }
  }
}

/// The properties of a UTF-8 sequence that its first byte determines.
private struct SequenceShape {
  let length: Int
  let leadBits: UInt32
  /// The smallest scalar that needs this length; a smaller one is overlong.
  let smallest: UInt32

  init?(lead: UInt8) {
    switch lead {
    case 0x00...0x7F: (length, leadBits, smallest) = (1, UInt32(lead), 0)
    case 0xC2...0xDF: (length, leadBits, smallest) = (2, UInt32(lead & 0x1F), 0x80)
    case 0xE0...0xEF: (length, leadBits, smallest) = (3, UInt32(lead & 0x0F), 0x800)
    case 0xF0...0xF4: (length, leadBits, smallest) = (4, UInt32(lead & 0x07), 0x1_0000)
    default: return nil
    }
  }
}
