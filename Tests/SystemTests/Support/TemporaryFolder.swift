import CLibrary
import System

/// A new folder for the files of a test.
struct TemporaryFolder {
  let path: String

  struct Failure: Error {}

  init() throws {
    var template = Array("/tmp/SystemTests-XXXXXX".utf8CString)
    let isCreated = unsafe template.withUnsafeMutableBufferPointer { buffer in
      guard let path = buffer.baseAddress else { return false }
      return unsafe mkdtemp(path) != nil
    }
    guard isCreated else { throw Failure() }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    let file = unsafe open("\(path)/\(name)", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0 else { throw Failure() }
    defer { close(file) }
    try FileDescriptor(file).write(ContiguousArray(bytes).span)
  }

  /// Removes the folder with its files and empty folders.
  func remove() {
    for name in FolderListing.names(in: path) where unsafe unlink("\(path)/\(name)") != 0 {
      unsafe rmdir("\(path)/\(name)")
    }
    unsafe rmdir(path)
  }
}
