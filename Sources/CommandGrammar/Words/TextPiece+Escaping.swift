extension TextPiece {
  /// This piece as it can stand on one line of a terminal and change nothing but its place.
  var escaped: String {
    switch self {
    case .scalar(let scalar): scalar.isPlain ? String(scalar) : scalar.escape
    case .stray(let byte): "\\x" + hexadecimal(byte)
    }
  }

  /// This piece as it stands between single quotes.
  var quoted: String {
    switch self {
    case .scalar("'"): "\\'"
    case .scalar("\\"): "\\\\"
    default: escaped
    }
  }
}

extension Unicode.Scalar {
  /// Whether this scalar shows itself and leaves the rest of the line alone.
  ///
  /// Not plain are the controls, the line ends, the marks that turn the direction of text
  /// (UAX 9), and two that nobody sees: the zero width space and the byte order mark.
  fileprivate var isPlain: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: false
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: false
    case 0x200B, 0xFEFF: false
    default: true
    }
  }

  fileprivate var escape: String {
    switch self {
    case "\0": "\\0"
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    default: isASCII ? "\\x" + hexadecimal(UInt8(value)) : "\\u{\(String(value, radix: 16))}"
    }
  }
}

private func hexadecimal(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16)
}
