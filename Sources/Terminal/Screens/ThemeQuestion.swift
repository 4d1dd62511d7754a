import System

/// The question to the terminal that controls the process, whether its background is light or dark.
///
/// The terminal does not echo what it sends from the question on until all of the answer has arrived,
/// or until ``end(limit:restLimit:)``, so that an answer that is late is not taken for something
/// typed. What a user types in the meantime is lost.
package enum ThemeQuestion {
  // Sound: the main thread changes these while signals wait, or sets the terminal last; the handler
  // does not read the answer.
  private nonisolated(unsafe) static var terminal = FileDescriptor(-1)
  private nonisolated(unsafe) static var modes: TerminalModes?
  private nonisolated(unsafe) static var answer: ContiguousArray<UInt8> = []

  /// The question for the background (OSC 11 of xterm), and a second one, which every terminal
  /// answers (DA1 of ECMA-48), to know when there is no answer to the first.
  private static let text = ContiguousArray("\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)

  /// Asks the terminal, and waits for the answer.
  ///
  /// Afterwards, and before the process ends, ``end(limit:restLimit:)`` has to be called.
  ///
  /// - Parameter limit: The time in milliseconds.
  /// - Returns: The theme, or `nil` if there is no terminal, the process is in the background, or
  ///   there is no answer in time.
  package static func ask(limit: Int32) -> TerminalTheme? {
    guard let terminal = try? FileDescriptor.openTerminal() else { return nil }
    return EndingSignals.deferring {
      guard terminal.isInForeground, let modes = try? TerminalModes(of: terminal) else {
        terminal.close()
        return nil
      }
      unsafe (self.terminal, self.modes, answer) = (terminal, modes, [])
      EndingSignals.handle(by: restoreAndEnd)
      modes.forSingleKeys.set(on: terminal)
      // A terminal that takes no question sends no answer.
      try? terminal.write(text.span)
      receive(limit: limit)
      if isComplete { restore(discardsInput: false) }
      return TerminalTheme(answer: unsafe answer)
    }
  }

  /// Takes the rest of the answer, if it has not arrived yet, and restores the terminal.
  ///
  /// - Parameters:
  ///   - limit: The time in milliseconds for an answer of which nothing has arrived.
  ///   - restLimit: The time in milliseconds for the rest of one that has begun to arrive.
  package static func end(limit: Int32, restLimit: Int32) {
    guard unsafe terminal.number >= 0 else { return }
    receive(limit: unsafe answer.isEmpty ? limit : restLimit)
    restore(discardsInput: true)
  }
}

extension ThemeQuestion {
  /// Whether the answer to the second question has arrived, such as `ESC [ ? 6 2 c`.
  private static var isComplete: Bool {
    let answer = unsafe answer
    guard answer.last == UInt8(ascii: "c"), let start = answer.lastIndex(of: 0x1B) else {
      return false
    }
    return answer[start...].starts(with: "\u{1B}[?".utf8)
  }

  private static func receive(limit: Int32) {
    let terminal = unsafe terminal
    let end = CurrentProcess.uptime + Int(limit) * 1_000_000
    while !isComplete, unsafe answer.count < 1024 {
      let rest = Int32(clamping: (end - CurrentProcess.uptime + 999_999) / 1_000_000)
      guard rest > 0, (try? terminal.waitForInput(or: -1, limit: rest))?.here == true,
        let part = try? ContiguousArray<UInt8>(
          capacity: 256,
          initializingWith: { (buffer) throws(SystemError) in try terminal.read(into: &buffer) }),
        !part.isEmpty
      else { return }
      unsafe answer += part
    }
  }

  /// Restores the terminal; this is safe in a signal handler.
  ///
  /// If the process is in the background, the shell has restored the modes.
  private static func restore(discardsInput: Bool) {
    let terminal = unsafe terminal
    guard terminal.number >= 0 else { return }
    if terminal.isInForeground { unsafe modes?.set(on: terminal, discardsInput: discardsInput) }
    unsafe Self.terminal = FileDescriptor(-1)
    terminal.close()
  }

  private static let restoreAndEnd: @convention(c) (Int32) -> Void = { number in
    restore(discardsInput: true)
    EndingSignals.end(by: number)
  }
}
