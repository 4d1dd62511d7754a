import CLibrary

/// A thread for a call that blocks or that a signal interrupts.
struct PosixThread<Result: Sendable> {
  /// The result of the thread; it is valid only after joining the thread.
  private final class Outcome: @unchecked Sendable {
    var result: Result?
  }

  private let outcome = Outcome()
  #if canImport(Darwin)
  private var identifier: pthread_t?
  #else
  private var identifier = pthread_t()
  #endif

  init(_ body: @escaping @Sendable () -> Result) {
    let work = ThreadWork { [outcome] in outcome.result = body() }
    unsafe pthread_create(
      &identifier, nil, { unsafe runThread($0) }, Unmanaged.passRetained(work).toOpaque())
  }

  /// Waits until the thread has ended, and returns its result.
  func join() -> Result? {
    #if canImport(Darwin)
    guard let identifier else { return nil }
    #endif
    pthread_join(identifier, nil)
    return outcome.result
  }

  func interrupt(by signal: Int32) {
    #if canImport(Darwin)
    guard let identifier else { return }
    #endif
    pthread_kill(identifier, signal)
  }
}

private final class ThreadWork {
  let run: () -> Void

  init(_ run: @escaping () -> Void) {
    self.run = run
  }
}

private func runThread(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument = unsafe argument else { return nil }
  // The thread that started this one may block signals.
  var nothing = sigset_t()
  unsafe sigemptyset(&nothing)
  unsafe pthread_sigmask(SIG_SETMASK, &nothing, nil)
  unsafe Unmanaged<ThreadWork>.fromOpaque(argument).takeRetainedValue().run()
  return nil
}
