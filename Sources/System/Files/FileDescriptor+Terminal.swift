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
    var requests = [number, other].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    // Sound: two requests are passed.
    guard unsafe poll(&requests, 2, limit) >= 0 else {
      let code = errno
      if code == EINTR { return (false, true) }
      throw SystemError(code: code)
    }
    return (requests[0].revents != 0, requests[1].revents != 0)
  }
}
