extension Span<UInt8> {
  /// The position of a byte of UTF-8, counted in characters (Unicode scalars) from 1, as people count
  /// in a message.
  package func character(at offset: Int) -> Int {
    var character = 1
    for index in 0..<Swift.min(offset, count) where self[index] & 0xC0 != 0x80 { character += 1 }
    return character
  }
}
