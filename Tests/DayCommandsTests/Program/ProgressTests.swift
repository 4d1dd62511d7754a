import CommandGrammar
import DayCommands
import System
import Testing

struct ProgressTests {
  @Test func aLongRunShowsAndErasesItsProgressOnATerminal() {
    let written = run("add 1", seconds: [0, 0.5, 1, 1.1, 61])
    #expect(
      written
        == "\r\u{1B}[Kdayctl: 22 B of 55 B (40 %), 2 lines, 22 B/s"
        + "\r\u{1B}[Kdayctl: 44 B of 55 B (80 %), 4 lines, 0 B/s" + "\r\u{1B}[K")
  }

  @Test func largeNumbersHaveALetter() {
    let line = String(repeating: " ", count: 199) + "\n"
    let written = run(
      "filter --in-text before 2025", lines: Array(repeating: line, count: 6_000), seconds: [0, 2])
    #expect(written.contains("1.2 MB"))
  }

  @Test func aRunOfLessThanASecondShowsNoProgress() {
    #expect(run("add 1", seconds: [0, 0.2, 0.4, 0.6, 0.8, 0.999]) == "")
  }

  @Test func theProgressLineFitsTheTerminal() {
    let written = run("add 1", seconds: [0, 2], columns: 20)
    #expect(
      written == "\r\u{1B}[Kdayctl: 11 B of 55 \r\u{1B}[K")
  }

  @Test(arguments: ["add 1", "add --jobs 3 1"])
  func messagesReplaceTheProgressLine(_ words: String) {
    let written = run(words, lines: ["2025-08-29\n", "foo\n"], seconds: [0, 2, 3, 3])
    #expect(written.contains("\r\u{1B}[Kdayctl: <stdin>:2: 'foo' is not a date (yyyy-MM-dd)\n"))
  }

  @Test(arguments: [("add --quiet 1", 80), ("add 1", nil)])
  func progressIsNotShownUnlessRequestedOrOnATerminal(_ words: String, _ columns: Int?) {
    #expect(run(words, seconds: [0, 2, 4], columns: columns) == "")
  }

  @Test func theProgressLineIsErasedIfStandardInputIsGivenTwice() {
    #expect(run("add - - +1", seconds: [0, 2]) == run("add 1", seconds: [0, 2]))
  }

  @Test func progressIsNotShownBetweenAnswersOnATerminal() {
    #expect(run("add 1", seconds: [0, 2, 4], outputIsTerminal: true) == "")
  }

  @Test func withoutATerminalRequestedProgressIsOneLinePerSecond() {
    #expect(
      run("add --progress 1", seconds: [0, 2, 2.5, 3], columns: nil)
        == "dayctl: 11 B of 55 B (20 %), 1 line, 5 B/s\n"
        + "dayctl: 33 B of 55 B (60 %), 3 lines, 11 B/s\n")
  }

  @Test(arguments: [
    ("add --quiet 1", "foo\n2025-08-29\n", "2025-08-30\n"), ("weekday -q --required", "\n", ""),
    ("add -q --jobs 2 1", "foo\n2025-08-29\n", "2025-08-30\n"),
    ("add -q --on-error keep 1", "foo\n", "foo\n"),
  ])
  func quietHidesFailingLines(
    _ words: String, _ input: String, _ answers: String
  ) {
    #expect(dayctl(words, input: input) == Run(written: answers, code: 2))
  }

  @Test(arguments: ["add -q 2025-02-30 1", "add -q 2025-02-30 - +1", "month-grid -q 2025-13"])
  func quietHidesFailingOperands(_ words: String) {
    #expect(dayctl(words) == Run(written: "", code: 2))
  }

  @Test func quietStillReportsUsageErrors() throws {
    try GoldenCalls.check(
      [
        "add -q",
        "diff -q x",
        "add -q --header --column due 1",
      ], input: "a,b\n")
  }

  @Test func quietAndProgressCannotBeCombined() throws {
    try GoldenCalls.check(
      [
        "add --quiet --progress 2025-01-01 1"
      ])
  }

  /// The messages of a run if the clock shows these seconds each time it is read.
  private func run(
    _ words: String, lines: [String] = Array(repeating: "2025-08-29\n", count: 5),
    seconds: [Double], columns: Int? = 80, outputIsTerminal: Bool = false
  ) -> String {
    let messages = Log()
    let clock = Clock(seconds)
    var surroundings = Surroundings(
      input: SizedChunks(lines), output: Log(), messages: messages)
    surroundings.isOutputTerminal = outputIsTerminal
    surroundings.messageColumns = { columns }
    surroundings.clock = { clock.read() }
    _ = Dayctl.run(
      Words(words.split(separator: " ").map { Word(String($0)) }), in: surroundings)
    return messages.text
  }
}

/// A clock with given times; it repeats the last one.
private final class Clock: @unchecked Sendable {
  private var seconds: [Double]

  init(_ seconds: [Double]) {
    self.seconds = seconds
  }

  func read() -> Int {
    let second = seconds.count > 1 ? seconds.removeFirst() : seconds[0]
    return Int(second * 1e9)
  }
}

/// A source that returns one chunk per read and has a known size.
private struct SizedChunks: ByteSource {
  private var chunks: ArraySlice<String>
  let size: Int?

  init(_ chunks: [String]) {
    self.chunks = chunks[...]
    size = chunks.reduce(0) { $0 + $1.utf8.count }
  }

  mutating func read(into buffer: inout OutputSpan<UInt8>) {
    for byte in chunks.popFirst()?.utf8 ?? "".utf8 { buffer.append(byte) }
  }
}
