import Foundation
import TerminalModel
import Testing

/// A heat map on a terminal, which the program asks for its background.
@Suite(.enabled(if: FileManager.default.isReadableFile(atPath: "/dev/ptmx")))
struct ThemeTests {
  private static let light = "\u{1B}]11;rgb:ffff/ffff/dddd\u{1B}\\"
  private static let dark = "\u{1B}]11;rgb:1e/1e/2e\u{7}"
  private static let attributes = "\u{1B}[?62;22c"

  /// Starts a heat map of a month, and then reads a line of the terminal.
  private func start(_ options: String = "", _ variables: String = "") throws -> TerminalSession {
    try TerminalSession(
      script: """
        TERM=xterm-256color
        echo 2025-08-05 | \(variables) dayctl month-grid --heat \(options) 2025-08 >/dev/tty
        read -r line; echo "[$line]"
        """)
  }

  /// Waits for the picture, types a line, and returns the picture and the line that the shell reads.
  private func finish(
    _ session: TerminalSession, rest: String = ""
  ) throws -> (picture: [String], line: String) {
    try session.await("31", top: 9)
    let picture = session.model.picture
    if !rest.isEmpty { session.press(rest) }
    try session.awaitModes(session.originalModes)
    session.press("typed\n")
    let line = try session.finish().output
    #expect(session.model.failures == [])
    return (picture, line)
  }

  private func picture(_ theme: String) throws -> [String] {
    let session = try start("--theme \(theme)")
    let picture = try finish(session).picture
    #expect(session.model.themeQuestions == 0)
    return picture
  }

  @Test(arguments: [("light", light + attributes), ("dark", dark + attributes)])
  func theAnswerDecides(_ theme: String, _ answer: String) throws {
    // What the terminal says is more certain than what its environment says.
    let session = try start("", "COLORFGBG='\(theme == "light" ? "15;0" : "0;15")'")
    try session.awaitThemeQuestion()
    session.press(answer)
    let (shown, line) = try finish(session)
    #expect(shown == (try picture(theme)))
    #expect(line == "[typed]\n")
  }

  @Test(arguments: [
    ("", "", "dark"), ("", "COLORFGBG='0;15'", "light"), ("", "COLORFGBG='15;0'", "dark"),
    ("", "COLORFGBG='0;default;7'", "light"), ("--theme auto", "COLORFGBG='0;15'", "light"),
  ])
  func withoutAnAnswerTheEnvironmentDecides(
    _ option: String, _ variables: String, _ theme: String
  ) throws {
    let session = try start(option, variables)
    let (shown, line) = try finish(session)
    #expect(session.model.themeQuestions == 1)
    #expect(shown == (try picture(theme)))
    #expect(line == "[typed]\n")
  }

  @Test(arguments: ["\u{1B}", "\u{1B}]11;rgb:ff", "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?6"])
  func anAnswerThatIsLateIsNotTyping(_ start: String) throws {
    let session = try self.start()
    try session.awaitThemeQuestion()
    session.press(start)
    let answer = Self.light + Self.attributes
    let (_, line) = try finish(session, rest: String(answer.dropFirst(start.count)))
    #expect(line == "[typed]\n")
    #expect(!session.model.text.contains("rgb"))
  }

  @Test(arguments: ["", light + attributes])
  func withoutStandardInputTheTerminalHasItsNumber(_ answer: String) throws {
    let session = try TerminalSession(
      script: """
        TERM=xterm-256color
        file=$(mktemp); echo 2025-08-05 >$file
        dayctl month-grid --heat --file $file 2025-08 >/dev/tty <&-
        rm $file; read -r line; echo "[$line]"
        """)
    try session.awaitThemeQuestion()
    session.press(answer)
    #expect(try finish(session).line == "[typed]\n")
  }

  @Test func whatIsTypedAfterTheAnswerIsKept() throws {
    let session = try start()
    try session.awaitThemeQuestion()
    // The answer fills what is read at once.
    let answer = Self.light + Self.attributes
    session.press(String(repeating: "x", count: 256 - answer.utf8.count) + answer + "typed\n")
    try session.await("31", top: 9)
    #expect(try session.finish().output == "[typed]\n")
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func aSignalRestoresTheTerminal(_ signal: Int32) throws {
    let session = try TerminalSession(
      script: """
        TERM=xterm-256color exec dayctl month-grid --heat 2025-08 >/dev/tty </dev/null
        """)
    try session.awaitThemeQuestion()
    session.press("\u{1B}]")
    try session.await("31", top: 9)
    session.send(signal: signal)
    try session.awaitModes(session.originalModes)
    #expect([-signal, 0].contains(try session.finish().code))
  }

  @Test(arguments: [
    "month-grid --heat --color never 2025-08", "month-grid --heat --svg 2025-08",
    "month-grid 2025-08",
  ])
  func nothingIsAskedIfItDoesNotMatter(_ call: String) throws {
    let session = try TerminalSession(
      script: "echo 2025-08-05 | dayctl \(call) >/dev/tty; echo 2025-08-05 | dayctl \(call)")
    _ = try session.finish()
    #expect(session.model.themeQuestions == 0)
  }
}
