import CLibrary

/// Signals that are put into a pipe, so that a loop can wait for them and for input together.
package enum SignalQueue {
  /// A signal that concerns what a terminal shows.
  package enum Element: Sendable {
    /// The terminal has another size.
    case resizing

    /// The process is to stop, as after Ctrl-Z.
    case stop

    /// The process goes on after it was stopped.
    case continuation
  }

  private static let numbers = [SIGWINCH, SIGTSTP, SIGCONT]

  // Sound: only the main thread changes these, before it handles a signal.
  private nonisolated(unsafe) static var writingEnd: Int32 = -1
  private nonisolated(unsafe) static var readingEnd: Int32 = -1

  /// Puts signals into the pipe from now on, except those that are ignored.
  package static func start() throws(SystemError) {
    if unsafe readingEnd < 0 { try openPipe() }
    SystemCall.handle(numbers, by: put)
  }

  /// Opens the pipe, whose ends do not wait.
  private static func openPipe() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    // Sound: the call fills in two descriptors.
    guard unsafe pipe(&ends) == 0 else { throw SystemError(code: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    unsafe (readingEnd, writingEnd) = (ends[0], ends[1])
  }

  /// Restores the default handling.
  package static func stop() { SystemCall.handle(numbers, by: SIG_DFL) }

  /// Stops the process until it is continued, as SIGTSTP does by default.
  ///
  /// It has no effect if nobody could continue the process, because its shell has ended.
  package static func stopProcess() {
    _ = signal(SIGTSTP, SIG_DFL)
    _ = raise(SIGTSTP)
    _ = signal(SIGTSTP, put)
  }

  /// The descriptor that is readable if there are signals; −1 before the start.
  package static var descriptor: Int32 { unsafe readingEnd }

  /// Takes all signals from the pipe.
  package static func takeAll() -> [Element] {
    var signals: [Element] = []
    var byte: UInt8 = 0
    // Sound: one byte is read.
    while unsafe read(readingEnd, &byte, 1) == 1 {
      switch Int32(byte) {
      case SIGTSTP: signals.append(.stop)
      case SIGCONT: signals.append(.continuation)
      default: signals.append(.resizing)
      }
    }
    return signals
  }

  private static let put: @convention(c) (Int32) -> Void = { number in
    // A handler must not change the error of the call that it interrupts.
    let code = errno
    var byte = UInt8(truncatingIfNeeded: number)
    // Sound: one byte is read. If the pipe is full, enough signals are waiting.
    _ = unsafe write(writingEnd, &byte, 1)
    errno = code
  }
}
