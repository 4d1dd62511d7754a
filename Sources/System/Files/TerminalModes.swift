import CLibrary

/// The modes of a terminal, which decide how it passes on what is typed.
package struct TerminalModes: Sendable {
  private var modes = termios()

  package init(of terminal: FileDescriptor) throws(SystemError) {
    // Sound: the call fills in exactly one `termios`.
    guard unsafe tcgetattr(terminal.number, &modes) == 0 else { throw SystemError(code: errno) }
  }

  /// These modes, except that each key is read at once and nothing is echoed.
  package var forSingleKeys: Self {
    var changed = self
    changed.modes.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    // Ctrl-S and Ctrl-Q would stop the output.
    changed.modes.c_iflag &= ~tcflag_t(IXON)
    // Sound: both indices are constants for this array.
    unsafe withUnsafeMutableBytes(of: &changed.modes.c_cc) { parameters in
      // A read returns when there is one byte.
      unsafe parameters[Int(VMIN)] = 1
      unsafe parameters[Int(VTIME)] = 0
    }
    return changed
  }

  /// Gives a terminal these modes; this is safe in a signal handler.
  ///
  /// - Parameter discardsInput: Whether what the terminal has sent, and nobody has read, is lost.
  package func set(on terminal: FileDescriptor, discardsInput: Bool = false) {
    var modes = modes
    let time = discardsInput ? TCSAFLUSH : TCSANOW
    // Sound: the call reads exactly one `termios`.
    while unsafe tcsetattr(terminal.number, time, &modes) != 0, errno == EINTR {}
  }
}
