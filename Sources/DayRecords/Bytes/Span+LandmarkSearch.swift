// A search that compares 16 or 64 bytes at a time. The compiler does not prove it safe; the proof
// is beside each step.

extension Span<UInt8> {
  /// Returns the first position from a given one on where one byte is followed by another at a
  /// given distance; the count if there is none.
  ///
  /// - Precondition: `start` and `distance` are not negative.
  @inline(__always)
  func firstIndex(
    of first: UInt8, andOf second: UInt8, distance: Int, from start: Int
  ) -> Int {
    precondition(start >= 0 && distance >= 0)
    guard distance <= count else { return count }
    var position = start
    let pair = BytePair(first: first, second: second, distance: distance)
    // Sound: the pointer stays in the closure, the position is not negative, and after the
    // `count - distance` bytes, of which there are at least 0, the text has `distance` more.
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

/// The two bytes that all dates of one layout contain, and where.
struct PlainDateShape {
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
  /// - Precondition: The position is not negative, and the two bytes are in the date.
  @inline(never)
  func appendPlainPlaces(
    of shape: PlainDateShape, from position: Int, to starts: inout OutputSpan<Int>
  ) {
    let most = starts.freeCapacity
    let (pair, before, width) = (BytePair(shape), shape.before, shape.width)
    precondition(position >= 0 && before >= 0 && shape.distance >= 0)
    precondition(width <= 16 && before + shape.distance < width)
    // The last start before which 16 dates can start, each with a byte after it. If there are fewer
    // bytes, it is negative, because the width is that of a date.
    let last = count &- width &- 16
    // Sound: the last of 16 pairs from `last` on is within 16 dates, and so before the count.
    // There is room for `most` starts after the `filled` ones; those that are counted are
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
          // Sound: 0 < start <= last + 15 = count - width - 1.
          guard start > 0 else { break }
          let date = unsafe text + start
          guard unsafe date.load(fromByteOffset: -1, as: UInt8.self).isPlain,
            unsafe date.load(fromByteOffset: width, as: UInt8.self).isPlain
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
struct BytePair {
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
  fileprivate init(_ shape: PlainDateShape) {
    self.init(first: shape.first, second: shape.second, distance: shape.distance)
  }
}

// Below, positions are not negative, and a text has `count` bytes, at least 0, and `distance` more.

extension BytePair {
  /// Moves a position to the next pair of the two bytes, or if there is none, to within the last 16
  /// bytes.
  @inline(__always)
  func find(in text: UnsafeRawPointer, count: Int, from position: inout Int) -> Bool {
    while position <= count &- 16 {
      // The next pair is often near: four small steps, then large ones.
      let last = Swift.min(position &+ 64, count &- 16)
      // Sound: last + 16 <= count.
      if unsafe findNear(in: text, atMost: last, from: &position) { return true }
      // Sound: position + 64 <= count.
      while position <= count &- 64, unsafe !hasHit(in: text, at: position) { position &+= 64 }
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
      if let offset = hits.firstOffset {
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
