import CLibrary

/// System calls on descriptors; each function makes one call and throws its error.
enum SystemCall {
  /// The state of a descriptor to wait for.
  enum Readiness {
    case readable
    case writable
  }

  /// The maximum number of bytes of one call that every system accepts.
  private static let largestBlock = 1 << 30

  /// Appends the bytes of one `read`.
  static func readOnce(
    from descriptor: Int32, into buffer: inout OutputSpan<UInt8>
  ) throws(SystemError) {
    // Sound: the kernel writes only into the free part of the span, and the bytes written are
    // counted.
    try unsafe buffer.withUnsafeMutableBufferPointer { (bytes, count) throws(SystemError) in
      let room = unsafe UnsafeMutableBufferPointer(rebasing: bytes[count...])
      count += try counted(unsafe read(descriptor, room.baseAddress, min(room.count, largestBlock)))
    }
  }

  /// Appends the bytes of one read from a position in a file.
  static func readOnce(
    from descriptor: Int32, at position: Int, into buffer: inout OutputSpan<UInt8>
  ) throws(SystemError) {
    // Sound: the kernel writes only into the free part of the span, and the bytes written are
    // counted.
    try unsafe buffer.withUnsafeMutableBufferPointer { (bytes, count) throws(SystemError) in
      let room = unsafe UnsafeMutableBufferPointer(rebasing: bytes[count...])
      count += try counted(
        unsafe pread(descriptor, room.baseAddress, min(room.count, largestBlock), off_t(position)))
    }
  }

  /// Returns the position of the next read in order, if the descriptor is a regular file.
  static func position(of descriptor: Int32) -> Int? {
    guard sizeOfRegularFile(descriptor) != nil else { return nil }
    let position = lseek(descriptor, 0, SEEK_CUR)
    return position >= 0 ? Int(position) : nil
  }

  /// Sets the position of the next read in order.
  static func seek(_ descriptor: Int32, to position: Int) {
    _ = lseek(descriptor, off_t(position), SEEK_SET)
  }

  /// Writes bytes with one `write`, and returns the number of bytes written.
  static func writeOnce(_ bytes: Span<UInt8>, to descriptor: Int32) throws(SystemError) -> Int {
    // Sound: the kernel reads within the span, and the pointer does not leave the closure.
    try unsafe bytes.withUnsafeBytes { (bytes) throws(SystemError) in
      try counted(unsafe write(descriptor, bytes.baseAddress, min(bytes.count, largestBlock)))
    }
  }

  /// Sleeps until the descriptor is ready, or until a call on it would fail immediately.
  static func wait(until readiness: Readiness, on descriptor: Int32) throws(SystemError) {
    let event = readiness == .readable ? POLLIN : POLLOUT
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    // Sound: one request is passed, and the count is one.
    _ = try counted(unsafe Int(poll(&request, 1, -1)))
    // It is not possible to wait for a descriptor that is not open; trying again would never end.
    guard request.revents & Int16(POLLNVAL) == 0 else { throw .badDescriptor }
  }

  /// Returns the size of the file, if the descriptor is a regular file.
  static func sizeOfRegularFile(_ descriptor: Int32) -> Int? {
    var status = stat()
    // Sound: the call fills in exactly one `stat`.
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return Int(status.st_size)
  }

  /// Opens a new file in a folder that has no name, so that it exists only as long as it is open.
  static func openUnnamed(in folder: String) throws(SystemError) -> Int32 {
    #if os(Linux)
    // Sound: the path is a C string, which the call only reads.
    let file = unsafe open(folder, O_RDWR | O_CLOEXEC | temporaryFile, 0o600)
    if file >= 0 { return file }
    // Not every file system can do this; the last one is what old kernels answer.
    guard [EOPNOTSUPP, EINVAL, EISDIR].contains(errno) else { throw SystemError(code: errno) }
    #endif
    return try openAndUnlink(in: folder)
  }

  #if os(Linux)
  /// `O_TMPFILE`, a macro that Swift does not import.
  private static var temporaryFile: Int32 { 0o20_000_000 | O_DIRECTORY }
  #endif

  /// Opens a new file in a folder and removes its name at once.
  static func openAndUnlink(in folder: String) throws(SystemError) -> Int32 {
    var path = Array("\(folder)/dayctl-XXXXXX".utf8)
    let file = try createFile(named: &path)
    remove(path)
    return file
  }

  static func close(_ descriptor: Int32) {
    _ = CLibrary.close(descriptor)
  }

  /// Asks the system for large pages in memory that is not in use yet.
  static func useLargePages(_ memory: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
    let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))
    guard let start = memory.baseAddress, pageSize > 0 else { return }
    let address = Int(bitPattern: start)
    let first = (address + pageSize - 1) / pageSize * pageSize
    let end = (address + memory.count) / pageSize * pageSize
    guard first < end else { return }
    // Sound: the pages lie in the memory, and the call changes none of its bytes.
    _ = unsafe madvise(start + (first - address), end - first, MADV_HUGEPAGE)
    #endif
  }

  static func isFolder(_ descriptor: Int32) -> Bool {
    var status = stat()
    // Sound: the call fills in exactly one `stat`.
    return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func counted(_ result: Int) throws(SystemError) -> Int {
    guard result >= 0 else { throw SystemError(code: errno) }
    return result
  }
}
