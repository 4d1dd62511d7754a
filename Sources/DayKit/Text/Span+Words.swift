// Eight bytes of a text at once, for input and output. The compiler does not prove that the load is
// safe; the proof is beside it.

extension Span<UInt8> {
  /// Eight bytes from a position, with zeros for those after the end.
  @inline(__always)
  func word(at position: Int) -> UInt64 {
    guard position >= 0, count &- position >= 8 else { return lastWord(at: position) }
    // Sound: 0 <= position <= count - 8, because a difference of two numbers that are not negative
    // does not wrap, and all bits make a number.
    return UInt64(
      littleEndian: unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: position, as: UInt64.self))
  }

  @inline(never)
  private func lastWord(at position: Int) -> UInt64 {
    guard position >= 0, position < count else { return 0 }
    if count >= 8 { return word(at: count - 8) >> (8 * UInt64(8 - (count - position))) }
    var word: UInt64 = 0
    for place in position..<count { word.set(self[place], at: place - position) }
    return word
  }
}

extension OutputSpan<UInt8> {
  /// Appends the first bytes of a word, without this many at its end.
  ///
  /// If there is room for the whole word, one store writes it.
  @inline(__always)
  mutating func append(_ word: UInt64, without surplus: UInt8) {
    guard freeCapacity >= 8 else { return appendBytes(of: word, without: surplus) }
    append(repeating: 0, count: 8)
    setLast(word)
    removeLast(Int(surplus))
  }

  @inline(never)
  private mutating func appendBytes(of word: UInt64, without surplus: UInt8) {
    var word = word
    var output = self
    for _ in surplus..<8 {
      output.append(UInt8(truncatingIfNeeded: word))
      word >>= 8
    }
    self = output
  }

  /// Sets the last eight bytes.
  ///
  /// With indices from the end, the compiler knows that they exist, and stores them at once.
  @inline(__always)
  private mutating func setLast(_ word: UInt64) {
    var bytes = mutableSpan
    let end = bytes.count
    guard end >= 8 else { return }
    bytes[end &- 8] = UInt8(truncatingIfNeeded: word)
    bytes[end &- 7] = UInt8(truncatingIfNeeded: word >> 8)
    bytes[end &- 6] = UInt8(truncatingIfNeeded: word >> 16)
    bytes[end &- 5] = UInt8(truncatingIfNeeded: word >> 24)
    bytes[end &- 4] = UInt8(truncatingIfNeeded: word >> 32)
    bytes[end &- 3] = UInt8(truncatingIfNeeded: word >> 40)
    bytes[end &- 2] = UInt8(truncatingIfNeeded: word >> 48)
    bytes[end &- 1] = UInt8(truncatingIfNeeded: word >> 56)
  }
}
