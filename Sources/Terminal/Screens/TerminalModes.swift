#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The modes of a terminal in which each key is read at once and nothing is echoed.
///
/// Only one terminal can be in these modes. The modes from before are restored on every way out of
/// the process, except by SIGKILL or SIGSTOP.
enum TerminalModes {
  // Sound: the main thread changes these while no handler of this type is set, or sets the
  // descriptor last.
  private nonisolated(unsafe) static var descriptor: Int32 = -1
  private nonisolated(unsafe) static var original = termios()

  /// Hides the cursor, and asks for reports of the mouse in decimal numbers.
  private static let greeting: StaticString = "\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1006h"

  /// Undoes the greeting.
  private static let farewell: StaticString = "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?25h"

  /// Changes the modes of a terminal.
  ///
  /// In the background, this stops the process until it is in the foreground.
  static func enter(_ terminal: Int32) throws(SystemError) {
    if unsafe descriptor < 0 { unsafe original = try SystemCall.modes(of: terminal) }
    SystemCall.setModes(rawModes(unsafe original), of: terminal)
    unsafe descriptor = terminal
    EndingSignals.handle(by: leaveAndEnd)
    write(greeting)
  }

  private static func rawModes(_ modes: termios) -> termios {
    var modes = modes
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    // Ctrl-S and Ctrl-Q would stop the output.
    modes.c_iflag &= ~tcflag_t(IXON)
    // A read returns when there is one byte.
    modes.setControl(VMIN, to: 1)
    modes.setControl(VTIME, to: 0)
    return modes
  }

  /// Restores the modes, and erases the picture that begins in the row of the cursor.
  ///
  /// If the process is in the background, the shell has restored the modes.
  static func leave() {
    guard unsafe descriptor >= 0 else { return }
    if SystemCall.isInForeground(of: unsafe descriptor) {
      SystemCall.setModes(unsafe original, of: unsafe descriptor)
      write(Canvas.erasure)
      write(farewell)
    }
    unsafe descriptor = -1
  }

  private static let leaveAndEnd: @convention(c) (Int32) -> Void = { number in
    leave()
    EndingSignals.end(by: number)
  }

  /// Writes a text, as far as the terminal takes it.
  private static func write(_ text: StaticString) {
    // Sound: a literal is valid as long as the process.
    let bytes = unsafe UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    _ = try? SystemCall.writeOnce(unsafe bytes.span, to: unsafe descriptor)
  }
}

extension termios {
  /// Sets a special character or a parameter of reading.
  fileprivate mutating func setControl(_ index: Int32, to value: cc_t) {
    // Sound: the index is one of the constants for this array.
    unsafe withUnsafeMutableBytes(of: &c_cc) { unsafe $0[Int(index)] = value }
  }
}
