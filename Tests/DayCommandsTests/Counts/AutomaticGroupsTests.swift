import CommandGrammar
import DayKit
import Testing

// A report shows which grouping was chosen for its dates; the choice for any dates is tested here.
@testable import DayCommands

struct AutomaticGroupsTests {
  @Test(
    arguments: [
      (1, .day), (60, .day), (61, .week), (366, .week), (367, .month), (1_827, .month),
      (1_828, .quarter), (7_305, .quarter), (7_306, .year),
    ] as [(Int, DayGrouping)])
  func longerSpansHaveLargerGroups(_ days: Int, _ grouping: DayGrouping) {
    #expect(AutomaticGroups.grouping(forDays: days) == grouping)
  }

  private static let dates = "2025-01-01\n2025-06-30\n"

  /// Runs `count` on a terminal, and returns its output and its messages.
  private static func count(_ options: String, onTerminal: Bool = true) -> (String, String) {
    let (output, messages) = (Log(), Log())
    var surroundings = Surroundings(
      input: ByteChunks([Array(dates.utf8)]), output: output, messages: messages,
      environment: { $0 == "TERM" ? "dumb" : .empty })
    surroundings.isOutputTerminal = onTerminal
    surroundings.messageColumns = { 80 }
    _ = Dayctl.run(shellWordsOfCount(options), in: surroundings)
    return (output.text, messages.text)
  }

  private static func shellWordsOfCount(_ options: String) -> Words {
    Words(shellWords("count \(options)"))
  }

  @Test func aTerminalCountsWeeksAndSaysSo() {
    let (output, messages) = Self.count("")
    #expect(output.hasPrefix("2025-W01  #"))
    #expect(messages == "dayctl: 181 days are counted by week; --by day counts each of them\n")
    #expect(Self.count("").0 == Self.count("--by week").0)
  }

  @Test(arguments: ["--by day", "--by month", "--table", "--chart", "--csv", "--json", "--svg"])
  func nothingIsChosenIfTheFormOrTheGroupIsGiven(_ options: String) {
    #expect(Self.count(options).1 == "")
    #expect(options == "--by month" || !Self.count(options).0.contains("2025-W01"))
  }

  @Test func aPipeKeepsDays() {
    let (output, messages) = Self.count("", onTerminal: false)
    #expect(output.split(separator: "\n").count == 181 && messages == "")
  }
}
