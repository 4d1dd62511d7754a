import CommandGrammar
import DayCommands
import SeededNumbers
import System
import Testing

struct DayCommandTests {
  @Test(arguments: [
    ("skip", "2025-01-02\nE2025-01-04\n"), ("keep", "2025-01-02\nEfoo\n2025-01-04\n"),
    ("blank", "2025-01-02\nE\n2025-01-04\n"), ("stop", "2025-01-02\nE"),
  ])
  func aFailingLineIsTreatedAsRequested(_ policy: String, _ expected: String) {
    let message = "dayctl: <stdin>:2: 'foo' is not a date (yyyy-MM-dd)\n"
    let run = dayctl("add --on-error \(policy) 1", input: "2025-01-01\nfoo\n2025-01-03\n")
    #expect(run.code == 2)
    #expect(
      run.written
        == expected.split(separator: "E", omittingEmptySubsequences: false).joined(
          separator: message))
  }

  @Test(arguments: [
    ("", ""), ("2025-01-01", "2025-01-02\n"), ("2025-01-01\n", "2025-01-02\n"),
    ("2025-01-01\r\n2025-01-02\r\n", "2025-01-02\r\n2025-01-03\r\n"),
    ("2025-01-01\n2025-01-02", "2025-01-02\n2025-01-03\n"),
    ("2025-01-01\r\n2025-01-02\n", "2025-01-02\r\n2025-01-03\n"),
  ])
  func lineEndingsAreKeptAndTheLastAnswerEndsWithOne(_ input: String, _ output: String) {
    #expect(dayctl("add 1", input: input) == Run(written: output, code: 0))
  }

  @Test func anUnterminatedLastLineDoesNotRunIntoTheNextOperand() {
    #expect(
      dayctl("convert - 2025-01-02", input: "2025-01-01")
        == Run(written: "2025-01-01\n2025-01-02\n", code: 0))
  }

  @Test(arguments: [
    ("skip", "M2025-01-02\n"), ("keep", "Mx\n2025-01-02\n"), ("blank", "M\n2025-01-02\n"),
  ])
  func anUnterminatedLastLineIsTerminatedBeforeTheNextOperand(
    _ policy: String, _ expected: String
  ) {
    let message = "dayctl: <stdin>:1: 'x' is not a date (yyyy-MM-dd)\n"
    let run = dayctl("convert --on-error \(policy) - 2025-01-02", input: "x")
    #expect(run.written == message + expected.dropFirst())
  }

  @Test func aFormatInAMessageCannotBreakTheLine() {
    let run = dayctl(["convert", "--from", "yyyy-MM-dd'\u{1B}[31m\nx'", "y"])
    #expect(run.code == 2)
    #expect(run.written.unicodeScalars.filter { $0.value < 0x20 }.count == 1)
    let long = dayctl([
      "convert", "--from", Word("yyyyMMdd'" + String(repeating: "x", count: 5_000) + "'"), "y",
    ])
    #expect(long.written.utf8.count <= 1_024 + 9)
  }

  @Test func aByteOrderMarkBeforeTheFirstLineIsDropped() {
    #expect(
      dayctl("add 1", input: "\u{FEFF}2025-01-01\n2025-01-02\n")
        == Run(written: "2025-01-02\n2025-01-03\n", code: 0))
    #expect(dayctl("add 1", input: "\u{FEFF}") == Run(written: "", code: 0))
  }

  @Test func aQuotedFieldMayFollowASplitByteOrderMark() {
    let output = Log()
    let input = Array("\u{FEFF}\"a\nb\",2025-01-01\n".utf8)
    let code = Dayctl.run(
      ["add", "--column", "2", "1"],
      in: Surroundings(input: ByteChunks(input.map { [$0] }), output: output, messages: Log()))
    #expect(code == 0)
    #expect(output.text == "\u{FEFF}\"a\nb\",2025-01-02\n")
  }

  @Test func aFilterEndsWhenItsMessagesAreNoLongerRead() {
    let (output, messages) = (Log(), Log(breakingWith: .closedPipe))
    let chunks = ByteChunks((0..<100).map { _ in Array("nope\n".utf8) })
    let code = Dayctl.run(
      ["add", "1"], in: Surroundings(input: chunks, output: output, messages: messages))
    #expect(code == 2)
    #expect(messages.writes == 1)
  }

  @Test(arguments: [
    ([0x00], "'\\x00'"), ([0xFF, 0xFE], "'\\xff\\xfe'"),
    ([0x1B, 0x5B, 0x33, 0x31, 0x6D], "'\\x1b[31m'"), ([0x0D], "'\\r'"),
    ([0xE2, 0x80, 0xAE], "'\\u{202e}'"), (Array("x2025-01-01\0".utf8), "'x2025-01-01\\x00'"),
    (Array("２０２５-01-01".utf8), "'２０２５-01-01'"),
  ])
  func messagesEscapeTheBytesOfTheInput(_ bytes: [UInt8], _ quoted: String) {
    let run = dayctl(["weekday", "--required"], input: bytes + [0x0D, 0x0A])
    #expect(run.written.hasPrefix("dayctl: <stdin>:1: \(quoted) is not a date (yyyy-MM-dd)"))
    #expect(run.code == 2)
  }

  @Test(arguments: seeds(24))
  func answersDoNotDependOnTheChunksOfTheInput(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let lines = ["2025-01-01", "2025-02-28\r", "foo", "", "31/12/2025", "9999-12-31", "\r"]
    var input: [UInt8] = []
    for _ in 0..<200 {
      input += Array((lines.randomElement(using: &generator) ?? "").utf8) + [0x0A]
    }
    if Bool.random(using: &generator) { input.removeLast() }
    var chunks: [[UInt8]] = []
    var rest = input[...]
    while !rest.isEmpty {
      let count = min(Int.random(in: 1...37, using: &generator), rest.count)
      chunks.append(Array(rest.prefix(count)))
      rest.removeFirst(count)
    }
    for policy in ["skip", "keep", "blank", "stop"] {
      let whole = streams([input], policy)
      let pieces = streams(chunks, policy)
      #expect(whole.output == pieces.output)
      #expect(whole.messages == pieces.messages)
    }
  }

  /// The output and the messages of the program.
  private func streams(_ chunks: [[UInt8]], _ policy: String) -> (output: String, messages: String)
  {
    let (output, messages) = (Log(), Log())
    _ = Dayctl.run(
      ["add", "--on-error", Word(policy), "--messages", "3", "1"],
      in: Surroundings(input: ByteChunks(chunks), output: output, messages: messages))
    return (output.text, messages.text)
  }

  @Test(arguments: ["skip", "keep", "blank"])
  func aTooLongLineIsReportedOnceAndTheNextIsAnswered(_ policy: String) {
    for excess in [1, 2, 70_000] + (policy == "keep" ? [3_000_000] : []) {
      let long = [UInt8](repeating: 0x78, count: (1 << 20) + excess)
      let input = Array("2025-01-01\n".utf8) + long + Array("\n2025-01-03\n".utf8)
      let run = dayctl(["add", "--on-error", Word(policy), "1"], input: input)
      let kept =
        policy == "keep"
        ? String(decoding: long, as: UTF8.self) + "\n" : policy == "blank" ? "\n" : ""
      let message = "dayctl: <stdin>:2: the line is longer than 1048576 bytes\n"
      #expect(run == Run(written: "2025-01-02\n\(message)\(kept)2025-01-04\n", code: 2))
    }
  }

  @Test func aLineAtTheLimitIsRead() {
    let long = [UInt8](repeating: 0x78, count: 1 << 20)
    let run = dayctl(["weekday"], input: long)
    #expect(
      run.written
        == "dayctl: <stdin>:1: '\(String(repeating: "x", count: 64))'… is not a date (yyyy-MM-dd)\n"
    )
  }

  @Test func answersAreWrittenBeforeTheNextReadAndBeforeAMessage() {
    let output = Log()
    let watcher = Watcher(output, chunks: ["2025-01-01\n2025-01-02\n", "2025-01-03\n"])
    let code = Dayctl.run(
      ["add", "1"], in: Surroundings(input: watcher, output: output, messages: Log()))
    #expect(code == 0)
    #expect(
      watcher.seen == ["", "2025-01-02\n2025-01-03\n", "2025-01-02\n2025-01-03\n2025-01-04\n"])
  }

  @Test func aReadErrorIsReportedAfterTheAnswersSoFar() {
    let log = Log()
    let input = ByteChunks([Array("2025-01-01\n2025-01-0".utf8)], then: SystemError(code: 5))
    let code = Dayctl.run(["add", "1"], in: Surroundings(input: input, output: log, messages: log))
    #expect(code == 2)
    #expect(
      log.text == "2025-01-02\ndayctl: cannot read standard input: Input/output error\n")
  }

  @Test func anOutputThatCannotBeWrittenIsReportedAndEndsTheWork() {
    let (output, messages) = (Log(breakingWith: SystemError(code: 28)), Log())
    let chunks = ByteChunks((0..<100).map { _ in Array("2025-01-01\n".utf8) })
    let code = Dayctl.run(
      ["add", "1"], in: Surroundings(input: chunks, output: output, messages: messages))
    #expect(code == 2)
    #expect(messages.text == "dayctl: cannot write the output: No space left on device\n")
    #expect(output.writes == 1)
  }

  @Test func aClosedPipeEndsQuietly() {
    let (output, messages) = (Log(breakingWith: .closedPipe), Log())
    let code = Dayctl.run(
      ["add", "1"],
      in: Surroundings(
        input: ByteChunks([Array("2025-01-01\n".utf8)]), output: output, messages: messages))
    #expect(code == 0)
    #expect(messages.text == "")
  }
}
