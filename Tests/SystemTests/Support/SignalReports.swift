import CLibrary
import System

/// A signal handler that lets a signal interrupt calls, and reports each signal.
///
/// It changes the whole process, so a test that uses it must run in a process of its own.
enum SignalReports {
  static let number = SIGUSR1
  private nonisolated(unsafe) static var output: Int32 = -1

  /// Writes 0 to the descriptor for each signal from now on.
  static func report(to descriptor: FileDescriptor) {
    unsafe output = descriptor.number
    _ = signal(number) { _ in SignalReports.report(0) }
    // Otherwise, the system restarts interrupted calls.
    var action = sigaction()
    unsafe sigaction(number, nil, &action)
    action.sa_flags &= ~SA_RESTART
    unsafe sigaction(number, &action, nil)
  }

  /// Writes 1 when the call to be interrupted has ended.
  static func reportEnd() {
    report(1)
  }

  private static func report(_ byte: UInt8) {
    var byte = byte
    _ = unsafe write(output, &byte, 1)
  }
}
