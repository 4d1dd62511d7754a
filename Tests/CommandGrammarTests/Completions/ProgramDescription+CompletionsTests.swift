import CommandGrammar
import Testing

struct ProgramDescriptionCompletionsTests {
  /// A command line, words that must be offered at its end, and words that must not.
  struct Row: Sendable {
    let line: String
    let offered: [String]
    let absent: [String]

    init(_ line: String, _ offered: [String], not absent: [String] = []) {
      (self.line, self.offered, self.absent) = (line, offered, absent)
    }
  }

  private static let rows = [
    Row("market ", ["buy", "sell", "help"], not: ["--help", "prices", "apples"]),
    Row("market b", ["buy"], not: ["sell"]),
    Row("market --v", ["--version"], not: ["--help", "buy"]),
    Row("market -", ["-h", "-V"]),
    Row("market buy ", ["apples", "pears"], not: ["buy", "market.txt", "--size"]),
    Row("market g", ["get"], not: ["buy"]),
    Row("market get ", ["apples", "pears"], not: ["small"]),
    Row("market take --size ", ["small", "medium", "large"], not: ["apples"]),
    Row("market get --json --", ["--column"], not: ["--json", "--csv"]),
    Row("market help t", ["take"], not: ["buy"]),
    Row("market buy a", ["apples"], not: ["pears"]),
    Row("market buy apples ", ["pears"]),
    Row("market buy apples -- p", ["pears"], not: ["apples"]),
    Row("market buy --", ["--size", "--file", "--json", "--csv", "--quiet", "--help"]),
    Row("market buy --size large --", ["--file", "--json"], not: ["--size"]),
    Row("market buy -s large --", ["--file"], not: ["--size"]),
    Row("market buy --size=large --", ["--file"], not: ["--size"]),
    Row("market buy --tag a --", ["--tag"]),
    Row("market buy --json --", ["--column"], not: ["--json", "--csv"]),
    Row("market buy -j --", ["--column"], not: ["--json", "--csv"]),
    Row("market buy -qj --", ["--column"], not: ["--json", "--csv", "--quiet"]),
    Row("market buy --csv x --j", [], not: ["--json"]),
    Row("market buy -- --", [], not: ["--size", "--json", "--help", "apples"]),
    Row("market buy --size ", ["small", "medium", "large"], not: ["apples", "market.txt"]),
    Row("market buy -s ", ["small", "medium", "large"], not: ["apples"]),
    Row("market buy -qs ", ["small", "medium", "large"], not: ["apples"]),
    Row("market buy --size=", ["small", "medium", "large"], not: ["apples"]),
    Row("market buy --size=l", ["large"], not: ["small"]),
    Row("market buy --tag ", ["green", "red", "ripe"], not: ["apples", "market.txt"]),
    Row("market buy --tag r", ["red", "ripe"], not: ["green"]),
    Row("market buy --tag ripe,", ["green", "red"], not: ["apples"]),
    Row("market buy --tag ripe,red,g", ["green"], not: ["red", "ripe"]),
    Row("market buy --tag=ripe,g", ["green"], not: ["red"]),
    Row("market buy --price ", [], not: ["apples", "small", "market.txt"]),
    Row("market buy --file ma", ["market.txt", "maps"]),
    Row("market buy --folder ma", ["maps"], not: ["market.txt"]),
    Row("market buy --zone ", ["local", "UTC"], not: ["posix", "maps", "apples"]),
    Row("market buy --zone=lo", ["local"], not: ["UTC"]),
    Row("market sell ", ["apples", "pears"], not: ["small"]),
    Row("market sell apples ", ["small", "large"], not: ["apples"]),
    Row("market sell -3 ", ["small", "large"], not: ["apples"]),
    Row("market sell -P1M ", ["small", "large"], not: ["apples"]),
    Row("market sell --column 3 ", ["apples", "pears"], not: ["small"]),
    Row("market sell apples small ", [], not: ["apples", "small"]),
    Row("market sell --s", [], not: ["--size"]),
    Row("market help ", ["buy", "sell", "prices", "options"], not: ["apples"]),
    Row("market help p", ["prices"], not: ["buy"]),
    Row("market help buy ", [], not: ["sell"]),
    Row("market nothing ", [], not: ["apples", "buy"]),
  ]

  private static func check(_ shell: CompletionShell) throws {
    let candidates = try CompletingShell.candidates(
      in: shell, for: rows.map(\.line), of: SampleMarket.description)
    #expect(candidates.count == rows.count)
    for (row, words) in zip(rows, candidates) {
      for word in row.offered { #expect(words.contains(word), "\(row.line)| \(words)") }
      for word in row.absent { #expect(!words.contains(word), "\(row.line)| \(words)") }
    }
  }

  @Test(.enabled(if: Tool.isInstalled("bash"), "bash is not installed"))
  func bashOffersWhatFits() throws { try Self.check(.bash) }

  @Test(.enabled(if: Tool.isInstalled("zsh"), "zsh is not installed"))
  func zshOffersWhatFits() throws { try Self.check(.zsh) }

  @Test(.enabled(if: Tool.isInstalled("fish"), "fish is not installed"))
  func fishOffersWhatFits() throws { try Self.check(.fish) }

  @Test(.enabled(if: Tool.isInstalled("fish"), "fish is not installed"))
  func fishOffersAllZonesAtOnce() throws {
    let words = try CompletingShell.candidates(
      in: .fish, for: ["market buy --zone Eu"], of: SampleMarket.description)
    #expect(words == [["Europe/Berlin"]])
  }

  /// zsh takes such a value for an option.
  @Test(.enabled(if: Tool.isInstalled("bash"), "bash is not installed"))
  func aValueThatLooksLikeAnOptionExcludesNothing() throws {
    let words = try CompletingShell.candidates(
      in: .bash, for: ["market buy --tag --json --c"], of: SampleMarket.description)
    #expect(words == [["--column", "--csv"]])
  }

  @Test(.enabled(if: Tool.isInstalled("bash"), "bash is not installed"))
  func bashOffersZonesLevelByLevel() throws {
    let words = try CompletingShell.candidates(
      in: .bash, for: ["market buy --zone Eu", "market buy --zone Europe/"],
      of: SampleMarket.description)
    #expect(words == [["Europe"], ["Europe/Berlin"]])
  }

  @Test(arguments: CompletionShell.allCases)
  func theScriptIsLikeTheGoldenFile(_ shell: CompletionShell) throws {
    let script = SampleMarket.description.completions(for: shell)
    #expect(try Golden.text(of: "market.\(shell.rawValue)", updatedWith: script) == script)
  }
}
