import CLibrary

extension FileDescriptor: ByteSource {
  package var blocks: (any BlockSource)? { blocks(of: nil) }

  /// Returns the bytes from the next one on, if this is a regular file.
  ///
  /// - Parameter file: The file that must stay open as long as its bytes are read.
  func blocks(of file: OpenFile?) -> (any BlockSource)? {
    guard let size else { return nil }
    let position = Int(lseek(number, 0, SEEK_CUR))
    return position < 0
      ? nil
      : FileBlocks(
        descriptor: self, start: position, count: max(0, size - position), file: file)
  }

  package func read(into buffer: inout OutputSpan<UInt8>) throws(SystemError) {
    try read(into: &buffer, at: nil)
  }

  /// Appends the bytes of one read in order, or of one from a position in a file.
  func read(into buffer: inout OutputSpan<UInt8>, at position: Int?) throws(SystemError) {
    while true {
      do throws(SystemError) {
        // Sound: the kernel writes only into the free part of the span, and the bytes written are
        // counted.
        return try unsafe buffer.withUnsafeMutableBufferPointer {
          (bytes, count) throws(SystemError) in
          let room = unsafe UnsafeMutableBufferPointer(rebasing: bytes[count...])
          let limit = min(room.count, Self.largestBlock)
          count += try SystemCall.counted(
            unsafe position.map { unsafe pread(number, room.baseAddress, limit, off_t($0)) }
              ?? CLibrary.read(number, room.baseAddress, limit))
        }
      } catch {
        try recover(from: error, waitingFor: POLLIN)
      }
    }
  }

  /// The maximum number of bytes of one call that every system accepts.
  static var largestBlock: Int { 1 << 30 }
}

/// The bytes of a regular file that start at a position.
private struct FileBlocks: BlockSource {
  let descriptor: FileDescriptor
  let start: Int
  let count: Int
  let file: OpenFile?

  func read(into buffer: inout OutputSpan<UInt8>, at position: Int) throws(SystemError) {
    try descriptor.read(into: &buffer, at: start + position)
  }

  func pass(to position: Int) { _ = lseek(descriptor.number, off_t(start + position), SEEK_SET) }
}
