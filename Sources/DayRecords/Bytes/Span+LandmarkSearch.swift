// A search that looks at 16 or 64 bytes a turn, loaded as they lie in memory. The compiler
// does not prove it safe; the proof stands beside each step.

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
    let pair = BytePair(first: first, second: second, distance: distance)
    // Sound: the pointer stays in the closure, and the text has `distance` bytes behind those.
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

/// What stands in and around dates that are alike.
struct PlainDateLook {
  /// A byte, and another at a distance behind it.
  let first: UInt8
  let second: UInt8
  let distance: Int

  /// The number of bytes before the first of them.
  let before: Int

  /// The number of all bytes.
  let width: Int
}

extension Span<UInt8> {
  /// Appends the starts of places from a position on that look like dates and have plain bytes around
  /// them, up to the first pair of bytes that is at no such place, as many as there is room for.
  ///
  /// The last few bytes are left alone.
  ///
  /// - Precondition: `position` is not negative.
  @inline(__always)
  func appendPlainPlaces(
    like look: PlainDateLook, from position: Int, to starts: inout OutputSpan<Int>
  ) {
    let most = starts.freeCapacity
    let (pair, before, width) = (BytePair(look), look.before, look.width)
    // The starts that have a byte in front and one behind, and the last start of 16 pairs.
    let startCount = count &- width &- 1
    let last = count &- look.distance &- 16 &- before
    guard position >= 0, before >= 0, width >= 0, startCount > 0 else { return }
    // Sound: behind the `filled` starts there is room for `most`; those that are counted are made, and
    // neither pointer leaves the closures.
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

// A text has `count` bytes, and `distance` more behind them.

extension BytePair {
  /// Moves a position to the next place that has both bytes; if there is none, to within the last 16
  /// bytes.
  @inline(__always)
  func find(in text: UnsafeRawPointer, count: Int, from position: inout Int) -> Bool {
    while position &+ 16 <= count {
      // The next hit is often near: four small turns, then large ones up to a hit.
      let last = Swift.min(position &+ 64, count &- 16)
      repeat {
        // Sound: position + 16 <= count.
        if let offset = unsafe hits(in: text, at: position).firstOffset {
          position &+= offset
          return true
        }
        position &+= 16
      } while position <= last
      // Sound: position + 64 <= count.
      while position &+ 64 <= count, unsafe !hasHit(in: text, at: position) { position &+= 64 }
    }
    return false
  }

  /// Moves a position to the next place that has both bytes, or behind the last one to look at.
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

  /// The offsets, of 16, that have both bytes.
  ///
  /// There are 16 bytes.
  @inline(__always)
  private func hits(
    in text: UnsafeRawPointer, at position: Int
  ) -> SIMDMask<SIMD16<Int8>> {
    // Sound: position + 16 <= count, and behind count are `distance` bytes more.
    let left = unsafe text.loadUnaligned(fromByteOffset: position, as: SIMD16<UInt8>.self)
    let right = unsafe text.loadUnaligned(
      fromByteOffset: position &+ distance, as: SIMD16<UInt8>.self)
    return (left .== first) .& (right .== second)
  }
}
