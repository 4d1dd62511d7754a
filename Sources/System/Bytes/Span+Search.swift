import CLibrary

extension Span<UInt8> {
  /// Returns the index of the first occurrence of a byte at or after an index, or `count` if there
  /// is none.
  ///
  /// It uses the C library, which compares many bytes at once.
  package func firstIndex(of byte: UInt8, from start: Int) -> Int {
    guard start < count else { return count }
    // Sound: the bytes from the start to the end belong to the span, and the pointer stays here.
    return unsafe withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let found = unsafe memchr(base + start, Int32(byte), count - start)
      else { return count }
      return unsafe UnsafeRawPointer(found) - base
    }
  }

  /// Returns the number of times that a byte occurs.
  package func occurrences(of byte: UInt8) -> Int {
    unsafe withUnsafeBytes { bytes in
      var occurrences = 0
      var place = bytes.baseAddress
      var rest = bytes.count
      while rest >= 32, let start = unsafe place {
        // After 255 rounds, a count of one byte could overflow.
        let rounds = Swift.min(rest / 32, 255)
        // Sound: at least `rounds` times 32 bytes are left.
        occurrences &+= unsafe Self.occurrences(of: byte, from: start, rounds: rounds)
        unsafe place = start + rounds &* 32
        rest &-= rounds &* 32
      }
      for index in (bytes.count &- rest)..<bytes.count where unsafe bytes[index] == byte {
        occurrences &+= 1
      }
      return occurrences
    }
  }

  /// Returns the number of times that a byte occurs in `rounds` times 32 bytes.
  ///
  /// - Precondition: `rounds` is at most 255.
  @inline(__always)
  private static func occurrences(
    of byte: UInt8, from start: UnsafeRawPointer, rounds: Int
  ) -> Int {
    let target = SIMD32<UInt8>(repeating: byte)
    var counts = SIMD32<UInt8>()
    for round in 0..<rounds {
      let bytes = unsafe start.loadUnaligned(fromByteOffset: round &* 32, as: SIMD32<UInt8>.self)
      // Sound: the mask is 32 bytes, each of which is -1 or 0.
      counts &-= unsafe unsafeBitCast(bytes .== target, to: SIMD32<UInt8>.self)
    }
    // Sound: both types consist of 32 bytes.
    let sums = unsafe unsafeBitCast(counts, to: SIMD4<UInt64>.self)
    var sum = 0
    for lane in 0..<4 {
      for shift in 0..<8 { sum &+= Int(sums[lane] &>> (8 &* UInt64(shift)) & 0xFF) }
    }
    return sum
  }
}
