import CommandGrammar
import Testing

struct HelpTopicHelpTests {
  @Test func aTopicHasATitleAndATextAndExamples() {
    let text = """
      Prices of fruit.

      A price is a number \u{2026} or a word:

        cheap   10
        dear    90

      Examples:
        $ market buy --price cheap apples
        10

      """
    #expect(SampleMarket.description.topics.first?.help() == text)
  }

  @Test func sharedOptionsAreExplainedInATopicOfTheirOwn() {
    let text = """
      Common options.

      These options work in the same way in all commands that have them.

      Options:
        -c, --column COLUMN  column: a number
                             Columns are numbered from 1.
            --header         the first line has names
                             Requires --column.
        -j, --json           print JSON
                             Cannot be combined with --csv.
            --csv            print CSV [with 'quotes']
                             Cannot be combined with --json.
            --zone ZONE      time zone
        -q, --quiet          print less

      """
    #expect(SampleMarket.description.topics.last?.help() == text)
  }

  @Test(arguments: ["prices", "options"])
  func helpFollowedByATopicShowsIt(_ name: String) throws {
    let topic = try #require(SampleMarket.description.topics.first { $0.name == name })
    #expect(try SampleMarket.program.text(for: ["help", Word(name)]) == topic.help())
    #expect(
      try SampleMarket.program.text(for: ["help", Word(name)], helpWidth: 40)
        == topic.help(width: 40))
  }

  @Test(arguments: 30...40)
  func anExampleIsWrappedToTheWidth(_ width: Int) throws {
    let topic = try #require(SampleMarket.description.topics.first)
    let lines = topic.help(width: width).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= width })
    #expect(lines.contains("  $ market buy --price cheap apples") == (width >= 35))
  }

  @Test func anUnknownTopicIsAnErrorWithASuggestion() {
    #expect(throws: UsageError("unknown command or topic 'price'. Did you mean 'prices'?")) {
      try SampleMarket.program.text(for: ["help", "price"])
    }
    #expect(throws: UsageError("unknown command 'prices'; see 'market --help'")) {
      try SampleMarket.program.text(for: ["prices"])
    }
  }

  @Test func aTopicMustNotHaveTheNameOfACommand() {
    let program = Program(
      "p", version: "1", summary: ProgramSummary("P.", topics: [HelpTopic("empty", title: "E")]),
      commands: [Empty.self])
    #expect(program.defects == ["'empty' has two meanings after help"])
  }

  @Test func anOptionThatSomeCommandsLackSaysWhichHaveIt() {
    let program = Program(
      "p", version: "1", summary: ProgramSummary("P."),
      commands: [Peel.self, Cut.self, Wash.self, Eat.self])
    let text = """
      Common options.

      These options work in the same way in all commands that have them.

      Options:
            --all   all of it
            --thin  in thin pieces
                    Not for wash.
            --hot   with warm water
                    Only for wash and eat.

      """
    #expect(program.description.topics.last?.help() == text)
  }

  @Test func ifHalfOfTheCommandsLackAnOptionTheOthersAreNamed() throws {
    let program = Program(
      "p", version: "1", summary: ProgramSummary("P."), commands: [Peel.self, Wash.self])
    let text = try #require(program.description.topics.last?.help())
    #expect(text.contains("Only for peel.") && text.contains("Only for wash."))
  }
}

/// A command whose shared options are some of three.
private protocol Kitchen: Command { static var shared: [String] { get } }

extension Kitchen {
  static var summary: CommandSummary { CommandSummary("Do it.") }

  mutating func bind(to parts: inout Parts) {
    var isGiven = false
    parts.markShared(true)
    for name in Self.shared { parts.flag(name, into: &isGiven, help: kitchenHelp[name] ?? "") }
    parts.markShared(false)
    if Self.name == "eat" {
      // It has the meaning of the shared option, and the other one has not.
      parts.flag("--hot", into: &isGiven, help: kitchenHelp["--hot"] ?? "")
      parts.flag("--thin", into: &isGiven, help: "without fat")
    }
  }
}

private let kitchenHelp = [
  "--all": "all of it", "--thin": "in thin pieces", "--hot": "with warm water",
]

private struct Peel: Kitchen {
  static let name = "peel"
  static let shared = ["--all", "--thin"]
}

private struct Cut: Kitchen {
  static let name = "cut"
  static let shared = ["--all", "--thin"]
}

private struct Wash: Kitchen {
  static let name = "wash"
  static let shared = ["--all", "--hot"]
}

private struct Eat: Kitchen {
  static let name = "eat"
  static let shared: [String] = []
}
