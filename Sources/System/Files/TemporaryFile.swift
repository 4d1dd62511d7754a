import CLibrary

/// A file without a name, which the system removes when the program ends, however it ends.
///
/// Where the file system has no files without names, it has one for a moment after its creation.
package final class TemporaryFile: Sendable {
  private let descriptor: FileDescriptor

  /// Creates an empty file in a folder.
  ///
  /// - Parameter hadName: Whether to give it a name for a moment, even where that is not necessary.
  package init(in folder: String, hadName: Bool = false) throws(SystemError) {
    if !hadName, let unnamed = try Self.openUnnamed(in: folder) {
      descriptor = unnamed
    } else {
      var path = Array("\(folder)/dayctl-XXXXXX".utf8)
      descriptor = try FileDescriptor(creating: &path)
      SystemCall.remove(path)
    }
  }

  deinit { descriptor.close() }

  /// Opens a new file that has no name; returns `nil` if the file system does not support that.
  private static func openUnnamed(in folder: String) throws(SystemError) -> FileDescriptor? {
    #if os(Linux)
    // `O_TMPFILE`, a macro that Swift does not import.
    let flags = O_RDWR | O_CLOEXEC | O_DIRECTORY | 0o20_000_000
    // Sound: the path is a C string, which the call only reads.
    let file = unsafe open(folder, flags, 0o600)
    if file >= 0 { return FileDescriptor(file) }
    // The last one is what old kernels answer.
    guard [EOPNOTSUPP, EINVAL, EISDIR].contains(errno) else { throw SystemError(code: errno) }
    #endif
    return nil
  }

  /// Lets the body write to the end of the file.
  package func write(
    _ body: (inout BufferedOutput) throws(SystemError) -> Void
  ) throws(SystemError) {
    var output = BufferedOutput(to: descriptor)
    try body(&output)
    try output.finish()
  }

  /// Appends the bytes of one read from a position; appends nothing at the end.
  package func read(
    into buffer: inout OutputSpan<UInt8>, at position: Int
  ) throws(SystemError) {
    try descriptor.read(into: &buffer, at: position)
  }

  /// The number of bytes in the file.
  package var size: Int { descriptor.size ?? 0 }
}
