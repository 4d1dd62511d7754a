import System
import Testing

struct ConsoleTests {
  @Test func messagesComeAfterEarlierOutput() {
    let both = ByteRecorder()
    var console = Console(program: "test", output: both, messages: both)
    console.output.append("one\n")
    console.complain("wrong")
    console.output.append("two\n")
    console.finish { _ in "" }
    #expect(both.text == "one\ntest: wrong\ntwo\n")
  }

  @Test func onlyAnErrorMessageIsAFailure() {
    var console = Console(program: "test", output: ByteRecorder(), messages: ByteRecorder())
    console.write(message: "help\n")
    #expect(console.hasFailed == false)
    console.complain("wrong")
    #expect(console.hasFailed == true)
    var quiet = Console(program: "test", output: ByteRecorder(), messages: ByteRecorder())
    quiet.fail()
    #expect(quiet.hasFailed == true)
  }

  @Test func anOutputThatCannotBeWrittenIsReportedAtTheEnd() {
    let messages = ByteRecorder()
    let output = ByteRecorder(failing: [0: SystemError(code: 28)])
    var console = Console(program: "test", output: output, messages: messages)
    console.output.append("one\n")
    #expect(console.isOver == false)
    console.output.flush()
    #expect(console.isOver == true)
    #expect(messages.calls == 0)
    console.finish { error in "cannot write: \(error.message)" }
    #expect(messages.text == "test: cannot write: No space left on device\n")
    #expect(console.hasFailed == true)
  }

  @Test func aClosedPipeIsNotAFailure() {
    let messages = ByteRecorder()
    var console = Console(
      program: "test", output: ByteRecorder(failing: [0: .closedPipe]), messages: messages)
    console.output.append("one\n")
    console.finish { _ in "never" }
    #expect(messages.calls == 0)
    #expect(console.isOver == true)
    #expect(console.hasFailed == false)
  }

  @Test func aClosedMessagePipeEndsTheWork() {
    let output = ByteRecorder()
    var console = Console(
      program: "test", output: output, messages: ByteRecorder(failing: [0: .closedPipe]))
    console.output.append("one\n")
    console.complain("wrong")
    #expect(console.isOver == true)
    #expect(console.hasFailed == true)
    console.finish { _ in "never" }
    #expect(output.text == "one\n")
  }

  @Test func otherErrorsOfTheMessagesDoNotEndTheWork() {
    var console = Console(
      program: "test", output: ByteRecorder(),
      messages: ByteRecorder(failing: [0: SystemError(code: 28)]))
    console.complain("wrong")
    #expect(console.isOver == false)
  }

  // Progress.

  @Test func theProgressLineIsErasedBeforeAMessage() {
    let messages = ByteRecorder()
    var console = Console(program: "test", output: ByteRecorder(), messages: messages)
    console.beginWork(of: 100, columns: 80, at: 0)
    #expect(console.reportsProgress == true)
    console.report(bytes: 10, lines: 1, at: 999_999_999)
    #expect(messages.calls == 0)
    console.report(bytes: 10, lines: 1, at: 1_000_000_000)
    let line = "\r\u{1B}[Ktest: 10 B of 100 B (10 %), 1 line, 10 B/s"
    #expect(messages.text == line)
    console.complain("wrong")
    console.complain("again")
    #expect(messages.text == line + "\r\u{1B}[Ktest: wrong\ntest: again\n")
    console.finish { _ in "" }
    #expect(messages.text == line + "\r\u{1B}[Ktest: wrong\ntest: again\n")
  }

  @Test func theProgressLineIsErasedAtTheEnd() {
    let both = ByteRecorder()
    var console = Console(program: "test", output: both, messages: both)
    console.beginWork(of: nil, columns: 10, at: 0)
    console.report(bytes: 10, lines: 1, at: 2_000_000_000)
    console.output.append("answer\n")
    console.finish { _ in "" }
    #expect(both.text == "\r\u{1B}[Ktest: 10 \r\u{1B}[Kanswer\n")
  }

  @Test(arguments: [
    (0, ""), (1, ""), (2, "t"), (10, "test: 10 "), (80, "test: 10 B, 1 line, 10 B/s"),
  ])
  func theLastColumnOfATerminalStaysEmpty(_ columns: Int, _ line: String) {
    let messages = ByteRecorder()
    var console = Console(program: "test", output: ByteRecorder(), messages: messages)
    console.beginWork(of: nil, columns: columns, at: 0)
    console.report(bytes: 10, lines: 1, at: 1_000_000_000)
    #expect(messages.text == "\r\u{1B}[K" + line)
  }

  @Test func onATerminalProgressIsUpdatedFiveTimesASecond() {
    let messages = ByteRecorder()
    var console = Console(program: "test", output: ByteRecorder(), messages: messages)
    console.beginWork(of: nil, columns: 80, at: 0)
    for tenths in [5, 9, 10, 11, 12, 13, 14] {
      console.report(bytes: tenths, lines: tenths, at: tenths * 100_000_000)
    }
    #expect(
      messages.text.split(separator: "\r").map { $0.drop { $0 != "," } }
        == [", 10 lines, 10 B/s", ", 12 lines, 10 B/s", ", 14 lines, 10 B/s"])
  }

  @Test func withoutATerminalProgressIsOneLinePerSecond() {
    let messages = ByteRecorder()
    var console = Console(program: "test", output: ByteRecorder(), messages: messages)
    console.beginWork(of: nil, columns: nil, at: 0)
    for tenth in 0...25 { console.report(bytes: tenth, lines: 2, at: tenth * 100_000_000) }
    #expect(messages.text == "test: 10 B, 2 lines, 10 B/s\ntest: 20 B, 2 lines, 10 B/s\n")
  }

  @Test(arguments: [
    (200, "200 B of 200 B (100 %)"), (199, "199 B of 200 B (99 %)"), (201, "201 B"),
  ])
  func theShareIsThatOfTheSizeUnlessTheInputHasGrown(_ bytes: Int, _ text: String) {
    let messages = ByteRecorder()
    var console = Console(program: "test", output: ByteRecorder(), messages: messages)
    console.beginWork(of: 200, columns: nil, at: 0)
    console.report(bytes: bytes, lines: 1, at: 1_000_000_000)
    #expect(messages.text == "test: \(text), 1 line, \(bytes) B/s\n")
  }

  @Test(arguments: [(0, "0 B"), (1, "0 B of 1 B (0 %)")])
  func anInputOfOneByteHasAShare(_ size: Int, _ text: String) {
    let messages = ByteRecorder()
    var console = Console(program: "test", output: ByteRecorder(), messages: messages)
    console.beginWork(of: size, columns: nil, at: 0)
    console.report(bytes: 0, lines: 0, at: 1_000_000_000)
    #expect(messages.text.hasPrefix("test: \(text), "))
  }

  @Test(arguments: [
    (999, "999"), (1_000, "1.0 k"), (9_999, "9.9 k"), (10_000, "10 k"), (999_999, "999 k"),
    (1_000_000, "1.0 M"),
    (999_999_999_999_999, "999 T"), (.max, "9.2 E"),
  ])
  func aLargeNumberHasTheLetterOfAPowerOf1000(_ lines: Int, _ text: String) {
    let messages = ByteRecorder()
    var console = Console(program: "test", output: ByteRecorder(), messages: messages)
    console.beginWork(of: nil, columns: nil, at: 0)
    console.report(bytes: 1, lines: lines, at: 1_000_000_000)
    #expect(messages.text == "test: 1 B, \(text) lines, 1 B/s\n")
  }

  @Test func beginningWorkTwiceHasNoEffect() {
    let messages = ByteRecorder()
    var console = Console(program: "test", output: ByteRecorder(), messages: messages)
    console.beginWork(of: nil, columns: nil, at: 0)
    console.beginWork(of: nil, columns: nil, at: 900_000_000)
    console.report(bytes: 1, lines: 1, at: 1_000_000_000)
    #expect(messages.calls == 1)
  }

  @Test func withoutWorkNothingIsReported() {
    let messages = ByteRecorder()
    var console = Console(program: "test", output: ByteRecorder(), messages: messages)
    console.report(bytes: 1, lines: 1, at: 9_000_000_000)
    #expect(console.reportsProgress == false)
    #expect(messages.calls == 0)
  }
}

extension ByteRecorder {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
