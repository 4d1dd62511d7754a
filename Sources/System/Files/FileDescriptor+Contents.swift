extension FileDescriptor {
  /// Returns the bytes of a small file, pipe or device.
  ///
  /// - Parameters:
  ///   - path: The path, without a NUL.
  ///   - limit: The maximum number of bytes.
  /// - Throws: `SystemError`; ``SystemError/fileTooLarge`` if there are more bytes.
  package static func contents(
    ofFile path: [UInt8], limit: Int
  ) throws(SystemError) -> [UInt8] {
    let file = try FileDescriptor(reading: path)
    defer { file.close() }
    let bytes = try file.contents(upTo: limit + 1)
    guard bytes.count <= limit else { throw .fileTooLarge }
    return bytes
  }

  /// Returns the remaining bytes, or as many as the limit if there are more.
  func contents(upTo limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var previous = -1
    while bytes.count != limit, bytes.count != previous {
      previous = bytes.count
      let room = min(limit - bytes.count, max(4_096, bytes.count))
      try bytes.append(addingCapacity: room) { (bytes) throws(SystemError) in
        try read(into: &bytes)
      }
    }
    return bytes
  }
}
