/// The maximum number of characters of a word that a message shows; an escape counts in full.
private let maximumQuotedCount = 64

extension String {
  /// Creates a text in single quotes that shows any bytes safely on one line.
  ///
  /// Controls, invisible characters, spaces other than U+0020 and bytes that are not UTF-8 are
  /// written as escapes. A text longer than 64 characters is cut, with `…` after the closing quote;
  /// the bytes after the cut are not read.
  package init(quoting bytes: Span<UInt8>) {
    let (text, isCut) = Self.start(of: bytes) { $0.quoted }
    self = "'\(text)'" + (isCut ? "…" : "")
  }

  /// Creates a text that shows a name safely in one line of a table or a picture.
  ///
  /// It is cut and has escapes as in quotes, but apostrophes, joiners and the selectors of emoji
  /// stay, because names have them.
  package init(showing name: Span<UInt8>) {
    let (text, isCut) = Self.start(of: name) { $0.shown }
    self = text + (isCut ? "…" : "")
  }

  /// Returns as many pieces of a text as a message shows, and whether there are more.
  private static func start(
    of bytes: Span<UInt8>, _ form: (TextPiece) -> String
  ) -> (text: String, isCut: Bool) {
    var text = ""
    var shown = 0
    var index = 0
    while index < bytes.count {
      let piece = TextPiece(of: bytes, at: index)
      let form = form(piece)
      shown += form.unicodeScalars.count
      guard shown <= maximumQuotedCount else { return (text, true) }
      text += form
      index += piece.length
    }
    return (text, false)
  }

  /// This text with escapes for controls and invisible characters, as in quotes.
  package var escaped: String {
    unicodeScalars.reduce(into: "") { $0 += TextPiece.scalar($1).escaped }
  }

  /// Creates a text in single quotes that shows any bytes safely on one line.
  package init(quoting bytes: [UInt8]) {
    let slice = bytes[...]
    self.init(quoting: slice.span)
  }

  /// Creates a text in single quotes that shows a word safely on one line.
  package init(quoting word: Word) {
    self.init(quoting: word.bytes)
  }
}

extension Word {
  /// This word in single quotes, safe to show on one line.
  package var quoted: String { String(quoting: self) }
}
