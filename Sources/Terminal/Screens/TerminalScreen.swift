package import System

/// The terminal that controls the process, as a screen for pictures and a source of keys.
///
/// A picture starts in the row of the cursor, or in the next one if there is text before the cursor,
/// and is as tall as its canvas. Whatever ends the process, except SIGKILL, erases the picture and
/// restores the modes of the terminal. There can be only one screen at a time.
package final class TerminalScreen: Screen {
  private let terminal: FileDescriptor
  private var decoder = KeyDecoder()

  /// The picture on the screen; `nil` if it is unknown what is there.
  private var shown: Canvas?

  /// The row of the terminal in which the picture begins, if the terminal has reported it.
  private var top: Int?

  /// What arrived before the answer to the question for that row.
  private var waiting: [TerminalInput] = []

  /// Whether there may be text before the cursor.
  private var isInUnknownColumn = true

  /// Opens the terminal, and reads each key at once from now on.
  ///
  /// - Throws: `SystemError` if no terminal controls the process.
  package init() throws(SystemError) {
    let terminal = try FileDescriptor.openTerminal()
    do throws(SystemError) {
      try SignalQueue.start()
      try ScreenModes.enter(terminal)
    } catch {
      terminal.close()
      throw error
    }
    self.terminal = terminal
  }

  /// Erases the picture, and gives the terminal back as it was.
  deinit {
    ScreenModes.leave()
    SignalQueue.stop()
    terminal.close()
  }

  /// The size in rows and columns; that of a usual terminal if it does not report any.
  package var size: (rows: Int, columns: Int) {
    terminal.terminalSize ?? (24, 80)
  }
}

extension TerminalScreen {
  /// Shows a picture in place of the one before, and writes only what has changed.
  package func show(_ picture: Canvas) throws(SystemError) {
    var text: ContiguousArray<UInt8> = []
    if unsafe ScreenModes.hasAnchor { text.append(ScreenModes.toAnchor) }
    if let shown, picture.hasSameSize(as: shown) {
      picture.writeChanges(from: shown, to: &text)
      try write(text)
    } else {
      if isInUnknownColumn { leaveLine(&text) }
      picture.writeAll(to: &text)
      // The terminal may have scrolled.
      text.append(ScreenModes.anchoring)
      (top, isInUnknownColumn) = (nil, false)
      try write(text)
      unsafe ScreenModes.hasAnchor = true
    }
    shown = picture
  }

  package func forgetPicture() { shown = nil }

  /// Appends what moves the cursor to a new line, unless it is at the beginning of one.
  ///
  /// After as many spaces as a line has, the cursor is in the next line if there was text before it.
  /// Otherwise, it is behind the last column of the same line.
  private func leaveLine(_ text: inout ContiguousArray<UInt8>) {
    for _ in 0..<size.columns { text.append(UInt8(ascii: " ")) }
    text.append(UInt8(ascii: "\r"))
  }

  private func write(_ text: ContiguousArray<UInt8>) throws(SystemError) {
    try terminal.write(text.span)
  }
}

extension TerminalScreen {
  /// The time in milliseconds in which the rest of a sequence follows an escape character.
  private static let sequenceLimit: Int32 = 50

  /// The time in milliseconds in which a terminal answers a question.
  private static let answerLimit: Int32 = 1_000

  /// Waits for the next event.
  package func next(within limit: Int32?) throws(SystemError) -> ScreenEvent {
    while true {
      if let event = try nextEvent() { return event }
      let isInSequence = decoder.isWaiting
      switch try wait(upTo: isInSequence ? Self.sequenceLimit : limit ?? -1) {
      case .input: break
      case .signals: if try handleSignals() { return .resizing }
      case .silence:
        guard isInSequence else { return .pause }
        if let input = decoder.next(isEnd: true) { waiting.append(input) }
      case .end: return .end
      }
    }
  }

  /// What the screen was waiting for.
  private enum Arrival {
    case input
    case signals
    case silence
    case end
  }

  /// Waits for input, which is passed to the decoder, or for signals.
  private func wait(upTo limit: Int32) throws(SystemError) -> Arrival {
    let ready = try terminal.waitForInput(or: SignalQueue.descriptor, limit: limit)
    if ready.other { return .signals }
    guard ready.here else { return .silence }
    var bytes: ContiguousArray<UInt8> = []
    do throws(SystemError) {
      bytes = try ContiguousArray(capacity: 256) { (buffer) throws(SystemError) in
        try terminal.read(into: &buffer)
      }
    } catch .inputOutput {
      return .end
    }
    decoder.append(bytes.span)
    return bytes.isEmpty ? .end : .input
  }

  /// Returns the first event that has arrived.
  private func nextEvent() throws(SystemError) -> ScreenEvent? {
    while let input = waiting.isEmpty ? decoder.next() : waiting.removeFirst() {
      switch input {
      case .key(let key): return .key(key)
      case .wheel(let rows): return .wheel(rows)
      case .press(let row, let column):
        if let top = try topOfPicture() { return .press(row: row - top, column: column) }
      case .drag(let row, let column):
        if let top = try topOfPicture() { return .drag(row: row - top, column: column) }
      case .click(let row, let column):
        if let top = try topOfPicture() { return .click(row: row - top, column: column) }
      case .cursor, .other: break
      }
    }
    return nil
  }

  /// Returns the row in which the picture begins, which is the row of the anchor.
  ///
  /// What arrives before the answer waits, so that nothing overtakes a click.
  ///
  /// - Returns: The row, or `nil` if the terminal does not answer, or a signal comes first.
  private func topOfPicture() throws(SystemError) -> Int? {
    if let top { return top }
    var question: ContiguousArray<UInt8> = []
    if unsafe ScreenModes.hasAnchor { question.append(ScreenModes.toAnchor) }
    question += "\u{1B}[6n".utf8
    try write(question)
    while true {
      while let input = decoder.next() {
        if case .cursor(let row) = input {
          top = row
          return row
        }
        waiting.append(input)
      }
      switch try wait(upTo: Self.answerLimit) {
      case .input: break
      // A signal is handled where the next event is awaited.
      case .signals, .silence, .end: return nil
      }
    }
  }

  /// Handles the signals that have arrived, and returns whether the picture is unknown after them.
  private func handleSignals() throws(SystemError) -> Bool {
    let signals = SignalQueue.takeAll()
    if signals.contains(.stop) {
      ScreenModes.leave()
      SignalQueue.stopProcess()
    }
    if signals.contains(.stop) || signals.contains(.continuation) {
      try ScreenModes.enter(terminal)
      isInUnknownColumn = true
    }
    guard !signals.isEmpty else { return false }
    // The terminal may have moved the lines.
    unsafe ScreenModes.hasAnchor = false
    shown = nil
    return true
  }
}

extension ContiguousArray<UInt8> {
  fileprivate mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { unsafe append(contentsOf: $0) }
  }
}
