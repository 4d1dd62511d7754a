import CommandGrammar
import DayCommands
import SeededNumbers
import System
import Testing

struct DayCommandLinesTests {
  private static let words: [[Word]] = [
    ["convert", "--to", "dmy"], ["add", "--", "-30"], ["add", "--to", "'on 'MM.dd.yyyy", "2w"],
    ["convert", "--from", "iso", "--from", "dmy", "--to", "basic"], ["add", "1m"], ["add", "5b"],
    ["weekday"], ["diff", "2000-01-01"], ["diff", "-u", "ymd", "-", "2025-01-01"],
    ["convert", "--to", "epoch"], ["convert", "--from", "epoch", "--to", "d MMMM y"],
    ["convert", "--from", "d/M/yyyy", "--from", "iso"],
    ["convert", "--from", "EEEE, d MMMM yyyy", "--to", "yyyy-'W'"],
  ]

  /// Lines of every kind, with regular lines before, between and after the others.
  private static let lines = [
    "2025-08-29", "2024-02-29", "2025-12-31\r", "2025-02-29", "1999-01-01", "foo", "29/08/2025", "",
    "9999-12-31", "0000-01-01", "today", "2025-08-30", "+002025-08-30", "-000043-03-15",
    "2025-08-31", "1756425600", "-1", "1756425600.5", "29/8/2025", "2025-08-29\r", "2025-08-30\r",
    "Friday, 29 August 2025", "Monday, 29 August 2025",
  ]

  private static let policies: [Word] = ["skip", "keep", "blank", "stop"]

  /// Each command with a policy, and one with every policy.
  private static let calls: [(words: [Word], policy: Word)] =
    words.enumerated().map { ($1, policies[$0 % 4]) } + policies.map { (["add", "1"], $0) }

  @Test(arguments: calls)
  func answersDoNotDependOnWhereTheInputIsCut(_ words: [Word], _ policy: Word) {
    let words = words.inserting("--on-error", policy)
    let input = Array(Self.lines.joined(separator: "\n").utf8)
    #expect(run(words, input.map { [$0] }) == run(words, [input], usesSlowPath: true))
    // Messages would take most of the time.
    let quiet = words.inserting("--messages", "0")
    let expected = run(quiet, [input], usesSlowPath: true)
    for cut in 0...input.count where isInSample(cut, oneIn: 4) {
      #expect(run(quiet, [Array(input[..<cut]), Array(input[cut...])]) == expected)
    }
  }

  @Test(arguments: sample(oneIn: 2, of: Array(zip(words, 0..<UInt64(words.count)))))
  func answersDoNotDependOnTheSizeOfBlocks(_ words: [Word], _ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let regular = Self.lines.first { $0 != "" && run(words, [Array($0.utf8)])[2] == "0" } ?? ""
    #expect(regular != "")
    var text = Bool.random(using: &generator) ? "\u{FEFF}" : ""
    while text.utf8.count < 70_000 {
      let isRare = Int.random(in: 0..<500, using: &generator) == 0
      text += (isRare ? Self.lines.randomElement(using: &generator) : nil) ?? regular
      text += "\n"
    }
    let input = Array(text.utf8)
    let size = Int.random(in: 1...100_000, using: &generator)
    let chunks = stride(from: 0, to: input.count, by: size).map { start in
      Array(input[start..<min(start + size, input.count)])
    }
    #expect(run(words, chunks) == run(words, [input], usesSlowPath: true))
  }

  @Test func messagesCountAllLinesBeforeThem() {
    let input = String(repeating: "29/08/2025\n", count: 20_000) + "31/02/2025\n29/08/2025\nfoo\n"
    let run = dayctl("convert --from dmy", input: input)
    let answers = String(repeating: "2025-08-29\n", count: 20_000)
    #expect(
      run.written == answers
        + "dayctl: <stdin>:20001: '31/02/2025' does not exist: February 2025 has 28 days\n"
        + "2025-08-29\n" + "dayctl: <stdin>:20003: 'foo' is not a date (dd/MM/yyyy)\n")
  }

  @Test(arguments: [
    ("--json", #"{"date":"2025-08-29","result":"29/08/2025"}"#),
    ("--csv", "date,result\n2025-08-29,29/08/2025"), ("--column 1 --header", "2025-08-29"),
  ])
  func linesAreAnsweredInAnyFormAndPlace(_ options: String, _ answer: String) {
    let run = dayctl("convert --to dmy \(options)", input: "2025-08-29\n")
    #expect(run == Run(written: answer + "\n", code: 0))
  }

  @Test func answersAreWrittenBeforeTheNextRead() {
    let output = Log()
    let watcher = Watcher(output, chunks: ["2025-01-01\n2025-01-02\n2025", "-01-03\n"])
    let surroundings = Surroundings(input: watcher, output: output, messages: Log())
    #expect(Dayctl.run(["convert", "--to", "basic"], in: surroundings) == 0)
    #expect(
      watcher.seen == ["", "20250101\n20250102\n", "20250101\n20250102\n20250103\n"])
  }

  @Test func anOutputThatCannotBeWrittenEndsTheWork() {
    let (output, messages) = (Log(breakingWith: SystemError(code: 28)), Log())
    let watcher = Watcher(output, chunks: (0..<100).map { _ in "2025-01-01\n" })
    let code = Dayctl.run(
      ["add", "1"], in: Surroundings(input: watcher, output: output, messages: messages))
    #expect(code == 2)
    #expect(messages.text == "dayctl: cannot write the output: No space left on device\n")
    #expect(watcher.seen.count == 2)
  }

  @Test func theRestOfATooLongLineIsNotALine() {
    let long = [UInt8](repeating: 0x78, count: (1 << 20) + 10)
    let answer = run(
      ["convert", "--to", "basic"], [long, Array("2025-08-29\n2025-08-30\n".utf8)])
    #expect(
      answer == ["20250830\n", "dayctl: <stdin>:1: the line is longer than 1048576 bytes\n", "2"])
  }

  /// The output, the messages and the exit status of the program.
  private func run(
    _ words: [Word], _ chunks: [[UInt8]], usesSlowPath: Bool = false
  ) -> [String] {
    let run = streams(words, chunks, usesSlowPath: usesSlowPath)
    return [run.output, run.messages, String(run.code)]
  }
}

extension [Word] {
  /// The words of a command with an option after its name.
  fileprivate func inserting(_ option: Word, _ value: Word) -> [Word] {
    prefix(1) + [option, value] + dropFirst()
  }
}
