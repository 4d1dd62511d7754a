import CommandGrammar
import Testing

struct ProgramParsingTests {
  private static func parse(_ line: String) throws(UsageError) -> Invocation<Luggage> {
    try Luggage.program.parse([Word](line: line))
  }

  private static let shortHelp = Luggage.program.description.help(.short)
  private static let longHelp = Luggage.program.description.help(.long)

  @Test func aCommandIsCalledByItsName() throws {
    #expect(try Self.parse("pack hat red") == .command(.pack(Pack(["hat", "red"])), name: "pack"))
    #expect(try Self.parse("empty") == .command(.empty, name: "empty"))
  }

  @Test(arguments: ["-h", "-h pack", "-h --bogus", "help -h"])
  func shortHelpOfTheProgram(_ line: String) throws {
    #expect(try Self.parse(line) == .help(Self.shortHelp))
  }

  @Test(arguments: ["--help", "--help nonsense", "help", "help --help", "help help"])
  func longHelpOfTheProgram(_ line: String) throws {
    #expect(try Self.parse(line) == .help(Self.longHelp))
  }

  @Test func shortHelpOfACommand() throws {
    let text = Weigh.command.description.help(.short, program: "luggage")
    #expect(try Self.parse("weigh -h") == .help(text))
    #expect(Luggage.program.shortHelp(of: "weigh") == text)
    #expect(Luggage.program.shortHelp(of: "wiegh") == nil)
  }

  @Test(arguments: ["weigh --help", "help weigh"])
  func longHelpOfACommand(_ line: String) throws {
    let text = Weigh.command.description.help(.long, program: "luggage")
    #expect(try Self.parse(line) == .help(text))
  }

  @Test(arguments: ["--version", "--version pack"])
  func theVersionIsALine(_ line: String) throws {
    #expect(try Self.parse(line) == .version("luggage 1.2.3\n"))
  }

  @Test func noCommandIsAnErrorThatBringsTheShortHelp() {
    let error = UsageError("no command given; see 'luggage --help'", help: Self.shortHelp)
    #expect(throws: error) { try Self.parse("") }
  }

  @Test(arguments: [
    ("pak", "no command 'pak'. Did you mean 'pack'?"),
    ("Pack", "no command 'Pack'. Did you mean 'pack'?"),
    ("packs hat", "no command 'packs'. Did you mean 'pack'?"),
    ("wiegh", "no command 'wiegh'. Did you mean 'weigh'?"),
    ("hlep", "no command 'hlep'. Did you mean 'help'?"),
    ("xyzzy", "no command 'xyzzy'; see 'luggage --help'"),
    (" pack", "no command ''; see 'luggage --help'"),
    ("-", "no command '-'; see 'luggage --help'"),
    ("-30", "no command '-30'; see 'luggage --help'"),
    ("a\u{1B}", #"no command 'a\x1b'; see 'luggage --help'"#),
    ("help xyzzy", "no command 'xyzzy'; see 'luggage --help'"),
    ("help pak", "no command 'pak'. Did you mean 'pack'?"),
    ("help pack weigh", "unexpected operand 'weigh'; see 'luggage -h'"),
    ("--hepl", "no option '--hepl'. Did you mean '--help'?"),
    ("--verson", "no option '--verson'. Did you mean '--version'?"),
    ("--size=large pack hat red", "no option '--size=large' \(late)"),
    ("-g pack hat red", "no option '-g' \(late)"),
    ("-- pack hat red", "no option '--' \(late)"),
    ("pack --sise", "no option '--sise'. Did you mean '--size'?"),
    ("weigh", "missing operand BAG; see 'luggage weigh -h'"),
  ])
  func whatIsNoCallIsAnErrorInOneLine(_ line: String, _ message: String) {
    #expect(throws: UsageError(message)) { try Self.parse(line) }
  }

  private static let late = "before the command; options come after it: luggage COMMAND [OPTIONS]"

  @Test func onlyTheCommandThatIsCalledIsMade() throws {
    let program = Program<Bool>(
      "lazy", "Do little.", version: "1",
      commands: [
        .init("one", Command("one", "One.", into: { true })),
        .init("two", Self.commandThatMustNotBeMade()),
      ])
    #expect(try program.parse(["one"]) == .command(true, name: "one"))
    #expect(try program.parse(["one", "-h"]) != .version(""))
    #expect(try program.parse(["--version"]) == .version("lazy 1\n"))
    #expect(throws: UsageError("no command 'tow'. Did you mean 'two'?")) {
      try program.parse(["tow"])
    }
  }

  private static func commandThatMustNotBeMade() -> Command<Bool> {
    Issue.record("a command was made that was not called")
    return Command("two", "Two.", into: { false })
  }
}
