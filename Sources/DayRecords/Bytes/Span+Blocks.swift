import System

// Sixteen bytes of a text at once. The compiler does not prove the load safe; the proof is beside
// it.

#if _endian(big)
#error("the masks of blocks have the first byte at the lowest bits")
#endif

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

  /// The position after the whole blocks from a position on.
  func endOfWholeBlocks(from start: Int) -> Int {
    start >= count ? count : start &+ (count &- start) / 16 &* 16
  }
}

extension Span<UInt8> {
  /// The number of times that a byte occurs between two positions, which are seldom far apart.
  @inline(__always)
  func count(of byte: UInt8, from start: Int, to end: Int) -> Int {
    let target = SIMD16(repeating: byte)
    var counts = SIMD16<UInt8>()
    var position = start
    // Beyond this, the count of one lane could overflow.
    let limit = Swift.min(end, start &+ 255 * 16)
    while limit &- position >= 16, let block = block(at: position) {
      counts &-= (block .== target).bytes
      position &+= 16
    }
    if position < limit, limit &- position < 16, let block = block(at: position) {
      counts &-= (block .== target).bytes & .ones(first: limit &- position)
      position = limit
    }
    let sum = counts.sumOfLanes
    guard position < end else { return sum }
    return sum &+ extracting(position..<end).occurrences(of: byte)
  }
}

extension SIMD16<UInt8> {
  /// All bits of the first lanes, which are fewer than 16.
  ///
  /// A comparison of lanes by their order would be a loop.
  @inline(__always)
  fileprivate static func ones(first count: Int) -> Self {
    let ones = ~(UInt64.max &<< UInt64(truncatingIfNeeded: count &* 8))
    // Sound: both types are 16 bytes.
    return unsafe unsafeBitCast(count < 8 ? SIMD2(ones, 0) : SIMD2(.max, ones), to: Self.self)
  }

  /// The sum of all lanes.
  @inline(__always)
  fileprivate var sumOfLanes: Int {
    // Sound: both types are 16 bytes.
    let words = unsafe unsafeBitCast(self, to: SIMD2<UInt64>.self)
    let low = SIMD2<UInt64>(repeating: 0x00FF_00FF_00FF_00FF)
    let pairs = (words & low) &+ ((words &>> 8) & low)
    // Each of the four numbers is at most 1,020, so the sums of the multiplication do not overflow.
    return Int(((pairs.x &+ pairs.y) &* 0x0001_0001_0001_0001) &>> 48)
  }
}

extension SIMDMask<SIMD16<Int8>> {
  /// A byte for each lane: 255 if it is set, and 0 if not.
  @inline(__always)
  fileprivate var bytes: SIMD16<UInt8> {
    // Sound: the mask is 16 bytes.
    unsafe unsafeBitCast(self, to: SIMD16<UInt8>.self)
  }

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
