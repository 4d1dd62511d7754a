extension FileDescriptor: ByteSink {
  package func write(_ bytes: Span<UInt8>) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      do throws(SystemError) {
        written += try writeSome(of: bytes.extracting(droppingFirst: written))
      } catch {
        try overcome(error, waitingUntil: .writable)
      }
    }
  }

  private func writeSome(of bytes: Span<UInt8>) throws(SystemError) -> Int {
    let count = try SystemCall.writeOnce(bytes, to: number)
    // A device that takes nothing and gives no reason would be asked for ever.
    guard count > 0 else { throw .deviceFull }
    return count
  }
}
