extension FileDescriptor: ByteSource {
  package var isReady: Bool { SystemCall.isReadable(number) }

  /// The size of a regular file, from its start on.
  package var size: Int? { SystemCall.sizeOfRegularFile(number) }

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
