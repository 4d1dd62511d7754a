import CLibrary

/// System calls on paths, and what all system calls have in common.
enum SystemCall {
  /// Returns the result of a call, or throws its error.
  static func counted(_ result: Int) throws(SystemError) -> Int {
    guard result >= 0 else { throw SystemError(code: errno) }
    return result
  }

  /// Makes a call, again if a signal interrupts it, and returns its result or throws its error.
  static func repeated(_ call: () -> Int32) throws(SystemError) -> Int32 {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw SystemError(code: errno) }
    }
  }

  /// Calls the body with a path as a C string.
  static func withPath<Result>(
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

  static func status(ofFile path: [UInt8]) throws(SystemError) -> stat {
    var status = stat()
    _ = try unsafe withPath(path) { path throws(SystemError) in
      // Sound: the path is a valid C string, and the call fills in exactly one `stat`.
      try repeated { unsafe stat(path, &status) }
    }
    return status
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

  /// Gives a file another name, and removes a file that has that name.
  static func rename(_ path: [UInt8], to other: [UInt8]) throws(SystemError) {
    try unsafe withPath(path) { path throws(SystemError) in
      try unsafe withPath(other) { other throws(SystemError) in
        // Sound: both paths are valid C strings during the call.
        _ = try repeated { unsafe CLibrary.rename(path, other) }
      }
    }
  }

  /// Gives a file a second name.
  static func link(_ path: [UInt8], as other: [UInt8]) throws(SystemError) {
    try unsafe withPath(path) { path throws(SystemError) in
      try unsafe withPath(other) { other throws(SystemError) in
        // Sound: both paths are valid C strings during the call.
        _ = try repeated { unsafe linkat(AT_FDCWD, path, AT_FDCWD, other, 0) }
      }
    }
  }

  /// Removes a name of a file, if it exists.
  static func remove(_ path: [UInt8]) {
    try? unsafe withPath(path) { (path) throws(SystemError) in _ = unsafe unlink(path) }
  }
}
