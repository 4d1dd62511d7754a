extension TextPiece {
  /// This piece in a form that is visible and does not affect the rest of a line on a terminal.
  var escaped: String {
    switch self {
    case .scalar(let scalar): scalar.isPlain ? String(scalar) : scalar.escape
    case .stray(let byte): "\\x" + hexadecimal(byte)
    }
  }

  /// This piece as it is written between single quotes.
  var quoted: String {
    switch self {
    case .scalar("'"): "\\'"
    case .scalar("\\"): "\\\\"
    default: escaped
    }
  }

  /// This piece as it is written in a name.
  var shown: String {
    switch self {
    case .scalar("\\"): "\\\\"
    case .scalar(let scalar) where scalar.isPartOfNames: String(scalar)
    default: escaped
    }
  }
}

extension Unicode.Scalar {
  /// Whether this scalar is visible, or is the space U+0020, and does not affect the rest of the
  /// line.
  ///
  /// Controls, line ends, all other spaces, format characters and default-ignorable scalars are not
  /// plain. This includes the joiners inside words of some scripts.
  fileprivate var isPlain: Bool {
    if isASCII { return value >= 0x20 && value != 0x7F }
    switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: return false
    default: return !properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether this scalar is invisible, but determines how the characters around it look: a joiner
  /// between letters or emoji (U+200C, U+200D), or a selector of text or emoji (U+FE0E, U+FE0F).
  fileprivate var isPartOfNames: Bool {
    switch value {
    case 0x200C, 0x200D, 0xFE0E, 0xFE0F: true
    default: false
    }
  }

  /// This scalar as an escape.
  ///
  /// NUL is `\x00`, because `\0` before a digit looks like an octal number.
  fileprivate var escape: String {
    switch self {
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
