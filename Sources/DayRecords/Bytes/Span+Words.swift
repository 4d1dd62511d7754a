// Eight bytes of a text at once, the first in the lowest of a number, as in little-endian memory. The
// highest bit of a byte marks one that is looked for; the first mark is right, later ones may not be.
// DayKit reads words in the same way: across modules each would be a call.

extension Span<UInt8> {
  /// The first place, from a given one on, that has a mark; the end if there is none.
  @inline(__always)
  func firstIndex(from start: Int, markedBy marks: (UInt64) -> UInt64) -> Int {
    guard start < count else { return count }
    var rest = extracting(start..<count)
    while rest.count >= 8 {
      let found = marks(rest.firstWord)
      if found != 0 { return count &- rest.count &+ found.trailingZeroBitCount / 8 }
      rest = rest.extracting(droppingFirst: 8)
    }
    guard !rest.isEmpty else { return count }
    let position = count &- rest.count
    let found = marks(lastWord(at: position))
    return Swift.min(position &+ found.trailingZeroBitCount / 8, count)
  }

  /// Eight bytes from a place on, with zeros for those beyond the end.
  @inline(__always)
  func word(at position: Int) -> UInt64 {
    let rest = extracting(droppingFirst: position)
    return rest.count >= 8 ? rest.firstWord : lastWord(at: position)
  }

  /// The first eight bytes; counted from the start the compiler sees that they are there, and makes
  /// one load of them.
  @inline(__always)
  private var firstWord: UInt64 {
    guard count >= 8 else { return 0 }
    let low =
      UInt64(self[0]) | UInt64(self[1]) << 8 | UInt64(self[2]) << 16 | UInt64(self[3]) << 24
    let high =
      UInt64(self[4]) << 32 | UInt64(self[5]) << 40 | UInt64(self[6]) << 48 | UInt64(self[7]) << 56
    return low | high
  }

  @inline(never)
  private func lastWord(at position: Int) -> UInt64 {
    let rest = count - position
    guard rest > 0 else { return 0 }
    if count >= 8 { return extracting(last: 8).firstWord >> (8 * UInt64(8 - rest)) }
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

  /// Marks the bytes that are the same as those of another word, and no others.
  @inline(__always)
  func exactMarks(of other: UInt64) -> UInt64 {
    let difference = self ^ other
    let others = (difference & UInt64(bytes: 0x7F)) &+ UInt64(bytes: 0x7F) | difference
    return ~others & UInt64(bytes: 0x80)
  }

  /// The number of marks, if all are right.
  @inline(__always)
  var markCount: Int { Int(truncatingIfNeeded: ((self &>> 7) &* UInt64(bytes: 1)) &>> 56) }

  /// Marks the bytes that are less than another one, which is no more than 128.
  @inline(__always)
  func marks(below byte: UInt8) -> UInt64 {
    (self &- UInt64(bytes: byte)) & ~self & UInt64(bytes: 0x80)
  }
}
