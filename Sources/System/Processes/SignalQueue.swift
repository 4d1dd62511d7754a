import CLibrary

/// Signals that are put into a pipe, so that a loop can wait for them and for input together.
package enum SignalQueue {
  /// The signals that concern what a terminal shows.
  private static let numbers = [SIGWINCH, SIGTSTP, SIGCONT]

  // Sound: only the main thread changes these, before it handles a signal.
  private nonisolated(unsafe) static var writingEnd: Int32 = -1
  private nonisolated(unsafe) static var readingEnd: Int32 = -1

  /// Puts signals into the pipe from now on, except those that are ignored.
  package static func start() throws(SystemError) {
    if unsafe readingEnd < 0 {
      unsafe (readingEnd, writingEnd) = try SystemCall.openPipe()
    }
    for number in numbers where !SystemCall.isIgnored(signal: number) { _ = signal(number, put) }
  }

  /// Restores the default handling.
  package static func stop() {
    for number in numbers where !SystemCall.isIgnored(signal: number) {
      _ = signal(number, SIG_DFL)
    }
  }

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
  package static func takeAll() -> SignalSet {
    var signals = SignalSet()
    var bytes: ContiguousArray<UInt8> = []
    repeat {
      bytes = SystemCall.bytesInPipe(descriptor)
      for byte in bytes {
        switch Int32(byte) {
        case SIGTSTP: signals.insert(.stop)
        case SIGCONT: signals.insert(.continuation)
        default: signals.insert(.resizing)
        }
      }
    } while !bytes.isEmpty
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

/// Signals that have arrived.
package struct SignalSet: OptionSet {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The terminal has another size.
  package static var resizing: Self { Self(rawValue: 1) }

  /// The process is to stop, as after Ctrl-Z.
  package static var stop: Self { Self(rawValue: 2) }

  /// The process goes on after it was stopped.
  package static var continuation: Self { Self(rawValue: 4) }
}
