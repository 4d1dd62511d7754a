extension Span<UInt8> {
  /// The width of the text in UTF-8 on a terminal, in columns.
  package var columns: Int {
    for index in indices where self[index] >= 0x80 { return text.columns }
    return count
  }

  /// The text in UTF-8 as a string.
  var text: String {
    // Sound: the bytes are copied within the closure.
    unsafe withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}
