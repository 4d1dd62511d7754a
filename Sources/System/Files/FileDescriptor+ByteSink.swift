extension FileDescriptor: ByteSink {
  package func write(_ bytes: Span<UInt8>) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      do throws(SystemError) {
        written += try writeSome(of: bytes.extracting(droppingFirst: written))
      } catch {
        try recover(from: error, waitingUntil: .writable)
      }
    }
  }

  /// Writes bytes with one call, and returns the number of bytes written, at least 1.
  package func writeSome(of bytes: Span<UInt8>) throws(SystemError) -> Int {
    let count = try SystemCall.writeOnce(bytes, to: number)
    // If a device accepts nothing and gives no error, trying again would never end.
    guard count > 0 else { throw .deviceFull }
    return count
  }
}
