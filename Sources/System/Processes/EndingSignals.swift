import CLibrary

/// The signals that end a process, before which it may have to clean up; except SIGKILL, which
/// nothing can handle.
package enum EndingSignals {
  /// The signals that come from outside the program, not from a fault in it, and that can wait.
  private static let outside = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU,
    SIGXFSZ,
  ]

  private static let numbers =
    outside + [SIGSYS, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV]

  /// Calls a function when one of the signals arrives, unless the signal is ignored.
  ///
  /// The function may only make calls that are safe in signal handlers, and has to end with
  /// ``end(by:)``.
  package static func handle(by handler: @convention(c) @escaping (Int32) -> Void) {
    SystemCall.handle(numbers, by: handler)
  }

  /// Runs the body, and lets signals from outside wait until it has ended.
  ///
  /// Other threads of this program do not take the signals in the meantime; see ``Thread``.
  package static func deferring<Result: ~Copyable, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var (signals, previous) = (sigset_t(), sigset_t())
    // Sound: the calls only change the two sets.
    _ = unsafe sigemptyset(&signals)
    for number in outside { _ = unsafe sigaddset(&signals, number) }
    _ = unsafe pthread_sigmask(SIG_BLOCK, &signals, &previous)
    defer { _ = unsafe pthread_sigmask(SIG_SETMASK, &previous, nil) }
    return try body()
  }

  /// Ends the process as a signal does that nothing handles.
  package static func end(by number: Int32) {
    _ = signal(number, SIG_DFL)
    _ = raise(number)
  }
}

extension SystemCall {
  /// Sets what happens when one of the signals arrives, except for those that are ignored.
  static func handle(_ signals: [Int32], by handler: (@convention(c) (Int32) -> Void)?) {
    for number in signals where !isIgnored(signal: number) { _ = signal(number, handler) }
  }

  private static func isIgnored(signal number: Int32) -> Bool {
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
