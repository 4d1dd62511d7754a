#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The signals that end a process, before which it may have to clean up; except SIGKILL, which
/// nothing can handle.
enum EndingSignals {
  private static let numbers = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU,
    SIGXFSZ, SIGSYS, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV,
  ]

  /// Calls a function when one of the signals arrives, unless the signal is ignored.
  ///
  /// The function may only make calls that are safe in signal handlers, and has to end with
  /// ``end(by:)``.
  static func handle(by handler: @convention(c) @escaping (Int32) -> Void) {
    for number in numbers where !SystemCall.isIgnored(signal: number) {
      _ = signal(number, handler)
    }
  }

  /// Ends the process as a signal does that nothing handles.
  static func end(by number: Int32) {
    _ = signal(number, SIG_DFL)
    _ = raise(number)
  }
}
