import CommandGrammar
import DayCommands
import SeededNumbers
import System
import Testing

struct DayCommandThreadsTests {
  @Test(arguments: [
    "add 1m", "add --on-error keep 1", "add --on-error blank 1", "add --on-error stop 1",
    "convert --to dmy", "weekday --json", "diff 2000-01-01 --csv", "add --in-text 1", "add -q 1",
  ])
  func severalThreadsGiveTheSameAnswersAsOne(_ words: String) {
    check(words, Array(Self.lines(seed: 1, bytes: 10_000, rarely: 50).utf8))
  }

  @Test(arguments: [
    "add 1", "add --column 2 1", "add --column due --header 1", "weekday --column 2 --csv",
    "add --column 2 --on-error stop 1",
  ])
  func quotedLineBreaksStayInTheirRecords(_ words: String) {
    var generator = SplitMix64(seed: 5)
    var text = "id,due,note\n"
    while text.utf8.count < 10_000 {
      let note =
        ["plain", "\"a\nb\"", "\"two\n\n\"\"quoted\"\"\n\"", "in\"side", ""]
        .randomElement(using: &generator) ?? ""
      text += "\(text.utf8.count),2025-08-\(Int.random(in: 10...40, using: &generator)),\(note)\n"
    }
    check(words, Array(text.utf8))
  }

  @Test func severalThreadsReportLongLinesAsOneDoes() {
    let dates = Self.lines(seed: 2, bytes: 50_000, rarely: 5_000)
    let long = String(repeating: "x", count: (1 << 20) + 5) + "\n"
    let nearly = String(repeating: "y", count: 300_000) + "\n"
    let text = dates + long + dates + nearly + dates + "2025"
    check("add --on-error keep 1", Array(text.utf8), chunkSize: 65_536)
  }

  @Test(arguments: ["", "\n", "\u{FEFF}", "\u{FEFF}2025-08-29", "2025-08-29", "2025-08-29\r\n\r\n"])
  func shortInputIsAnsweredOnSeveralThreads(_ input: String) {
    check("add 1m", Array(input.utf8))
  }

  @Test func anOutputThatCannotBeWrittenEndsTheWorkOfAllThreads() {
    let messages = Log()
    let code = Dayctl.run(
      ["add", "--jobs", "3", "1"],
      in: Surroundings(
        input: ByteChunks([Array(Self.lines(seed: 3, bytes: 2_000_000, rarely: 0).utf8)]),
        output: Log(breakingWith: SystemError(code: 28)), messages: messages))
    #expect(code == 2)
    #expect(messages.text == "dayctl: cannot write the output: No space left on device\n")
  }

  @Test func aReadErrorIsReportedAfterTheAnswers() {
    let log = Log()
    let lines = Self.lines(seed: 4, bytes: 200_000, rarely: 0)
    let code = Dayctl.run(
      ["convert", "--jobs", "3"],
      in: Surroundings(
        input: ByteChunks([Array(lines.utf8)], then: SystemError(code: 5)), output: log,
        messages: log))
    #expect(code == 2)
    #expect(log.text == lines + "dayctl: cannot read standard input: Input/output error\n")
  }

  @Test(arguments: ["0", "-1", "257"])
  func invalidThreadCountsAreRejected(_ number: String) {
    #expect(
      dayctl(["add", "--jobs=" + Word(number).text, "1"].map { Word($0) }).written
        == "dayctl: --jobs: \(number) is not a number from 1 to 256\n")
  }

  private func check(_ words: String, _ input: [UInt8], chunkSize: Int = 1_000) {
    let words = words.split(separator: " ").map { Word(String($0)) }
    let expected = dayctl(words + ["--jobs", "1"], input: input)
    for jobs in ["2", "3"] as [Word] {
      // Compares first, because `#expect` would take long to show a difference in such a long text.
      let run = dayctl(words + ["--jobs", jobs], input: input, chunkSize: chunkSize)
      let isSame = run == expected
      #expect(isSame)
    }
  }

  /// Lines with dates, and other lines at regular intervals among them.
  private static func lines(seed: UInt64, bytes: Int, rarely: Int) -> String {
    var generator = SplitMix64(seed: seed)
    let others = ["foo", "", "2025-02-30", "2025-08-29\r", "9999-12-31", "a 2025-08-29 b"]
    var text = ""
    while text.utf8.count < bytes {
      let isRare = rarely > 0 && Int.random(in: 0..<rarely, using: &generator) == 0
      text += (isRare ? others.randomElement(using: &generator) : nil) ?? "2025-07-14"
      text += "\n"
    }
    return text
  }
}

extension Word {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
