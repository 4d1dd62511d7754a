import CLibrary

/// A lock for data that threads share, with a condition variable to wait for changes of the data.
///
/// The standard library's `Mutex` has no condition variable, and is not available on all systems
/// that this package supports.
@safe
package final class Monitor: @unchecked Sendable {
  // Sound: both are allocated once, at a fixed address, and live as long as the object.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init() {
    unsafe lock.initialize(to: pthread_mutex_t())
    unsafe condition.initialize(to: pthread_cond_t())
    unsafe pthread_mutex_init(lock, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(lock)
    unsafe condition.deallocate()
    unsafe lock.deallocate()
  }

  /// Runs the body while holding the lock.
  package func withLock<Result>(_ body: () -> Result) -> Result {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    return body()
  }

  /// Releases the lock until another thread calls ``broadcast()``.
  ///
  /// Call it only while holding the lock.
  package func wait() {
    unsafe pthread_cond_wait(condition, lock)
  }

  /// Wakes all waiting threads.
  package func broadcast() {
    unsafe pthread_cond_broadcast(condition)
  }
}
