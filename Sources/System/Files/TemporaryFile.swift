/// A file without a name, which the system removes when the program ends, however it ends.
///
/// Where the file system has no files without names, it has one for a moment after its creation.
package final class TemporaryFile: Sendable {
  private let number: Int32

  /// Creates an empty file in a folder.
  ///
  /// - Parameter hadName: Whether to give it a name for a moment, even where that is not necessary.
  package init(in folder: String, hadName: Bool = false) throws(SystemError) {
    number = try hadName ? SystemCall.openAndUnlink(in: folder) : SystemCall.openUnnamed(in: folder)
  }

  deinit { SystemCall.close(number) }

  /// Lets the body write to the end of the file.
  package func write(
    _ body: (inout BufferedOutput) throws(SystemError) -> Void
  ) throws(SystemError) {
    var output = BufferedOutput(to: FileDescriptor(number))
    try body(&output)
    try output.finish()
  }

  /// Appends the bytes of one read from a position; appends nothing at the end.
  package func read(
    into buffer: inout OutputSpan<UInt8>, at position: Int
  ) throws(SystemError) {
    try FileBlocks(file: FileDescriptor(number), start: 0).read(into: &buffer, at: position)
  }

  /// The number of bytes in the file.
  package var size: Int { SystemCall.sizeOfRegularFile(number) ?? 0 }
}
