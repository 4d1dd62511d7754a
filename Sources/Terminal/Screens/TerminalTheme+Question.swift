import System

extension TerminalTheme {
  /// Asks the terminal that controls the process for its background.
  ///
  /// A second question, which every terminal answers, tells when there is no answer to the first.
  /// What a user types in the meantime is lost.
  ///
  /// - Parameter limit: The time in milliseconds for each part of the answer.
  /// - Returns: The theme, or `nil` if there is no terminal, the process is in the background, or
  ///   there is no answer in time.
  package static func asked(limit: Int32) -> TerminalTheme? {
    guard let terminal = try? FileDescriptor.openTerminal() else { return nil }
    defer { terminal.close() }
    guard terminal.isInForeground, let modes = try? TerminalModes(of: terminal) else { return nil }
    // A signal between the two calls would leave the terminal without echo.
    return EndingSignals.deferring {
      modes.forSingleKeys.set(on: terminal)
      defer { modes.set(on: terminal) }
      return answer(of: terminal, limit: limit)
    }
  }

  private static func answer(of terminal: FileDescriptor, limit: Int32) -> TerminalTheme? {
    let question = ContiguousArray("\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)
    guard (try? terminal.write(question.span)) != nil else { return nil }
    var answer: ContiguousArray<UInt8> = []
    // The answer to the second question ends with c.
    while answer.last != UInt8(ascii: "c"), answer.count < 1024 {
      guard (try? terminal.waitForInput(or: -1, limit: limit))?.here == true,
        let part = try? ContiguousArray<UInt8>(
          capacity: 256,
          initializingWith: { (buffer) throws(SystemError) in try terminal.read(into: &buffer) }),
        !part.isEmpty
      else { break }
      answer += part
    }
    return TerminalTheme(answer: answer)
  }
}
