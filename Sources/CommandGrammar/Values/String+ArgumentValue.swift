extension String: ArgumentValue {
  /// Reads valid UTF-8.
  package init(word: Word) throws(ValueError) {
    var text = ""
    var isValid = true
    word.withBytes { bytes in
      isValid = bytes.isUTF8
      guard isValid else { return }
      // Sound: the bytes are copied within the closure.
      unsafe bytes.withUnsafeBufferPointer { text = unsafe String(decoding: $0, as: UTF8.self) }
    }
    guard isValid else { throw .sentence("\(word.quoted) is not valid UTF-8") }
    self = text
  }
}

extension Span<UInt8> {
  fileprivate var isUTF8: Bool {
    var index = 0
    while index < count {
      let piece = TextPiece(of: self, at: index)
      guard case .scalar = piece else { return false }
      index += piece.length
    }
    return true
  }
}
