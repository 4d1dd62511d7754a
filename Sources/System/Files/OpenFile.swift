import CLibrary

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
    let descriptor = try FileDescriptor(reading: path)
    // Once the property is set, an error would end in `deinit`, which closes the file again.
    guard !descriptor.isFolder else {
      descriptor.close()
      throw .isFolder
    }
    self.descriptor = descriptor
  }

  /// Whether a path names a regular file, which opening does not wait for.
  package static func isRegular(_ path: [UInt8]) throws(SystemError) -> Bool {
    try SystemCall.status(ofFile: path).st_mode & S_IFMT == S_IFREG
  }

  /// Returns a value that identifies a file, whatever its names are.
  package static func identity(ofFile path: [UInt8]) throws(SystemError) -> FileIdentity {
    FileIdentity(try SystemCall.status(ofFile: path))
  }

  deinit { descriptor.close() }
}

extension OpenFile: ByteSource {
  package func read(into buffer: inout OutputSpan<UInt8>) throws(SystemError) {
    try descriptor.read(into: &buffer)
  }

  package var size: Int? { descriptor.size }

  package var identity: FileIdentity? { descriptor.identity }

  package var blocks: (any BlockSource)? { descriptor.blocks(of: self) }
}
