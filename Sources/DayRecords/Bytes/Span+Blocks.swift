// Sixteen bytes of a text at once. The compiler does not prove the load safe; the proof is beside
// it.

extension Span<UInt8> {
  /// Sixteen bytes from a position on, if there are that many.
  @inline(__always)
  func block(at position: Int) -> SIMD16<UInt8>? {
    guard position >= 0, count &- position >= 16 else { return nil }
    // Sound: 0 <= position <= count - 16, because a difference of two numbers that are not negative
    // does not wrap.
    return unsafe bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: position, as: SIMD16<UInt8>.self)
  }

  /// The first marked position from a given one on; `nil` if there is none in whole blocks.
  @inline(__always)
  func firstIndexInBlocks(
    from start: Int, markedBy marks: (SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>>
  ) -> Int? {
    var position = start
    while let block = block(at: position) {
      if let offset = marks(block).firstOffset { return position &+ offset }
      position &+= 16
    }
    return nil
  }
}

extension SIMDMask<SIMD16<Int8>> {
  /// The offset of the first byte that is set.
  @inline(__always)
  var firstOffset: Int? {
    // Sound: the mask is 16 bytes, each 255 if it is set and 0 if not. In the word, there are four
    // bits for each of them.
    let pairs = unsafe unsafeBitCast(self, to: SIMD8<UInt16>.self) &>> 4
    let word = unsafe unsafeBitCast(SIMD8<UInt8>(truncatingIfNeeded: pairs), to: UInt64.self)
    return word == 0 ? nil : word.trailingZeroBitCount / 4
  }
}
