import CommandGrammar
import Testing

struct ProgramParsingTests {
  private static func text(_ line: String) throws(UsageError) -> String {
    try SampleProgram.program.text(for: Words([Word](line: line)))
  }

  private static let shortHelp = SampleProgram.program.description.help(.short)
  private static let longHelp = SampleProgram.program.description.help(.long)

  @Test(arguments: ["-h", "-h pack", "-h --bogus", "help -h"])
  func shortHelpOfTheProgram(_ line: String) throws {
    #expect(try Self.text(line) == Self.shortHelp)
  }

  @Test(arguments: ["--help", "--help nonsense", "help", "help --help", "help help"])
  func longHelpOfTheProgram(_ line: String) throws {
    #expect(try Self.text(line) == Self.longHelp)
  }

  @Test func shortHelpOfACommand() throws {
    let text = Weigh.description.help(.short, program: "luggage")
    #expect(Weigh.reading(["-h"]) == .text(text))
  }

  @Test func longHelpOfACommand() throws {
    let text = Weigh.description.help(.long, program: "luggage")
    #expect(try Self.text("help weigh") == text)
    #expect(Weigh.reading(["--help"]) == .text(text))
  }

  @Test(arguments: ["--version", "--version pack", "-V", "-V pack"])
  func theVersionIsOneLine(_ line: String) throws {
    #expect(try Self.text(line) == "luggage 1.2.3\n")
  }

  @Test func aMissingCommandIsAnErrorThatShowsTheShortHelp() {
    let error = UsageError("no command given; see 'luggage --help'", help: Self.shortHelp)
    #expect(throws: error) { try Self.text("") }
  }

  @Test(arguments: [
    ("pak", "unknown command 'pak'. Did you mean 'pack'?"),
    ("Pack", "unknown command 'Pack'. Did you mean 'pack'?"),
    ("packs hat", "unknown command 'packs'. Did you mean 'pack'?"),
    ("wiegh", "unknown command 'wiegh'. Did you mean 'weigh'?"),
    ("hlep", "unknown command 'hlep'. Did you mean 'help'?"),
    ("xyzzy", "unknown command 'xyzzy'; see 'luggage --help'"),
    (" pack", "unknown command ''; see 'luggage --help'"),
    ("-", "unknown command '-'; see 'luggage --help'"),
    ("-30", "unknown command '-30'; see 'luggage --help'"),
    ("a\u{1B}", #"unknown command 'a\x1b'; see 'luggage --help'"#),
    ("help xyzzy", "unknown command or topic 'xyzzy'; see 'luggage --help'"),
    ("help pak", "unknown command or topic 'pak'. Did you mean 'pack'?"),
    ("help pack weigh", "unexpected argument 'weigh'; see 'luggage -h'"),
    ("--hepl", "unknown option '--hepl'. Did you mean '--help'?"),
    ("--verson", "unknown option '--verson'. Did you mean '--version'?"),
    ("--size=large pack hat red", "unknown option '--size=large' \(late)"),
    ("-g pack hat red", "unknown option '-g' \(late)"),
    ("-- pack hat red", "unknown option '--' \(late)"),
  ])
  func anInvalidCallIsAnErrorInOneLine(_ line: String, _ message: String) {
    #expect(throws: UsageError(message)) { try Self.text(line) }
  }

  private static let late = "before the command; options come after it: luggage COMMAND [OPTIONS]"

  @Test(arguments: [
    ("stow", "unknown command 'stow'; use 'pack'"),
    ("help stow", "unknown command or topic 'stow'; use 'pack'"),
    ("pak", "unknown command 'pak'. Did you mean 'pack'?"),
  ])
  func theAdviceForAnUnknownCommandComesBeforeASuggestion(_ line: String, _ message: String) {
    let program = Program(
      "luggage", version: "1", summary: ProgramSummary("Pack."),
      advice: { $0.equals("stow") ? "use 'pack'" : nil }, commands: [Pack.self])
    #expect(throws: UsageError(message)) { try program.text(for: Words([Word](line: line))) }
  }
}
