#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// System calls on terminals and on what a loop for their keys needs.
extension SystemCall {
  /// Opens the terminal that controls the process.
  static func openTerminal() throws(SystemError) -> Int32 {
    // Sound: the call only reads the path.
    let terminal = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0 else { throw SystemError(code: errno) }
    return terminal
  }

  /// Returns the numbers of rows and columns, if the terminal reports them.
  static func terminalSize(of descriptor: Int32) -> (rows: Int, columns: Int)? {
    var size = winsize()
    // Sound: the request fills in exactly one `winsize`.
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return (Int(size.ws_row), Int(size.ws_col))
  }

  static func modes(of terminal: Int32) throws(SystemError) -> termios {
    var modes = termios()
    // Sound: the call fills in exactly one `termios`.
    guard unsafe tcgetattr(terminal, &modes) == 0 else { throw SystemError(code: errno) }
    return modes
  }

  static func setModes(_ modes: termios, of terminal: Int32) {
    var modes = modes
    // Sound: the call reads exactly one `termios`. It is safe in a signal handler.
    while unsafe tcsetattr(terminal, TCSANOW, &modes) != 0, errno == EINTR {}
  }

  /// Opens a pipe whose ends do not wait.
  static func openPipe() throws(SystemError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    // Sound: the call fills in two descriptors.
    guard unsafe pipe(&ends) == 0 else { throw SystemError(code: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }

  /// Returns up to 64 bytes of a pipe that does not wait, none if it is empty.
  static func bytesInPipe(_ descriptor: Int32) -> ContiguousArray<UInt8> {
    ContiguousArray(capacity: 64) { buffer in
      try? readOnce(from: descriptor, into: &buffer)
    }
  }

  /// Sleeps until one of two descriptors is ready, a signal arrives or a time is over.
  ///
  /// - Parameter limit: The time in milliseconds; −1 for any.
  static func wait(
    forInputOn first: Int32, or second: Int32, limit: Int32
  ) throws(SystemError) -> (first: Bool, second: Bool) {
    var requests = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    // Sound: two requests are passed.
    guard unsafe poll(&requests, 2, limit) >= 0 else {
      let code = errno
      if code == EINTR { return (false, true) }
      throw SystemError(code: code)
    }
    return (requests[0].revents != 0, requests[1].revents != 0)
  }

  /// Whether the process belongs to the job that a shell runs in the foreground of a terminal.
  ///
  /// Any other process that changes the terminal is stopped. The call is safe in a signal handler.
  static func isInForeground(of terminal: Int32) -> Bool {
    tcgetpgrp(terminal) == getpgrp()
  }

  static func isIgnored(signal number: Int32) -> Bool {
    var action = sigaction()
    // Sound: the call fills in exactly one `sigaction`.
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
    let handler = unsafe action.__sigaction_u.__sa_handler
    #else
    let handler = unsafe action.__sigaction_handler.sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == 1
  }
}
