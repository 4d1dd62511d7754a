// Eight bytes of a text at once, the first in the lowest of a number, as in little-endian memory. The
// highest bit of a byte marks one that is looked for; the first mark is right, later ones may not be.
// DayKit reads words in the same way: across modules each would be a call. The compiler does not prove
// the load safe; the proof stands beside it.

extension Span<UInt8> {
  /// The first place, from a given one on, that has a mark; the end if there is none.
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

  /// Eight bytes from a place on, with zeros for those beyond the end.
  @inline(__always)
  func word(at position: Int) -> UInt64 { wholeWord(at: position) ?? lastWord(at: position) }

  /// Eight bytes from a place on, if there are as many.
  @inline(__always)
  private func wholeWord(at position: Int) -> UInt64? {
    // The number of places that have eight bytes is the same in every turn of a loop.
    let placeCount = Swift.max(count &- 7, 0)
    guard UInt(bitPattern: position) < UInt(bitPattern: placeCount) else { return nil }
    // Sound: 0 <= position < count - 7, as a negative position is a number above all counts, so that
    // position + 8 <= count; all bits make a number.
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
  /// A word of eight equal bytes.
  @inline(__always)
  init(bytes byte: UInt8) {
    self = UInt64(byte) &* 0x0101_0101_0101_0101
  }

  /// Marks the bytes that are the same as those of another word.
  @inline(__always)
  func marks(of other: UInt64) -> UInt64 {
    let difference = self ^ other
    return (difference &- UInt64(bytes: 1)) & ~difference & UInt64(bytes: 0x80)
  }
}
