extension FileDescriptor: ByteSource {
  package func read(into buffer: inout OutputSpan<UInt8>) throws(SystemError) {
    while true {
      do throws(SystemError) {
        return try SystemCall.readOnce(from: number, into: &buffer)
      } catch {
        try overcome(error, waitingUntil: .readable)
      }
    }
  }
}
