// Eight bytes of a text at once, as a little-endian number. A search marks a byte by its highest bit; the
// first mark is right, but later ones may be wrong. DayKit has the same functions, because a function of
// another module would cost a call. The compiler does not prove the load safe; the proof is beside it.

extension Span<UInt8> {
  /// Returns the first marked position from a given one on, or the count if there is none.
  @inline(__always)
  func firstIndex(from start: Int, markedBy marks: (UInt64) -> UInt64) -> Int {
    guard start < count else { return count }
    var position = start
    while let word = wholeWord(at: position) {
      let found = marks(word)
      if found != 0 { return position &+ found.trailingZeroBitCount / 8 }
      position &+= 8
    }
    guard position < count else { return count }
    let found = marks(lastWord(at: position))
    return Swift.min(position &+ found.trailingZeroBitCount / 8, count)
  }

  /// Eight bytes from a position on, with zeros for those after the end.
  @inline(__always)
  func word(at position: Int) -> UInt64 { wholeWord(at: position) ?? lastWord(at: position) }

  /// Eight bytes from a position on, if there are that many.
  @inline(__always)
  private func wholeWord(at position: Int) -> UInt64? {
    // The compiler computes this number once for a loop.
    let placeCount = Swift.max(count &- 7, 0)
    guard UInt(bitPattern: position) < UInt(bitPattern: placeCount) else { return nil }
    // Sound: 0 <= position < count - 7, because a negative position becomes a number above all counts.
    // So position + 8 <= count.
    return UInt64(
      littleEndian: unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: position, as: UInt64.self))
  }

  @inline(never)
  private func lastWord(at position: Int) -> UInt64 {
    let rest = count - position
    guard rest > 0 else { return 0 }
    if let word = wholeWord(at: count &- 8) { return word >> (8 * UInt64(8 - rest)) }
    return (position..<count).reversed().reduce(0) { word, place in
      word << 8 | UInt64(self[place])
    }
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
