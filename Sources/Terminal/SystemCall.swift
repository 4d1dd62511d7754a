#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The calls on descriptors, each made once, with its refusal as an error.
enum SystemCall {
  /// What a descriptor can be waited for.
  enum Readiness {
    case readable
    case writable
  }

  /// The most bytes that one call takes on every system.
  private static let largestBlock = 1 << 30

  /// Appends what one `read` brings.
  static func readOnce(
    from descriptor: Int32, into buffer: inout OutputSpan<UInt8>
  ) throws(SystemError) {
    // Sound: the kernel writes only into the free rest of the span, and what it wrote is counted.
    try unsafe buffer.withUnsafeMutableBufferPointer { (bytes, count) throws(SystemError) in
      let room = unsafe UnsafeMutableBufferPointer(rebasing: bytes[count...])
      count += try counted(unsafe read(descriptor, room.baseAddress, min(room.count, largestBlock)))
    }
  }

  /// Appends what one read from a position of a file brings.
  static func readOnce(
    from descriptor: Int32, at position: Int, into buffer: inout OutputSpan<UInt8>
  ) throws(SystemError) {
    // Sound: the kernel writes only into the free rest of the span, and what it wrote is counted.
    try unsafe buffer.withUnsafeMutableBufferPointer { (bytes, count) throws(SystemError) in
      let room = unsafe UnsafeMutableBufferPointer(rebasing: bytes[count...])
      count += try counted(
        unsafe pread(descriptor, room.baseAddress, min(room.count, largestBlock), off_t(position)))
    }
  }

  /// The position at which the next read in order begins, if the descriptor is one of a regular file.
  static func position(of descriptor: Int32) -> Int? {
    guard sizeOfRegularFile(descriptor) != nil else { return nil }
    let position = lseek(descriptor, 0, SEEK_CUR)
    return position >= 0 ? Int(position) : nil
  }

  /// Makes the next read in order begin at a position.
  static func seek(_ descriptor: Int32, to position: Int) {
    _ = lseek(descriptor, off_t(position), SEEK_SET)
  }

  /// Returns how many of the bytes one `write` took.
  static func writeOnce(_ bytes: Span<UInt8>, to descriptor: Int32) throws(SystemError) -> Int {
    // Sound: the kernel reads within the span, and the pointer does not leave the closure.
    try unsafe bytes.withUnsafeBytes { (bytes) throws(SystemError) in
      try counted(unsafe write(descriptor, bytes.baseAddress, min(bytes.count, largestBlock)))
    }
  }

  /// Sleeps until the descriptor is ready, or until a call on it would fail at once.
  static func wait(until readiness: Readiness, on descriptor: Int32) throws(SystemError) {
    let event = readiness == .readable ? POLLIN : POLLOUT
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    // Sound: one request is passed, and the count says one.
    _ = try counted(unsafe Int(poll(&request, 1, -1)))
    // A descriptor that cannot be waited for would be asked over and over again.
    guard request.revents & Int16(POLLNVAL) == 0 else { throw .badDescriptor }
  }

  /// The size of the file, if the descriptor is one of a regular file.
  static func sizeOfRegularFile(_ descriptor: Int32) -> Int? {
    var status = stat()
    // Sound: the call fills in exactly one `stat`.
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return Int(status.st_size)
  }

  static func isFolder(_ descriptor: Int32) -> Bool {
    var status = stat()
    // Sound: the call fills in exactly one `stat`.
    return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// The width of the terminal, if the descriptor is one that knows its size.
  static func terminalColumns(of descriptor: Int32) -> Int? {
    var size = winsize()
    // Sound: the request fills in exactly one `winsize`.
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  private static func counted(_ result: Int) throws(SystemError) -> Int {
    guard result >= 0 else { throw SystemError(code: errno) }
    return result
  }
}
