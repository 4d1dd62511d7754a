// Eight bytes of a text at once, for input and output.

extension Span<UInt8> {
  /// Eight bytes from a position, with zeros for those after the end.
  @inline(__always)
  func word(at position: Int) -> UInt64 {
    guard position >= 0 else { return 0 }
    let rest = extracting(droppingFirst: position)
    return rest.count >= 8 ? rest.firstWord : lastWord(at: position)
  }

  /// The first eight bytes.
  ///
  /// With indices from the start, the compiler knows that they exist, and loads them
  /// at once.
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
