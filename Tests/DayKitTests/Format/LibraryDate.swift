#if canImport(Glibc)
import Glibc

/// A date formatted by the C library, in the C locale.
struct LibraryDate {
  let daysSince1970: Int

  /// What the library's `strftime` writes.
  func formatted(as pattern: String) -> String {
    var seconds = daysSince1970 * 86_400
    var date = unsafe tm()
    _ = unsafe gmtime_r(&seconds, &date)
    var buffer = [UInt8](repeating: 0, count: 256)
    let capacity = buffer.count
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { return 0 }
        return unsafe strftime(start, capacity, pattern, &date)
      }
    }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }
}
#endif
