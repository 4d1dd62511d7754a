extension String {
  /// The text in quotes for a message, cut after 64 characters, with characters that could break a
  /// line or a terminal escaped.
  var quoted: String {
    let head = prefix(64)
    let isCut = head.endIndex < endIndex
    return "'" + head.unicodeScalars.map(\.harmless).joined() + (isCut ? "…'" : "'")
  }
}

extension Unicode.Scalar {
  fileprivate var harmless: String {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: escaped(asASCII: true)
    default: String(self)
    }
  }
}
