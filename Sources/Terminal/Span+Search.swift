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
    var occurrences = 0
    var start = 0
    while start < count {
      // Sums in a byte, over so few that none overflows, are made many at once.
      let block = extracting(start..<Swift.min(start + 255, count))
      var sum: UInt8 = 0
      for index in block.indices { sum &+= block[index] == byte ? 1 : 0 }
      occurrences += Int(sum)
      start += 255
    }
    return occurrences
  }
}
