extension String {
  /// The width of the text on a terminal, in columns.
  ///
  /// Combining marks have no width, East Asian wide characters (UAX 11) have two columns, and all
  /// others have one, as in the C library's `wcwidth`. Characters that join, such as the parts of an
  /// emoji, have the width of one; see ``ColumnCounter``.
  package var columns: Int {
    var (counter, columns) = (ColumnCounter(), 0)
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      if let previous { columns += counter.columns(of: previous, before: scalar) }
      previous = scalar
    }
    if let previous { columns += counter.columns(of: previous, before: nil) }
    return columns
  }

  /// Returns the text if it fits in a number of columns, or else its start with an ellipsis.
  package func fitted(toColumns limit: Int, usesUTF8: Bool) -> String {
    let ellipsis = usesUTF8 ? "…" : ".."
    guard columns > limit else { return self }
    var room = limit - ellipsis.columns
    guard room >= 0 else { return "" }
    let start = prefix { character in
      room -= String(character).columns
      return room >= 0
    }
    return start + ellipsis
  }

  /// Whether the text has a character of a script that is written from right to left.
  package var isRightToLeft: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }
}

extension Unicode.Scalar {
  /// A character without width that ends a run of text from right to left (UAX 9).
  static var leftToRightMark: Self { "\u{200E}" }

  /// The width of the character on a terminal, in columns.
  var columns: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isWide ? 2 : 1
    }
  }

  /// Whether the property East_Asian_Width is Wide or Fullwidth, judged by the block,
  /// and for emoji by their presentation.
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    case 0x1F1E6...0x1F1FF:
      // Two of them are a flag.
      false
    case 0x231A...: properties.isEmojiPresentation
    default: false
    }
  }
}
