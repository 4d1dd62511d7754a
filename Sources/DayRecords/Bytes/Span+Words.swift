// Eight bytes of a text at once, as a little-endian number. A search marks a byte by its highest
// bit; the first mark is right, but later ones may be wrong. DayKit has words of its own, because a
// function of another module would cost a call. The compiler does not prove the load safe; the
// proof is beside it.

extension Span<UInt8> {
  /// Returns the first marked position from a given one on, or the count if there is none.
  @inline(__always)
  func firstIndex(from start: Int, markedBy marks: (UInt64) -> UInt64) -> Int {
    guard start < count else { return count }
    var position = start
    while let word = word(at: position) {
      let found = marks(word)
      if found != 0 { return position &+ found.trailingZeroBitCount / 8 }
      position &+= 8
    }
    while position < count, marks(UInt64(self[position])) & 0x80 == 0 { position &+= 1 }
    return Swift.min(position, count)
  }

  /// Eight bytes from a position on, if there are that many.
  @inline(__always)
  func word(at position: Int) -> UInt64? {
    guard position >= 0, count &- position >= 8 else { return nil }
    // Sound: 0 <= position <= count - 8, because a difference of two numbers that are not negative
    // does not wrap.
    return UInt64(
      littleEndian: unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: position, as: UInt64.self))
  }
}

extension UInt64 {
  /// Creates a word of eight equal bytes.
  @inline(__always)
  init(bytes byte: UInt8) {
    self = UInt64(byte) &* 0x0101_0101_0101_0101
  }

  /// Marks the bytes that are the same in another word.
  @inline(__always)
  func marks(of other: UInt64) -> UInt64 {
    let difference = self ^ other
    return (difference &- UInt64(bytes: 1)) & ~difference & UInt64(bytes: 0x80)
  }
}
