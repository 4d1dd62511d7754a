// Eight bytes of a text at once, the first in the lowest of a number, as in little-endian memory.

extension Span<UInt8> {
  /// Eight bytes from a place on, with zeros for those beyond the end.
  @inline(__always)
  func word(at position: Int) -> UInt64 {
    guard position >= 0 else { return 0 }
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
  /// The highest bit of each of eight bytes.
  static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  /// The highest bits of the bytes that are no ASCII digits, where the bytes differ from zeros in
  /// ASCII by this word; right up to the first byte that is not ASCII.
  ///
  /// What is too large for a digit has its highest bit set, or gets it by the sum; only a byte that
  /// has it itself can carry into the next one.
  @inline(__always)
  var otherBytes: UInt64 { (self | (self &+ 0x7676_7676_7676_7676)) & .highBits }

  /// The number of ASCII digits from the first byte on, where the bytes differ from zeros in ASCII by
  /// this word.
  @inline(__always)
  var digitCount: UInt64 { UInt64(truncatingIfNeeded: otherBytes.trailingZeroBitCount) / 8 }

  /// The number that the first digits are, one to four, where the bytes differ from zeros in ASCII by
  /// this word.
  @inline(__always)
  func number(ofDigits count: UInt64) -> UInt64 {
    let digits = UInt32(truncatingIfNeeded: (self &<< (64 &- 8 &* count)) >> 32)
    // Each factor adds ten, or a hundred, times a part to the one after it.
    let pairs = (digits &* 2_561) >> 8 & 0x00FF_00FF
    return UInt64((pairs &* 6_553_601) >> 16)
  }
}
