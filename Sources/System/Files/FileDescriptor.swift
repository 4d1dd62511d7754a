import CLibrary

/// The number of an open file, pipe or terminal.
///
/// It does not own the file: the code that opens a file closes it. A descriptor in non-blocking mode
/// behaves like one in blocking mode, and a signal during a call loses no bytes.
package struct FileDescriptor: Equatable, Sendable {
  package let number: Int32

  package init(_ number: Int32) {
    self.number = number
  }

  package static var standardInput: Self { Self(0) }
  package static var standardOutput: Self { Self(1) }
  package static var standardError: Self { Self(2) }
}

extension FileDescriptor {
  /// Opens a file for reading.
  ///
  /// - Parameter waits: Whether to wait for a writer if the file is a pipe.
  init(reading path: [UInt8], waits: Bool = true) throws(SystemError) {
    let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | (waits ? 0 : O_NONBLOCK)
    number = try unsafe SystemCall.withPath(path) { path throws(SystemError) in
      // Sound: the path is a valid C string during the call.
      try SystemCall.repeated { unsafe open(path, flags) }
    }
  }

  /// Creates a file with a new name and opens it for writing.
  ///
  /// - Parameter template: The path, whose last six bytes are replaced.
  init(creating template: inout [UInt8]) throws(SystemError) {
    var path = ContiguousArray(template) + [0]
    number = unsafe path.withUnsafeMutableBytes { path in
      // Sound: the path ends with a zero, and the call changes only the bytes before it.
      let text = unsafe path.assumingMemoryBound(to: CChar.self).baseAddress
      return unsafe text.map { unsafe mkstemp($0) } ?? -1
    }
    guard number >= 0 else { throw SystemError(code: errno) }
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    template = Array(path.dropLast())
  }

  package func close() { _ = CLibrary.close(number) }

  var isFolder: Bool { status.map { $0.st_mode & S_IFMT == S_IFDIR } ?? false }

  /// The size, if this is a regular file.
  package var size: Int? { statusOfRegular.map { Int($0.st_size) } }

  /// Which file this is, if it is a regular one.
  package var identity: FileIdentity? { statusOfRegular.map(FileIdentity.init) }

  private var statusOfRegular: stat? {
    status.flatMap { $0.st_mode & S_IFMT == S_IFREG ? $0 : nil }
  }

  /// What the system knows about the file, if it is open.
  var status: stat? {
    var status = stat()
    // Sound: the call fills in exactly one `stat`.
    return unsafe fstat(number, &status) == 0 ? status : nil
  }
}
