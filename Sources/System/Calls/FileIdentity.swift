import CLibrary

/// The device of a file and its number there.
package struct FileIdentity: Equatable, Sendable {
  let device: UInt64
  let number: UInt64

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(status.st_ino)
  }
}
