import CLibrary
import Foundation
import TerminalModel
import Testing

/// The date picker on a terminal, when today is Friday, 29 August 2025.
@Suite(.enabled(if: FileManager.default.isReadableFile(atPath: "/dev/ptmx")))
struct PickTests {
  private static let down = "\u{1B}[B"
  private static let right = "\u{1B}[C"

  @Test(arguments: [
    ("pick", right + "\r", "2025-08-30\n"),
    ("pick", "\u{1B}[6~\r", "2025-09-29\n"),
    ("pick --range", "\t\t\r", "2025-08-25\n2025-08-31\n"),
    ("pick --range", "\t\t\t\(down)\r", "2025-09-01\n2025-09-30\n"),
    ("pick --range", "\t\t\t\t\(down)\r", "2026-01-01\n2026-12-31\n"),
    ("pick --range", "\r\(down)\r\r", "2025-08-29\n2025-09-05\n"),
    ("pick --interval --only custom", "\r\(right)\rm\(right)\r\r", "2025-08-29/2025-08-31\n"),
    ("pick", "2025-12-24\r", "2025-12-24\n"),
  ])
  func aChoiceIsPrintedAndTheTerminalIsAsBefore(
    _ line: String, _ keys: String, _ output: String
  ) throws {
    let session = try TerminalSession(line.split(separator: " ").map(String.init))
    try session.await("August 2025")
    #expect(session.modes != session.originalModes)
    session.press(keys)
    #expect(try session.finish() == TerminalSession.Outcome(output: output, code: 0))
    expectCleanTerminal(session)
  }

  @Test func keysThatWereTypedBeforeTheStartCount() throws {
    let session = try TerminalSession(["pick"], typed: Self.right)
    // The terminal shows the keys, and the picture begins below them.
    try session.await("Saturday, 30 August 2025", top: 1)
    session.press("\r")
    #expect(try session.finish() == TerminalSession.Outcome(output: "2025-08-30\n", code: 0))
  }

  @Test func theEscapeKeyLeavesWithoutAChoice() throws {
    let session = try TerminalSession(["pick"])
    try session.await("August 2025")
    session.press("\u{1B}")
    #expect(try session.finish() == TerminalSession.Outcome(output: "", code: 1))
    expectCleanTerminal(session)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGALRM, SIGXCPU, SIGTRAP])
  func aSignalEndsTheProgramAndTheTerminalIsAsBefore(_ signal: Int32) throws {
    let session = try TerminalSession(["pick", "--range"])
    try session.await("August 2025")
    session.send(signal: signal)
    #expect(try session.finish() == TerminalSession.Outcome(output: "", code: -signal))
    expectCleanTerminal(session)
  }

  @Test func withoutStandardInputTheTerminalHasItsNumber() throws {
    let session = try TerminalSession(script: "exec dayctl pick <&-")
    try session.await("August 2025")
    session.press(Self.right)
    try session.await("Saturday, 30 August 2025")
    let count = session.bytesSinceLastKey
    session.send(signal: SIGCONT)
    try session.await("August 2025", bytes: count + 1)
    session.press("\r")
    #expect(try session.finish() == TerminalSession.Outcome(output: "2025-08-30\n", code: 0))
    expectCleanTerminal(session)
  }

  @Test(arguments: [("\u{3}", SIGINT), ("\u{1C}", SIGQUIT)])
  func aKeyThatInterruptsDoesSo(_ key: String, _ signal: Int32) throws {
    let session = try TerminalSession(["pick"])
    try session.await("August 2025")
    session.press(key)
    #expect(try session.finish() == TerminalSession.Outcome(output: "", code: -signal))
    expectCleanTerminal(session)
  }

  /// A picker that goes on below the text of another program.
  ///
  /// - Parameter top: The row in which its picture then begins, from the height of the picture.
  private static func picker(
    below text: String, top: (_ height: Int) -> Int
  ) throws -> TerminalSession {
    let session = try TerminalSession(["pick"])
    try session.await("August 2025")
    let height = session.model.text.split(separator: "\n", omittingEmptySubsequences: false).count
    session.writeAsAnotherProgram("\r\u{1B}[J" + text)
    session.send(signal: SIGCONT)
    try session.await("August 2025", top: top(height))
    return session
  }

  @Test func aPictureAfterAContinuationBeginsBelowTheTextOfOtherPrograms() throws {
    let session = try Self.picker(below: "back") { _ in 1 }
    #expect(session.model.text.hasPrefix("back\n"))
    session.press("\r")
    #expect(try session.finish() == TerminalSession.Outcome(output: "2025-08-29\n", code: 0))
    #expect(session.model.text == "back")
  }

  @Test func aKeyAfterAContinuationChangesThePictureWhereItIs() throws {
    let session = try Self.picker(below: "back") { _ in 1 }
    // Only the program makes the mouse report, and hides the cursor.
    #expect(session.model.modes == [1002, 1006])
    let picture = session.model.picture
    session.press(Self.right)
    try session.awaitChange(top: 1)
    #expect(session.model.picture[..<3] == picture[..<3])
    #expect(session.model.picture != picture)
    session.press("\r")
    #expect(try session.finish() == TerminalSession.Outcome(output: "2025-08-30\n", code: 0))
    #expect(session.model.text == "back")
  }

  @Test func aKeyChangesAPictureForWhichTheTerminalHasScrolled() throws {
    let lines = String(repeating: "\n", count: 30)
    let session = try Self.picker(below: lines + "back") { 24 - $0 }
    session.press(Self.right)
    try session.awaitChange(top: session.model.position[0])
    session.press("\r")
    #expect(try session.finish() == TerminalSession.Outcome(output: "2025-08-30\n", code: 0))
    #expect(session.model.text.split(separator: "\n") == ["back"])
  }

  @Test func aTerminalThatIsClosedEndsTheProgram() throws {
    let session = try TerminalSession(["pick"])
    try session.await("August 2025")
    session.hangUp()
    #expect(try session.finish() == TerminalSession.Outcome(output: "", code: -SIGHUP))
  }

  @Test func aStoppedProgramGivesTheTerminalBackUntilItGoesOn() throws {
    // The shell waits for a line while the picker is stopped.
    let session = try TerminalSession(
      script: "dayctl pick; printf 'stopped\\r' >/dev/tty; read line </dev/tty; fg >/dev/null",
      hasJobs: true)
    try session.await("August 2025")
    session.press("\u{1A}")
    try session.await("stopped")
    #expect(session.modes == session.originalModes)
    #expect(session.model.text == "stopped")
    session.press("\n")
    try session.await("August 2025", top: 1)
    session.press(Self.right + "\r")
    #expect(try session.finish() == TerminalSession.Outcome(output: "2025-08-30\n", code: 0))
    #expect(session.modes == session.originalModes)
  }

  // Nobody could continue it: the process that started the test is not its shell.
  @Test func aProgramWithoutAShellIsNotStopped() throws {
    let session = try TerminalSession(["pick"])
    try session.await("August 2025")
    session.press("\u{1A}")
    // It gives the terminal back for a moment, in which the terminal would show the next keys.
    try session.await("August 2025", bytes: 300)
    session.press(Self.right + "\r")
    #expect(try session.finish() == TerminalSession.Outcome(output: "2025-08-30\n", code: 0))
    expectCleanTerminal(session)
  }

  @Test func aProgramThatIgnoresStoppingIsNotStopped() throws {
    let session = try TerminalSession(
      script: "trap '' TSTP; x=$(dayctl pick); echo \"$x\"", hasJobs: true)
    try session.await("August 2025")
    session.press("\u{1A}")
    session.press(Self.right + "\r")
    #expect(try session.finish() == TerminalSession.Outcome(output: "2025-08-30\n", code: 0))
  }

  @Test func textBeforeTheCursorStays() throws {
    let session = try TerminalSession(script: "printf 'Start: ' >/dev/tty; dayctl pick")
    try session.await("August 2025", top: 1)
    #expect(session.model.text.hasPrefix("Start:\n <   August"))
    session.press("\r")
    #expect(try session.finish() == TerminalSession.Outcome(output: "2025-08-29\n", code: 0))
    #expect(session.model.text == "Start:")
  }

  @Test func thePictureFollowsTheSizeOfTheTerminal() throws {
    let session = try TerminalSession(["pick"])
    try session.await("August 2025")
    session.resize(rows: 6, columns: 30)
    try session.await("Too small: 40x10 needed")
    session.resize(rows: 10, columns: 40)
    try session.await("August 2025")
    session.press("\r")
    #expect(try session.finish() == TerminalSession.Outcome(output: "2025-08-29\n", code: 0))
    #expect(session.model.failures == [])
  }

  @Test func thePictureFollowsTheSizeWhileTheTerminalOwesThePositionOfAClick() throws {
    let session = try TerminalSession(["pick"])
    try session.await("August 2025")
    try session.awaitPositionQuestion(after: "\u{1B}[<0;5;4M")
    session.resize(rows: 10, columns: 40)
    try session.await("August 2025")
    session.press("\r")
    #expect(try session.finish() == TerminalSession.Outcome(output: "2025-08-29\n", code: 0))
  }

  @Test(arguments: [40, 80, 200], ["", "--color=always", "--color=never", "--locale=ja"])
  func nothingWrapsAndAKeyCostsLittle(_ columns: Int, _ option: String) throws {
    let session = try TerminalSession(
      ["pick", "--range", "--title=Stay"] + (option.isEmpty ? [] : [option]), rows: 14,
      columns: columns)
    try session.await("2025")
    for key in [
      Self.right, Self.down, "\u{1B}[6~", "\t", "\t", Self.down, "\t", "\t", "\t", "\r", Self.down,
      "\r", "Y", "?",
    ] {
      session.press(key)
      try session.awaitChange()
      #expect(session.bytesSinceLastKey < 2048, "\(key.debugDescription)")
    }
    session.press("qq")
    _ = try session.finish()
    #expect(session.model.failures == [])
    #expect(session.model.hasStyles == !(option == "--color=never"))
  }

  @Test func thereAreNoStylesWithoutColor() throws {
    let session = try TerminalSession(["pick", "--range"], environment: ["NO_COLOR=1"])
    try session.await("[29]")
    session.press("\r\r")
    try session.await("1 day")
    session.press("\r")
    #expect(try session.finish().code == 0)
    #expect(!session.model.hasStyles)
  }

  // Row 4, column 5 of the terminal: the first complete week, its second day.
  @Test(arguments: [
    ("\u{1B}[<0;5;4M\u{1B}[<0;5;4m", "2025-08-05\n"),
    ("\u{1B}[<0;5;4m\r", "2025-08-05\n"),
    ("\r\u{1B}[<0;5;4m", "2025-08-29\n"),
  ])
  func clicksAndKeysCountInTheirOrder(_ input: String, _ day: String) throws {
    let session = try TerminalSession(["pick"])
    try session.await("August 2025")
    session.press(input)
    #expect(try session.finish() == TerminalSession.Outcome(output: day, code: 0))
    expectCleanTerminal(session)
  }

  @Test func twoClicksInOneReadAreBothTaken() throws {
    let session = try TerminalSession(["pick", "--only", "custom", "--presets", "none"])
    try session.await("August 2025")
    session.press("\u{1B}[<0;5;4m\u{1B}[<0;11;4m\r")
    #expect(
      try session.finish() == TerminalSession.Outcome(output: "2025-08-05\n2025-08-07\n", code: 0))
    // Where the picture begins is asked only once.
    #expect(session.model.positionQuestions == 1)
  }

  /// Expects that nothing of the program is left on the terminal.
  private func expectCleanTerminal(_ session: TerminalSession) {
    #expect(session.modes == session.originalModes)
    #expect(session.model.modes == [25])
    #expect(session.model.text == "")
    #expect(session.model.position == [0, 0])
    #expect(session.model.failures == [])
  }
}
