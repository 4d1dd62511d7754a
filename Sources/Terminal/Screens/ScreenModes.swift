import System

/// The modes of the terminal while it shows a screen: each key is read at once, nothing is echoed.
///
/// Only one terminal can be in these modes. The modes from before are restored on every way out of
/// the process, except by SIGKILL or SIGSTOP.
enum ScreenModes {
  // Sound: the main thread changes these while no handler of this type is set, or sets the
  // terminal last.
  private nonisolated(unsafe) static var terminal = FileDescriptor(-1)
  private nonisolated(unsafe) static var original: TerminalModes?

  /// Whether the terminal has saved where the picture begins.
  ///
  /// Other programs may move the cursor away from there.
  nonisolated(unsafe) static var hasAnchor = false

  /// Moves the cursor to the position that the terminal has saved.
  static let toAnchor: StaticString = "\u{1B}8"

  /// Saves the position of the cursor.
  static let anchoring: StaticString = "\u{1B}7"

  /// Hides the cursor, and asks for reports of the mouse in decimal numbers, also of its movement
  /// while a button is held.
  private static let greeting: StaticString = "\u{1B}[?25l\u{1B}[?1002h\u{1B}[?1006h"

  /// Undoes the greeting.
  private static let farewell: StaticString = "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?25h"

  /// Changes the modes of a terminal.
  ///
  /// In the background, this stops the process until it is in the foreground.
  static func enter(_ terminal: FileDescriptor) throws(SystemError) {
    if unsafe Self.terminal.number < 0 { unsafe original = try TerminalModes(of: terminal) }
    // A signal between these would leave the terminal without echo.
    EndingSignals.deferring {
      unsafe original?.forSingleKeys.set(on: terminal)
      unsafe Self.terminal = terminal
      EndingSignals.handle(by: leaveAndEnd)
    }
    write(greeting, to: terminal)
  }

  /// Restores the modes, and erases the picture that begins at the anchor or, without one, in the row
  /// of the cursor.
  ///
  /// If the process is in the background, the shell has restored the modes.
  static func leave() {
    let terminal = unsafe terminal
    guard terminal.number >= 0 else { return }
    if terminal.isInForeground {
      unsafe original?.set(on: terminal)
      if unsafe hasAnchor { write(toAnchor, to: terminal) }
      write(Canvas.erasure, to: terminal)
      write(farewell, to: terminal)
    }
    unsafe hasAnchor = false
    unsafe Self.terminal = FileDescriptor(-1)
  }

  private static let leaveAndEnd: @convention(c) (Int32) -> Void = { number in
    leave()
    EndingSignals.end(by: number)
  }

  /// Writes a text, as far as the terminal takes it.
  private static func write(_ text: StaticString, to terminal: FileDescriptor) {
    // Sound: a literal is valid as long as the process.
    let bytes = unsafe UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    _ = try? terminal.writeSome(of: unsafe bytes.span)
  }
}
