extension FileDescriptor: ByteSource {
  /// The size of the file, if it is a regular file.
  package var size: Int? { SystemCall.sizeOfRegularFile(number) }

  package var blocks: (any BlockSource)? {
    SystemCall.position(of: number).map { FileBlocks(file: self, start: $0) }
  }

  package func read(into buffer: inout OutputSpan<UInt8>) throws(SystemError) {
    while true {
      do throws(SystemError) {
        return try SystemCall.readOnce(from: number, into: &buffer)
      } catch {
        try recover(from: error, waitingUntil: .readable)
      }
    }
  }
}

/// The bytes of a regular file that start at a position.
struct FileBlocks: BlockSource {
  let file: FileDescriptor
  let start: Int

  func read(into buffer: inout OutputSpan<UInt8>, at position: Int) throws(SystemError) {
    while true {
      do throws(SystemError) {
        return try SystemCall.readOnce(
          from: file.number, at: start + position, into: &buffer)
      } catch {
        try file.recover(from: error, waitingUntil: .readable)
      }
    }
  }

  func pass(to position: Int) { SystemCall.seek(file.number, to: start + position) }
}
