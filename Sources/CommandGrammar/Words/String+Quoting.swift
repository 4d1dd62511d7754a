/// The most characters of a word that a message shows; escapes count in full.
private let mostQuoted = 64

extension String {
  /// Creates a text in single quotes that shows any bytes safely on one line.
  ///
  /// Controls, marks that turn the direction of text and bytes that are not UTF-8 are written
  /// as escapes. What is longer than 64 characters is cut, with `…` after the closing quote.
  /// The time taken does not grow with the length beyond that.
  package init(quoting bytes: Span<UInt8>) {
    var text = "'"
    var shown = 0
    var index = 0
    while index < bytes.count {
      let piece = TextPiece(of: bytes, at: index)
      let quoted = piece.quoted
      shown += quoted.unicodeScalars.count
      guard shown <= mostQuoted else {
        self = text + "'…"
        return
      }
      text += quoted
      index += piece.length
    }
    self = text + "'"
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
