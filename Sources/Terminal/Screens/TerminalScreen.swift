/// The terminal that controls the process, as a screen for pictures and a source of keys.
///
/// A picture starts in the row of the cursor and is as tall as its canvas. Whatever ends the
/// process, except SIGKILL, erases the picture and restores the modes of the terminal. There can be
/// only one screen at a time.
package final class TerminalScreen: Screen {
  private let descriptor: Int32
  private var decoder = KeyDecoder()

  /// The picture on the screen; `nil` if it is unknown what is there.
  private var shown: Canvas?

  /// The last click, as long as it is unknown in which row of the terminal the picture begins.
  private var click: (row: Int, column: Int)?

  /// Opens the terminal, and reads each key at once from now on.
  ///
  /// - Throws: `SystemError` if no terminal controls the process.
  package init() throws(SystemError) {
    let terminal = try SystemCall.openTerminal()
    do throws(SystemError) {
      try SignalQueue.start()
      try TerminalModes.enter(terminal)
    } catch {
      SystemCall.close(terminal)
      throw error
    }
    descriptor = terminal
  }

  /// Erases the picture, and gives the terminal back as it was.
  deinit {
    TerminalModes.leave()
    SignalQueue.stop()
    SystemCall.close(descriptor)
  }

  /// The size in rows and columns; that of a usual terminal if it does not report any.
  package var size: (rows: Int, columns: Int) {
    SystemCall.terminalSize(of: descriptor) ?? (24, 80)
  }
}

extension TerminalScreen {
  /// Shows a picture in place of the one before, and writes only what has changed.
  package func show(_ picture: Canvas) throws(SystemError) {
    var text: ContiguousArray<UInt8> = []
    if let shown, picture.hasSameSize(as: shown) {
      picture.writeChanges(from: shown, to: &text)
    } else {
      picture.writeAll(to: &text)
    }
    try write(text)
    shown = picture
  }

  private func write(_ text: ContiguousArray<UInt8>) throws(SystemError) {
    try FileDescriptor(descriptor).write(text.span)
  }
}

extension TerminalScreen {
  /// The time in milliseconds in which the rest of a sequence follows an escape character.
  private static let sequenceLimit: Int32 = 50

  /// Waits for the next event.
  package func next() throws(SystemError) -> ScreenEvent {
    while true {
      while let input = decoder.next() {
        if let event = try event(input) { return event }
      }
      let ready = try SystemCall.wait(
        forInputOn: descriptor, or: SignalQueue.descriptor,
        limit: decoder.isWaiting ? Self.sequenceLimit : -1)
      if ready.second, try handleSignals() { return .resizing }
      if ready.first {
        guard try readKeys() else { return .end }
      } else if !ready.second, let input = decoder.next(isEnd: true),
        let event = try event(input)
      {
        return event
      }
    }
  }

  /// Returns whether there was anything before the end of the input.
  private func readKeys() throws(SystemError) -> Bool {
    let bytes = SystemCall.bytesAvailable(in: descriptor)
    decoder.append(bytes.span)
    return !bytes.isEmpty
  }

  private func event(_ input: TerminalInput) throws(SystemError) -> ScreenEvent? {
    switch input {
    case .key(let key): return .key(key)
    case .wheel(let rows): return .wheel(rows)
    case .click(let row, let column):
      // The cursor is in the first row of the picture. The terminal answers where that is.
      click = (row, column)
      try write(ContiguousArray("\u{1B}[6n".utf8))
      return nil
    case .cursor(let top):
      defer { click = nil }
      return click.map { .click(row: $0.row - top, column: $0.column) }
    case .other: return nil
    }
  }

  /// Handles the signals that have arrived, and returns whether the picture is unknown after them.
  private func handleSignals() throws(SystemError) -> Bool {
    let signals = SignalQueue.takeAll()
    if signals.contains(.stop) {
      TerminalModes.leave()
      SystemCall.stopProcess()
    }
    if signals.contains(.stop) || signals.contains(.continuation) {
      try TerminalModes.enter(descriptor)
    }
    guard !signals.isEmpty else { return false }
    shown = nil
    return true
  }
}
