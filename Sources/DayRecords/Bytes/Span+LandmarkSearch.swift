// A search that compares 16 or 64 bytes at a time. The compiler does not prove it safe; the proof is
// beside each step.

extension Span<UInt8> {
  /// Returns the first position from a given one on where one byte is followed by another at a given
  /// distance; the count if there is none.
  ///
  /// - Precondition: `start` and `distance` are not negative.
  @inline(__always)
  func firstIndex(
    of first: UInt8, andOf second: UInt8, distance: Int, from start: Int
  ) -> Int {
    var position = start
    let pair = BytePair(first: first, second: second, distance: distance)
    // Sound: the pointer stays in the closure, and the text has `distance` more bytes.
    let found = unsafe withUnsafeBytes { bytes in
      guard let text = bytes.baseAddress else { return false }
      return unsafe pair.find(in: text, count: bytes.count &- distance, from: &position)
    }
    if found { return position }
    while position < count &- distance {
      if self[position] == first, self[position &+ distance] == second { return position }
      position &+= 1
    }
    return count
  }
}

/// What dates of one fixed width have in common.
struct PlainDateLook {
  /// A byte, and another byte at a distance after it.
  let first: UInt8
  let second: UInt8
  let distance: Int

  /// The number of bytes in the date before the first of the two.
  let before: Int

  /// The number of bytes in the date.
  let width: Int
}

extension Span<UInt8> {
  /// Appends the positions, from a given one on, of what looks like a date between plain bytes.
  ///
  /// It stops at the first pair of bytes that is not part of one, or when there is no more room. It
  /// ignores the last few bytes.
  ///
  /// - Precondition: `position` is not negative.
  @inline(__always)
  func appendPlainPlaces(
    like look: PlainDateLook, from position: Int, to starts: inout OutputSpan<Int>
  ) {
    let most = starts.freeCapacity
    let (pair, before, width) = (BytePair(look), look.before, look.width)
    // A date must have a byte before and after it, and the search needs 16 pairs of bytes.
    let startCount = count &- width &- 1
    let last = count &- look.distance &- 16 &- before
    guard position >= 0, before >= 0, width >= 0, startCount > 0 else { return }
    // Sound: there is room for `most` starts after the `filled` ones. Those that are counted are
    // initialized, and no pointer leaves the closures.
    unsafe withUnsafeBytes { bytes in
      unsafe starts.withUnsafeMutableBufferPointer { starts, filled in
        guard let text = bytes.baseAddress, let base = starts.baseAddress else { return }
        let target = unsafe base + filled
        var start = position
        var number = 0
        while number < most,
          unsafe pair.findNear(in: text + before, atMost: last, from: &start)
        {
          // Sound: start - 1 >= 0, and start + width < count.
          guard UInt(bitPattern: start &- 1) < UInt(bitPattern: startCount),
            unsafe (text + start).load(fromByteOffset: -1, as: UInt8.self).isPlain,
            unsafe (text + width + start).load(as: UInt8.self).isPlain
          else { break }
          unsafe (target + number).initialize(to: start)
          number &+= 1
          start &+= width
        }
        filled &+= number
      }
    }
  }
}

/// Two bytes at a distance.
private struct BytePair {
  let first: SIMD16<UInt8>
  let second: SIMD16<UInt8>
  let distance: Int

  @inline(__always)
  init(first: UInt8, second: UInt8, distance: Int) {
    self.first = SIMD16(repeating: first)
    self.second = SIMD16(repeating: second)
    self.distance = distance
  }
}

extension BytePair {
  @inline(__always)
  fileprivate init(_ look: PlainDateLook) {
    self.init(first: look.first, second: look.second, distance: look.distance)
  }
}

// Below, a text has `count` bytes and `distance` more.

extension BytePair {
  /// Moves a position to the next pair of the two bytes, or if there is none, to within the last 16
  /// bytes.
  @inline(__always)
  func find(in text: UnsafeRawPointer, count: Int, from position: inout Int) -> Bool {
    while position &+ 16 <= count {
      // The next pair is often near: four small steps, then large ones.
      let last = Swift.min(position &+ 64, count &- 16)
      // Sound: last + 16 <= count.
      if unsafe findNear(in: text, atMost: last, from: &position) { return true }
      // Sound: position + 64 <= count.
      while position &+ 64 <= count, unsafe !hasHit(in: text, at: position) { position &+= 64 }
    }
    return false
  }

  /// Moves a position to the next pair of the two bytes, or past the last position to compare.
  ///
  /// There are 16 bytes from the last position on.
  @inline(__always)
  func findNear(in text: UnsafeRawPointer, atMost last: Int, from position: inout Int) -> Bool {
    guard position <= last else { return false }
    repeat {
      // Sound: position <= last.
      let hits = unsafe hits(in: text, at: position)
      if hits.isSomeSet, let offset = hits.firstOffset {
        position &+= offset
        return true
      }
      position &+= 16
    } while position <= last
    return false
  }

  /// Whether one of 64 offsets has both bytes.
  ///
  /// There are 64 bytes.
  @inline(__always)
  private func hasHit(in text: UnsafeRawPointer, at position: Int) -> Bool {
    // Sound: 48 + 16 = 64.
    let hits =
      unsafe hits(in: text, at: position) .| hits(in: text, at: position &+ 16)
      .| hits(in: text, at: position &+ 32) .| hits(in: text, at: position &+ 48)
    return hits.firstOffset != nil
  }

  /// Which of 16 offsets have both bytes.
  ///
  /// There are 16 bytes.
  @inline(__always)
  private func hits(
    in text: UnsafeRawPointer, at position: Int
  ) -> SIMDMask<SIMD16<Int8>> {
    // Sound: position + 16 <= count, and the text has `distance` more bytes.
    let left = unsafe text.loadUnaligned(fromByteOffset: position, as: SIMD16<UInt8>.self)
    let right = unsafe text.loadUnaligned(
      fromByteOffset: position &+ distance, as: SIMD16<UInt8>.self)
    return (left .== first) .& (right .== second)
  }
}
