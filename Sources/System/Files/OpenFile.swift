/// A file that was opened by its name, and is closed when nothing refers to it.
///
/// Threads that read the file refer to it, so its number is not used for another file while they
/// read.
package final class OpenFile: Sendable {
  package let descriptor: FileDescriptor

  /// Opens a file for reading.
  ///
  /// - Parameter path: The path, without a zero byte.
  package init(reading path: [UInt8]) throws(SystemError) {
    descriptor = FileDescriptor(try SystemCall.openForReading(path))
    guard !SystemCall.isFolder(descriptor.number) else {
      SystemCall.close(descriptor.number)
      throw .isFolder
    }
  }

  /// Whether a path names a regular file, which opening does not wait for.
  package static func isRegular(_ path: [UInt8]) throws(SystemError) -> Bool {
    try SystemCall.isRegularFile(path)
  }

  /// Returns a value that identifies a file, whatever its names are.
  package static func identity(ofFile path: [UInt8]) throws(SystemError) -> FileIdentity {
    let (device, number) = try SystemCall.identity(ofFile: path)
    return FileIdentity(device: device, number: number)
  }

  deinit {
    SystemCall.close(descriptor.number)
  }
}

/// The device of a file and its number there.
package struct FileIdentity: Equatable, Sendable {
  let device: UInt64
  let number: UInt64
}

extension OpenFile: ByteSource {
  package func read(into buffer: inout OutputSpan<UInt8>) throws(SystemError) {
    try descriptor.read(into: &buffer)
  }

  package var size: Int? { descriptor.size }

  package var blocks: (any BlockSource)? {
    descriptor.blocks.map { OpenFileBlocks(file: self, blocks: $0) }
  }
}

/// The blocks of a file, which stays open as long as they are used.
private struct OpenFileBlocks: BlockSource {
  let file: OpenFile
  let blocks: any BlockSource

  func read(into buffer: inout OutputSpan<UInt8>, at position: Int) throws(SystemError) {
    try blocks.read(into: &buffer, at: position)
  }

  func pass(to position: Int) { blocks.pass(to: position) }
}
