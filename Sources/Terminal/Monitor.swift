#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A lock for what threads share, and a bell that wakes those that wait for a change of it.
///
/// The standard library's `Mutex` has no bell, and is not on all systems that this runs on.
@safe
package final class Monitor: @unchecked Sendable {
  // Sound: both are made once, at an address of their own, and live as long as the object.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let bell = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init() {
    unsafe lock.initialize(to: pthread_mutex_t())
    unsafe bell.initialize(to: pthread_cond_t())
    unsafe pthread_mutex_init(lock, nil)
    unsafe pthread_cond_init(bell, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(bell)
    unsafe pthread_mutex_destroy(lock)
    unsafe bell.deallocate()
    unsafe lock.deallocate()
  }

  /// Does something while no other thread does.
  package func alone<Result>(_ body: () -> Result) -> Result {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    return body()
  }

  /// Lets others be alone until one of them rings; to be called where one is alone.
  package func wait() {
    unsafe pthread_cond_wait(bell, lock)
  }

  /// Wakes all who wait.
  package func ring() {
    unsafe pthread_cond_broadcast(bell)
  }
}
