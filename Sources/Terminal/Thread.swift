#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A thread of the operating system.
package struct Thread {
  private let identifier: pthread_t

  /// Starts a thread that runs the body; `nil` if the system refuses.
  package init?(_ body: @escaping @Sendable () -> Void) {
    let box = unsafe Unmanaged.passRetained(Box(body: body))
    #if canImport(Darwin)
    var identifier: pthread_t?
    #else
    var identifier = pthread_t()
    #endif
    // Sound: the thread gets the only reference to the box, and releases it.
    let result = unsafe pthread_create(
      &identifier, nil,
      { box in
        unsafe Box.run(box)
        return nil
      }, unsafe box.toOpaque())
    guard result == 0 else {
      unsafe box.release()
      return nil
    }
    #if canImport(Darwin)
    guard let identifier else { return nil }
    #endif
    self.identifier = identifier
  }

  /// Lets the thread end by itself, without anybody who waits for it.
  package func detach() {
    // Sound: the thread was started, and nobody joins it.
    _ = pthread_detach(identifier)
  }

  private final class Box: Sendable {
    let body: @Sendable () -> Void

    init(body: @escaping @Sendable () -> Void) {
      self.body = body
    }

    /// Runs the body of a box that is given away by its address.
    static func run(_ box: UnsafeMutableRawPointer?) {
      guard let box = unsafe box else { return }
      unsafe Unmanaged<Box>.fromOpaque(box).takeRetainedValue().body()
    }
  }
}
