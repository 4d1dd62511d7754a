import CLibrary

/// A file that takes the place of another one when it is complete.
///
/// Until then it has a name of its own in the same folder, and the other file stays as it is. If
/// the program ends before that, even by a signal that can be caught, the replacement is removed. A
/// program that is killed leaves a file whose name begins with a full stop and ends with
/// `.dayctl-` and six letters.
package struct ReplacementFile: ~Copyable {
  package let descriptor: FileDescriptor

  /// The path of the other file, without symbolic links.
  private let target: [UInt8]
  private let path: [UInt8]
  private var isComplete = false

  /// Creates an empty file that only its owner can read.
  ///
  /// A symbolic link is followed: the file that it names is replaced, and the link stays.
  ///
  /// - Throws: `SystemError` if the folder does not allow a new file.
  package static func create(for path: [UInt8]) throws(SystemError) -> ReplacementFile {
    let target = try SystemCall.realPath(path)
    // A signal between the creation of the file and the note of its name would leave it behind.
    return try EndingSignals.deferring { () throws(SystemError) in
      var template = name(for: target)
      let descriptor = try FileDescriptor(creating: &template)
      return ReplacementFile(descriptor, target: target, path: template)
    }
  }

  /// Gives the complete file the owner, the access control list, the extended attributes and the
  /// permissions of the other one, in this order: nobody may read it who could not read the other.
  ///
  /// Writing to it afterwards could remove some of them.
  package func keepAttributes(of file: OpenFile) throws(SystemError) {
    guard let wanted = file.descriptor.status, let known = descriptor.status else {
      throw .badDescriptor
    }
    let number = descriptor.number
    if wanted.st_uid != known.st_uid || wanted.st_gid != known.st_gid {
      _ = try SystemCall.repeated { fchown(number, wanted.st_uid, wanted.st_gid) }
    }
    try descriptor.copyAttributes(of: file.descriptor)
    _ = try SystemCall.repeated { fchmod(number, wanted.st_mode & 0o7777) }
  }

  private init(_ descriptor: FileDescriptor, target: [UInt8], path: [UInt8]) {
    self.descriptor = descriptor
    self.target = target
    self.path = path
    PendingRemoval.set(path)
  }

  deinit {
    if !isComplete { SystemCall.remove(path) }
    PendingRemoval.clear()
    descriptor.close()
  }

  /// Waits until the file is on the disk.
  package func synchronize() throws(SystemError) {
    let number = descriptor.number
    #if canImport(Darwin)
    // There, `fsync` leaves the bytes in the memory of the disk. Not all file systems have more.
    if fcntl(number, F_FULLFSYNC) >= 0 { return }
    #endif
    _ = try SystemCall.repeated { fsync(number) }
  }

  /// Puts the file, which is on the disk, in the place of the other one.
  package mutating func replace() throws(SystemError) {
    try SystemCall.rename(path, to: target)
    isComplete = true
  }

  /// Keeps the other file under its name with a suffix.
  ///
  /// The other file gets a second name, so that there is no moment without a file.
  package func keepOther(addingToName suffix: [UInt8]) throws(SystemError) {
    let copy = path + Array("-backup".utf8)
    try EndingSignals.deferring { () throws(SystemError) in
      try SystemCall.link(target, as: copy)
      // Renaming leaves the name if both names are of one file.
      defer { SystemCall.remove(copy) }
      try SystemCall.rename(copy, to: target + suffix)
    }
  }

  /// Returns the identity of the file that the copy of a file would replace.
  ///
  /// - Throws: `SystemError` if there is none.
  package static func identityOfBackup(
    of path: [UInt8], adding suffix: [UInt8]
  ) throws(SystemError) -> FileIdentity {
    try OpenFile.identity(ofFile: SystemCall.realPath(path) + suffix)
  }

  /// Returns a hidden name in the same folder that shows which file it is for, and whose last six
  /// bytes are replaced.
  private static func name(for path: [UInt8]) -> [UInt8] {
    let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    // File systems allow names of 255 bytes.
    let name = path.count - start <= 200 ? Array(path[start...]) : []
    return Array(path[..<start]) + [UInt8(ascii: ".")] + name + Array(".dayctl-XXXXXX".utf8)
  }
}
