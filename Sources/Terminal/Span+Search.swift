#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension Span<UInt8> {
  /// The first place, from a given one on, where a byte stands; the end if there is none.
  ///
  /// The C library looks at many bytes at once.
  package func firstIndex(of byte: UInt8, from start: Int) -> Int {
    guard start < count else { return count }
    // Sound: the bytes from the start to the end are the span's, and the pointer stays here.
    return unsafe withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let found = unsafe memchr(base + start, Int32(byte), count - start)
      else { return count }
      return unsafe UnsafeRawPointer(found) - base
    }
  }

  /// The number of times that a byte stands in the span.
  package func occurrences(of byte: UInt8) -> Int {
    unsafe withUnsafeBytes { bytes in
      var occurrences = 0
      var place = bytes.baseAddress
      var rest = bytes.count
      while rest >= 32, let start = unsafe place {
        // As many rounds as no sum of a byte overflows in.
        let rounds = Swift.min(rest / 32, 255)
        // Sound: as many rounds of 32 bytes are left.
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

  /// The number of times that a byte stands in so many times 32 bytes, at most 255 of them.
  @inline(__always)
  private static func occurrences(
    of byte: UInt8, from start: UnsafeRawPointer, rounds: Int
  ) -> Int {
    let wanted = SIMD32<UInt8>(repeating: byte)
    var counts = SIMD32<UInt8>()
    for round in 0..<rounds {
      let bytes = unsafe start.loadUnaligned(fromByteOffset: round &* 32, as: SIMD32<UInt8>.self)
      // Sound: the mask is 32 bytes of numbers, -1 where it is set.
      counts &-= unsafe unsafeBitCast(bytes .== wanted, to: SIMD32<UInt8>.self)
    }
    // Sound: both are 32 bytes of numbers.
    let sums = unsafe unsafeBitCast(counts, to: SIMD4<UInt64>.self)
    var sum = 0
    for lane in 0..<4 {
      for shift in 0..<8 { sum &+= Int(sums[lane] &>> (8 &* UInt64(shift)) & 0xFF) }
    }
    return sum
  }
}
