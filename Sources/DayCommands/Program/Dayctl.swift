package import CommandGrammar
import Terminal

/// The program as a whole.
package enum Dayctl {
  /// Runs the command that the process was started with, and gives the process's exit code.
  package static func run() -> Int32 {
    CurrentProcess.ignoreClosedPipe()
    var words = Words()
    // Sound: the bytes of arguments stay as long as the process.
    unsafe CurrentProcess.forEachWord { words.append(unsafe Word(argument: $0)) }
    return run(words, in: .process)
  }

  /// Runs the command of the given words and gives the exit code.
  package static func run(_ words: Words, in surroundings: Surroundings) -> Int32 {
    var session = Session(surroundings)
    do throws(UsageError) {
      try run(words, in: &session)
    } catch {
      session.refuse(error)
    }
    return session.finish().rawValue
  }

  private static func run(
    _ words: Words, in session: inout Session
  ) throws(UsageError) {
    switch try program.parse(words) {
    case .command(let position):
      try command(at: position)?.run(call: words, of: program.name, in: &session)
    case .help(let text), .version(let text): session.console.output.append(text)
    }
  }

  /// The program as plain data, for manuals and completions.
  package static var description: ProgramDescription { program.description }

  /// What is wrong with the declarations of commands, which a test expects to be nothing.
  package static var defects: [String] { program.defects }

  static let version = "0.1.0"

  static var program: Program {
    Program("dayctl", version: version, summary: summary, command: command(at:))
  }

  /// The commands, in the order in which help lists them.
  @Sendable
  private static func command(at position: Int) -> (any DayCommand.Type)? {
    switch position {
    case 0: AddCommand.self
    case 1: ConvertCommand.self
    case 2: DiffCommand.self
    case 3: MonthGridCommand.self
    case 4: WeekdayCommand.self
    default: nil
    }
  }

  private static var summary: CommandSummary {
    CommandSummary(
      "Calculate with days, dates without a time.",
      discussion: """
        Exit codes: 0 all was done; 2 something was wrong, and a message says what.

        Environment: DAYCTL_TODAY=2025-08-29 sets the day that today is. LC_ALL, LC_TIME and LANG \
        tell the language of names, TZ the zone of today, NO_COLOR, CLICOLOR_FORCE and TERM=dumb \
        whether there is colour.
        """,
      examples: [
        Example("dayctl add 2025-08-29 +30", prints: "2025-09-28"),
        Example("dayctl diff 2025-08-29 2025-12-25", prints: "118"),
        Example("dayctl convert --from dmy --to iso 29/08/2025", prints: "2025-08-29"),
      ])
  }
}
