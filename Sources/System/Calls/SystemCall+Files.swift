import CLibrary

/// System calls on files by their names.
extension SystemCall {
  /// Opens a file for reading, and returns its descriptor.
  static func openForReading(_ path: [UInt8]) throws(SystemError) -> Int32 {
    try unsafe withPath(path) { path throws(SystemError) in
      let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY
      // Sound: the path is a valid C string during the call.
      return try counted { unsafe open(path, flags) }
    }
  }

  static func isRegularFile(_ path: [UInt8]) throws(SystemError) -> Bool {
    try status(ofFile: path).st_mode & S_IFMT == S_IFREG
  }

  static func identity(ofFile path: [UInt8]) throws(SystemError) -> (device: UInt64, number: UInt64)
  {
    let status = try status(ofFile: path)
    return (UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino))
  }

  private static func status(ofFile path: [UInt8]) throws(SystemError) -> stat {
    var status = stat()
    _ = try unsafe withPath(path) { path throws(SystemError) in
      // Sound: the path is a valid C string, and the call fills in exactly one `stat`.
      try counted { unsafe stat(path, &status) }
    }
    return status
  }

  /// Creates a file with a new name and opens it for writing.
  ///
  /// - Parameter template: The path, whose last six bytes are replaced.
  static func createFile(named template: inout [UInt8]) throws(SystemError) -> Int32 {
    var path = ContiguousArray(template) + [0]
    let result = unsafe path.withUnsafeMutableBytes { path in
      // Sound: the path ends with a zero, and the call changes only the bytes before it.
      let text = unsafe path.assumingMemoryBound(to: CChar.self).baseAddress
      return unsafe text.map { unsafe mkstemp($0) } ?? -1
    }
    guard result >= 0 else { throw SystemError(code: errno) }
    _ = fcntl(result, F_SETFD, FD_CLOEXEC)
    template = Array(path.dropLast())
    return result
  }

  /// Returns the path of a file without symbolic links.
  static func realPath(_ path: [UInt8]) throws(SystemError) -> [UInt8] {
    try unsafe withPath(path) { path throws(SystemError) in
      // Sound: the call returns a C string in memory of its own, or nothing.
      guard let real = unsafe realpath(path, nil) else { throw SystemError(code: errno) }
      defer { unsafe free(real) }
      return unsafe Array(UnsafeRawBufferPointer(start: real, count: strlen(real)))
    }
  }

  /// Gives a file the owner and the permissions of another one.
  static func copyAttributes(from source: Int32, to target: Int32) throws(SystemError) {
    var (wanted, known) = (stat(), stat())
    // Sound: each call fills in exactly one `stat`.
    _ = try counted { unsafe fstat(source, &wanted) }
    _ = try counted { unsafe fstat(target, &known) }
    if wanted.st_uid != known.st_uid || wanted.st_gid != known.st_gid {
      _ = try counted { fchown(target, wanted.st_uid, wanted.st_gid) }
    }
    _ = try counted { fchmod(target, wanted.st_mode & 0o7777) }
  }

  /// Waits until the bytes of a file are on the disk.
  static func synchronize(_ descriptor: Int32) throws(SystemError) {
    _ = try counted { fsync(descriptor) }
  }

  /// Gives a file another name, and removes a file that has that name.
  static func rename(_ path: [UInt8], to other: [UInt8]) throws(SystemError) {
    try unsafe withPath(path) { path throws(SystemError) in
      try unsafe withPath(other) { other throws(SystemError) in
        // Sound: both paths are valid C strings during the call.
        _ = try counted { unsafe CLibrary.rename(path, other) }
      }
    }
  }

  /// Gives a file a second name.
  static func link(_ path: [UInt8], as other: [UInt8]) throws(SystemError) {
    try unsafe withPath(path) { path throws(SystemError) in
      try unsafe withPath(other) { other throws(SystemError) in
        // Sound: both paths are valid C strings during the call.
        _ = try counted { unsafe linkat(AT_FDCWD, path, AT_FDCWD, other, 0) }
      }
    }
  }

  /// Removes a name of a file, if it exists.
  static func remove(_ path: [UInt8]) {
    try? unsafe withPath(path) { (path) throws(SystemError) in _ = unsafe unlink(path) }
  }

  /// Calls the body with a path as a C string.
  private static func withPath<Result>(
    _ path: [UInt8], _ body: (UnsafePointer<CChar>) throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    let path = ContiguousArray(path) + [0]
    return try unsafe path.span.withUnsafeBytes { (bytes) throws(SystemError) in
      // Sound: the bytes end with a zero, and are valid during the call.
      let text = unsafe bytes.assumingMemoryBound(to: CChar.self).baseAddress
      guard let text = unsafe text else { throw .badDescriptor }
      return try unsafe body(text)
    }
  }

  private static func counted(_ call: () -> Int32) throws(SystemError) -> Int32 {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw SystemError(code: errno) }
    }
  }
}
