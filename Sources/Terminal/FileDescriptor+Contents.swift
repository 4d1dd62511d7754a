#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension FileDescriptor {
  /// Returns the bytes of a small file, pipe or device.
  ///
  /// - Parameters:
  ///   - path: The path, without a NUL.
  ///   - limit: The maximum number of bytes.
  /// - Throws: `SystemError`; ``SystemError/fileTooLarge`` if there are more bytes.
  package static func contents(
    ofFile path: Span<UInt8>, limit: Int
  ) throws(SystemError) -> [UInt8] {
    let file = try open(path)
    defer { close(file.number) }
    let bytes = try file.contents(upTo: limit + 1)
    guard bytes.count <= limit else { throw .fileTooLarge }
    return bytes
  }

  private static func open(_ path: Span<UInt8>) throws(SystemError) -> FileDescriptor {
    var name: ContiguousArray<CChar> = []
    name.reserveCapacity(path.count + 1)
    for index in path.indices { name.append(CChar(bitPattern: path[index])) }
    name.append(0)
    while true {
      // Sound: the array ends with a zero and is valid during the call.
      let file = unsafe name.withUnsafeBufferPointer { name in
        unsafe name.baseAddress.map { unsafe Self.open($0) } ?? -1
      }
      if file >= 0 { return FileDescriptor(file) }
      guard errno == EINTR else { throw SystemError(code: errno) }
    }
  }

  private static func open(_ path: UnsafePointer<CChar>) -> Int32 {
    unsafe openFile(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
  }

  /// Returns the remaining bytes, or as many as the limit if there are more.
  func contents(upTo limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var previous = -1
    while bytes.count < limit, previous < bytes.count {
      previous = bytes.count
      let room = min(limit - bytes.count, max(4_096, bytes.count))
      try bytes.append(addingCapacity: room) { (bytes) throws(SystemError) in
        try read(into: &bytes)
      }
    }
    return bytes
  }
}

/// The `open` of the C library; inside an extension, its name would find the methods first.
private func openFile(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
  unsafe open(path, flags)
}
