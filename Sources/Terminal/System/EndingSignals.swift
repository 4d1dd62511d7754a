#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The signals that usually end a process, and before which a process may have to clean up.
enum EndingSignals {
  /// Calls a function when one of the signals arrives, unless the signal is ignored.
  ///
  /// The function may only make calls that are safe in signal handlers, and has to end with
  /// ``end(by:)``.
  static func handle(by handler: @convention(c) @escaping (Int32) -> Void) {
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] where !isIgnored(number) {
      _ = signal(number, handler)
    }
  }

  /// Ends the process as a signal does that nothing handles.
  static func end(by number: Int32) {
    _ = signal(number, SIG_DFL)
    _ = raise(number)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
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
