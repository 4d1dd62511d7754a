import CAttributes
import CLibrary

/// What a file has besides its contents, its owner and its permissions.
extension FileDescriptor {
  #if canImport(Darwin)
  /// Gives this file the access control list and the extended attributes of another one.
  func copyAttributes(of other: FileDescriptor) throws(SystemError) {
    let parts = copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)
    _ = try SystemCall.repeated { fcopyfile(other.number, number, nil, parts) }
  }
  #else
  /// Gives this file the access control list and the extended attributes of another one.
  ///
  /// A list is an attribute whose name begins with `system.`. This file may have one from its folder,
  /// which is removed if the other file has none.
  func copyAttributes(of other: FileDescriptor) throws(SystemError) {
    let (wanted, known) = (try other.attributes(), try attributes())
    for attribute in known where attribute.name.starts(with: "system.".utf8) {
      guard !wanted.contains(where: { $0.name == attribute.name }) else { continue }
      _ = try unsafe SystemCall.withPath(attribute.name) { name throws(SystemError) in
        // Sound: the name is a valid C string during the call.
        try SystemCall.repeated { unsafe fremovexattr(number, name) }
      }
    }
    for attribute in wanted where !known.contains(attribute) {
      _ = try unsafe SystemCall.withPath(attribute.name) { name throws(SystemError) in
        let (value, count) = (attribute.value, attribute.value.count)
        // Sound: the name is a valid C string, and the call reads only the bytes of the value.
        return try SystemCall.repeated { unsafe fsetxattr(number, name, value, count, 0) }
      }
    }
  }

  private struct Attribute: Equatable {
    var name: [UInt8]
    var value: [UInt8]
  }

  /// The extended attributes, except those that the system computes from the contents.
  private func attributes() throws(SystemError) -> [Attribute] {
    let names: [UInt8]
    do throws(SystemError) {
      // Sound: the buffer has the given number of bytes.
      names = try unsafe Self.bytes { unsafe flistxattr(number, $0, $1) }
    } catch {
      // The file system has none.
      if error.code == ENOTSUP { return [] }
      throw error
    }
    var attributes: [Attribute] = []
    for name in names.split(separator: 0) {
      if ["security.evm", "security.ima"].contains(where: { name.elementsEqual($0.utf8) }) {
        continue
      }
      let value = try unsafe SystemCall.withPath(Array(name)) { name throws(SystemError) in
        // Sound: the name is a valid C string, and the buffer has the given number of bytes.
        try unsafe Self.bytes { unsafe fgetxattr(number, name, $0, $1) }
      }
      attributes.append(Attribute(name: Array(name), value: value))
    }
    return attributes
  }

  /// Returns what a call writes into a buffer; without a buffer, it returns the number of bytes.
  private static func bytes(
    _ call: (UnsafeMutablePointer<CChar>?, Int) -> Int
  ) throws(SystemError) -> [UInt8] {
    // Sound: without a buffer, nothing is written.
    let count = try SystemCall.counted(call(nil, 0))
    var bytes = [CChar](repeating: 0, count: count)
    // Sound: the pointer is valid during the call.
    let written = unsafe bytes.withUnsafeMutableBufferPointer {
      unsafe call($0.baseAddress, $0.count)
    }
    return try bytes.prefix(SystemCall.counted(written)).map { UInt8(bitPattern: $0) }
  }
  #endif
}
