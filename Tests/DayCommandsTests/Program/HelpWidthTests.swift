import CommandGrammar
import DayCommands
import Testing

struct HelpWidthTests {
  /// The width of the widest line of a help.
  private static func width(
    _ line: String, columns: Int?, isTerminal: Bool = true, variable: String = ""
  ) -> Int {
    let log = Log()
    var surroundings = Surroundings(
      input: ByteChunks([]), output: log, messages: log,
      environment: { $0 == "COLUMNS" ? Word(variable) : .empty })
    surroundings.isOutputTerminal = isTerminal
    surroundings.outputColumns = { columns }
    _ = Dayctl.run(
      Words([Word](line.split(separator: " ").map { Word(String($0)) })), in: surroundings)
    return log.text.split(separator: "\n").map(\.count).max() ?? 0
  }

  @Test(
    arguments: [
      (60, "", 60), (100, "", 100), (300, "", 100), (nil, "", 80), (60, "90", 90), (60, "0", 60),
      (60, "x", 60), (60, "9999999999999999999999", 60), (60, "200", 100), (60, "10000", 60),
    ] as [(Int?, String, Int)])
  func helpHasTheWidthOfTheTerminal(_ columns: Int?, _ variable: String, _ width: Int) {
    for line in ["help options", "help dates"] {
      let widest = Self.width(line, columns: columns, variable: variable)
      #expect((width - 12...width).contains(widest), "\(line): \(widest)")
    }
  }

  @Test func onlyHelpThatFillsTheTerminalHasAPager() {
    let lines = dayctl("help dates", environment: [:]).written.split(
      separator: "\n", omittingEmptySubsequences: false)
    let count = lines.count - 1
    for (rows, isPaged) in [(nil, false), (0, false), (count, true), (count + 1, false)] {
      let log = Log()
      var surroundings = Surroundings(
        input: ByteChunks([]), output: log, messages: log, environment: { _ in .empty })
      surroundings.isOutputTerminal = true
      surroundings.outputRows = { rows }
      surroundings.pager = { _ in true }
      _ = Dayctl.run(["help", "dates"], in: surroundings)
      #expect(log.text.isEmpty == isPaged)
    }
  }

  @Test func helpThatIsNotOnATerminalHasEightyColumns() {
    for line in ["--help", "add -h", "add --help", "help options"] {
      #expect((68...80).contains(Self.width(line, columns: 60, isTerminal: false, variable: "50")))
    }
  }

  /// The first line stays on a screen of 24 lines, although the prompt follows the help.
  @Test(arguments: [""] + Dayctl.description.commands.map { $0.name + " " })
  func shortHelpFitsOnAScreenBelowWhichThereIsThePrompt(_ name: String) {
    let help = dayctl(name + "-h").written
    #expect(help.split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= 23)
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func shortHelpNamesWhatPeopleLookFor() {
    for name in ["add", "diff", "filter", "month-grid", "pick", "range", "round", "spans", "test"] {
      #expect(dayctl("\(name) -h").written.contains("--holidays"), "\(name)")
    }
    #expect(dayctl("month-grid -h").written.contains(" -3 "))
  }

  @Test(arguments: [
    ("add", "amount-column amount-key backup starting-on weekend"),
    ("count", "as-of cumulative stacked title unit"),
    ("diff", "absent day jobs part required weekend"), ("easter", "offset"), ("filter", "which"),
    ("info", "starting-on"), ("month-grid", "scale theme"), ("pick", "json preset presets until"),
    ("range", "starting-on"), ("retain", "which"), ("round", "overflow starting-on"),
    ("sort", "memory"),
    ("today", "fiscal-year-start starting-on weekend"),
  ])
  func whatFewPeopleNeedIsInTheLongHelpOnly(_ name: String, _ options: String) {
    let (short, long) = (dayctl("\(name) -h").written, dayctl("\(name) --help").written)
    for option in options.split(separator: " ") {
      #expect(!short.contains("--\(option)"))
      #expect(long.contains("--\(option)"))
    }
  }

  @Test func noPagerWithoutHelpIsAnError() throws {
    try GoldenCalls.check(
      [
        "--no-pager add 2025-08-29 1",
        "add --no-pager 2025-08-29 1",
      ])
  }

  @Test(arguments: [1, 20, 39])
  func aNarrowTerminalGetsFortyColumns(_ columns: Int) {
    #expect((30...40).contains(Self.width("-h", columns: columns)))
  }
}
