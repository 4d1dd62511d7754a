import CLibrary

/// A thread of the operating system.
package struct Thread {
  private let identifier: pthread_t

  /// Starts a thread that runs the body; `nil` if the system cannot start it.
  ///
  /// The thread takes no signals that end the process, so that the main thread can defer them.
  package init?(_ body: @escaping @Sendable () -> Void) {
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
      return nil
    }
    #if canImport(Darwin)
    guard let identifier else { return nil }
    #endif
    self.identifier = identifier
  }

  /// Lets the thread end without being joined.
  package func detach() {
    // Sound: the thread was started, and it is never joined.
    _ = pthread_detach(identifier)
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
