// A search that looks at 64 bytes a turn, loaded as they lie in memory. It is the one file of the module
// that the compiler does not prove safe; the proof stands beside each step.

extension Span<UInt8> {
  /// The first position, from a given one on, that has a byte, and another byte at a distance behind
  /// it; the end if there is none.
  ///
  /// - Precondition: `start` and `distance` are not negative.
  @inline(__always)
  func firstIndex(
    of first: UInt8, andOf second: UInt8, distance: Int, from start: Int
  ) -> Int {
    var position = start
    let last = count &- distance &- 64
    if position <= last {
      // Sound: the pointer stays in the closure. A turn loads 64 bytes from the position on and 64
      // from `distance` behind it, and position + distance + 64 <= count.
      let found: Int? = unsafe withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress else { return nil }
        let (first, second) = (SIMD16(repeating: first), SIMD16(repeating: second))
        repeat {
          let turn = unsafe base + position
          let offset = unsafe Self.firstOffset(of: first, second, in: turn, turn + distance)
          if offset < 64 { return position &+ offset }
          position &+= 64
        } while position <= last
        return nil
      }
      if let found { return found }
    }
    while position < count &- distance {
      if self[position] == first, self[position &+ distance] == second { return position }
      position &+= 1
    }
    return count
  }

  /// The first of 64 offsets where two texts have two bytes; 64 if there is none.
  ///
  /// Both texts have 64 bytes.
  @inline(__always)
  private static func firstOffset(
    of first: SIMD16<UInt8>, _ second: SIMD16<UInt8>, in text: UnsafeRawPointer,
    _ laterText: UnsafeRawPointer
  ) -> Int {
    var hits = SIMD16<UInt8>()
    for part in 0..<4 {
      // Sound: 16 * 3 + 16 = 64.
      let left = unsafe text.loadUnaligned(fromByteOffset: part &* 16, as: SIMD16<UInt8>.self)
      let right = unsafe laterText.loadUnaligned(
        fromByteOffset: part &* 16, as: SIMD16<UInt8>.self)
      let difference = (left ^ first) | (right ^ second)
      // Each part has a bit of its own.
      hits |= SIMD16<UInt8>(repeating: 0)
        .replacing(with: 1 &<< UInt8(truncatingIfNeeded: part), where: difference .== 0)
    }
    let words = unsafe unsafeBitCast(hits, to: SIMD2<UInt64>.self)
    guard words.x | words.y != 0 else { return 64 }
    return firstOffset(of: words)
  }

  /// The first offset that has a hit: the lowest bit says in which part, the lowest byte of that bit
  /// where.
  @inline(__always)
  private static func firstOffset(of words: SIMD2<UInt64>) -> Int {
    var parts = words.x | words.y
    parts |= parts &>> 32
    parts |= parts &>> 16
    parts |= parts &>> 8
    let part = (parts & 0xF).trailingZeroBitCount
    let marks = words &>> UInt64(truncatingIfNeeded: part) & SIMD2(repeating: UInt64(bytes: 1))
    let byte =
      marks.x != 0 ? marks.x.trailingZeroBitCount / 8 : 8 &+ marks.y.trailingZeroBitCount / 8
    return part &* 16 &+ byte
  }
}
