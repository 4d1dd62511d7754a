import CLibrary

/// A thread of the operating system.
package enum Thread {
  /// Starts a thread that runs the body and that nothing waits for.
  ///
  /// The thread takes no signals that end the process, so that the main thread can defer them.
  ///
  /// - Returns: Whether the system could start it.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let box = unsafe Unmanaged.passRetained(Box(body: body))
    #if canImport(Darwin)
    var identifier: pthread_t?
    #else
    var identifier = pthread_t()
    #endif
    // Sound: the thread receives the only reference to the box, and releases it.
    let result = EndingSignals.deferring {
      unsafe pthread_create(
        &identifier, nil,
        { box in
          unsafe Box.run(box)
          return nil
        }, unsafe box.toOpaque())
    }
    guard result == 0 else {
      unsafe box.release()
      return false
    }
    // Sound: the thread was started, and it is never joined.
    #if canImport(Darwin)
    if let identifier = unsafe identifier { _ = unsafe pthread_detach(identifier) }
    #else
    _ = pthread_detach(identifier)
    #endif
    return true
  }

  private final class Box: Sendable {
    let body: @Sendable () -> Void

    init(body: @escaping @Sendable () -> Void) {
      self.body = body
    }

    /// Runs the body of the box at an address, and releases the box.
    static func run(_ box: UnsafeMutableRawPointer?) {
      guard let box = unsafe box else { return }
      unsafe Unmanaged<Box>.fromOpaque(box).takeRetainedValue().body()
    }
  }
}
