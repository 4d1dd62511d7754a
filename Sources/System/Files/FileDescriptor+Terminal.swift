import CLibrary

/// What a program that reads single keys needs from a terminal.
extension FileDescriptor {
  /// Opens the terminal that controls the process.
  package static func openTerminal() throws(SystemError) -> FileDescriptor {
    // Sound: the call only reads the path.
    let terminal = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0 else { throw SystemError(code: errno) }
    return FileDescriptor(terminal)
  }

  package var isTerminal: Bool { isatty(number) == 1 }

  /// The numbers of rows and columns, if this is a terminal that reports them.
  package var terminalSize: (rows: Int, columns: Int)? {
    var size = winsize()
    // Sound: the request fills in exactly one `winsize`.
    guard unsafe ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_row), Int(size.ws_col))
  }

  /// Whether the process belongs to the job that a shell runs in the foreground of the terminal.
  ///
  /// Any other process that changes the terminal is stopped. The call is safe in a signal handler.
  package var isInForeground: Bool { tcgetpgrp(number) == getpgrp() }

  /// Sleeps until there is input here or on another descriptor, a signal arrives or a time is over.
  ///
  /// - Parameter limit: The time in milliseconds; −1 for any.
  package func waitForInput(
    or other: Int32, limit: Int32
  ) throws(SystemError) -> (here: Bool, other: Bool) {
    #if canImport(Darwin)
    // There, `poll` does not support terminals (BUGS in poll(2)).
    try selectInput(or: other, limit: limit)
    #else
    try pollInput(or: other, limit: limit)
    #endif
  }

  package func pollInput(
    or other: Int32, limit: Int32
  ) throws(SystemError) -> (here: Bool, other: Bool) {
    var requests = [number, other].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    // Sound: two requests are passed.
    guard unsafe poll(&requests, 2, limit) >= 0 else {
      let code = errno
      if code == EINTR { return (false, true) }
      throw SystemError(code: code)
    }
    return (requests[0].revents != 0, requests[1].revents != 0)
  }

  package func selectInput(
    or other: Int32, limit: Int32
  ) throws(SystemError) -> (here: Bool, other: Bool) {
    var set = fd_set()
    let numbers = [number, other].filter { 0 <= $0 && $0 < Int32(MemoryLayout<fd_set>.size * 8) }
    for number in numbers { Self.withByte(of: number, in: &set) { $0 |= $1 } }
    var time = timeval(
      tv_sec: time_t(limit / 1_000), tv_usec: suseconds_t(limit % 1_000 * 1_000))
    let last = numbers.max() ?? -1
    // Sound: the set has a bit for each number up to the last one, and the calls only change the set
    // and the time.
    let count =
      unsafe limit < 0
      ? select(last + 1, &set, nil, nil, nil) : select(last + 1, &set, nil, nil, &time)
    guard count >= 0 else {
      let code = errno
      if code == EINTR { return (false, true) }
      throw SystemError(code: code)
    }
    let isReady = [number, other].map { number in
      guard numbers.contains(number) else { return false }
      var isSet = false
      Self.withByte(of: number, in: &set) { isSet = $0 & $1 != 0 }
      return isSet
    }
    return (isReady[0], isReady[1])
  }

  /// Calls the body with the byte of a set that has the bit of a descriptor, and with that bit.
  ///
  /// The macros that do this are not visible in Swift. On processors that store the lowest byte of a
  /// word first, the width of the words does not matter.
  private static func withByte(
    of number: Int32, in set: inout fd_set, _ body: (inout UInt8, UInt8) -> Void
  ) {
    // Sound: the set has a bit for the number.
    unsafe withUnsafeMutableBytes(of: &set) { bytes in
      unsafe body(&bytes[Int(number / 8)], 1 << UInt8(number % 8))
    }
  }
}
