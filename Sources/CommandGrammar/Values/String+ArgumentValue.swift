extension String: ArgumentValue {
  package init(word: Word) throws(ValueError) {
    let slice = word.bytes[...]
    let bytes = slice.span
    var index = 0
    while index < bytes.count {
      let piece = TextPiece(of: bytes, at: index)
      guard case .scalar = piece else { throw .sentence(Sentence.notUTF8(word)) }
      index += piece.length
    }
    self = String(decoding: word.bytes, as: UTF8.self)
  }
}
