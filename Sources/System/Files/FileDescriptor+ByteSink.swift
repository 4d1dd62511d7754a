import CLibrary

extension FileDescriptor: ByteSink {
  package func write(_ bytes: Span<UInt8>) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      do throws(SystemError) {
        written += try writeSome(of: bytes.extracting(droppingFirst: written))
      } catch {
        try recover(from: error, waitingFor: POLLOUT)
      }
    }
  }

  /// Writes bytes with one call, and returns the number of bytes written, at least 1.
  package func writeSome(of bytes: Span<UInt8>) throws(SystemError) -> Int {
    // Sound: the kernel reads within the span, and the pointer does not leave the closure.
    let count = try unsafe bytes.withUnsafeBytes { (bytes) throws(SystemError) in
      let limit = min(bytes.count, Self.largestBlock)
      return try SystemCall.counted(unsafe CLibrary.write(number, bytes.baseAddress, limit))
    }
    // If a device accepts nothing and gives no error, trying again would never end.
    guard count > 0 else { throw .deviceFull }
    return count
  }
}
