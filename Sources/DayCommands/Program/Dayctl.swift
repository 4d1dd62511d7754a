package import CommandGrammar
import System

/// The program as a whole.
package enum Dayctl {
  /// Runs the command line of the process and returns the exit code.
  package static func run(
    count: Int32, vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  ) -> Int32 {
    CurrentProcess.ignoreClosedPipe()
    var words = Words()
    // Sound: the bytes of the arguments are valid until the process ends.
    unsafe CurrentProcess.forEachWord(count: count, vector: vector) {
      words.append(unsafe Word(argument: $0))
    }
    return run(words, in: .process)
  }

  /// Runs the command with the given words and returns the exit code.
  package static func run(_ words: Words, in surroundings: Surroundings) -> Int32 {
    var session = Session(surroundings) { program.description }
    do throws(UsageError) {
      try run(words, in: &session)
    } catch {
      session.report(error)
    }
    return session.finish().rawValue
  }

  private static func run(
    _ words: Words, in session: inout Session
  ) throws(UsageError) {
    switch try program.parse(words, helpWidth: session.surroundings.helpWidth) {
    case .command(let position):
      try command(at: position)?.run(call: words, of: program.name, in: &session)
    case .help(let text), .version(let text): session.console.output.append(text)
    }
  }

  /// The program as plain data, for the manual and completions.
  package static var description: ProgramDescription { program.description }

  /// The errors in the declarations of commands; a test expects none.
  package static var defects: [String] { program.defects }

  static let version = "0.1.0"

  static var program: Program {
    // Closures, because the compiler allocates memory for references to the functions.
    Program(
      "dayctl", version: version, summary: summary, advice: { advice(for: $0) },
      command: { command(at: $0) })
  }

  /// The commands, in the order in which help lists them.
  private static func command(at position: Int) -> (any DayCommand.Type)? {
    switch position {
    case 0: AddCommand.self
    case 1: ConvertCommand.self
    case 2: DiffCommand.self
    case 3: TodayCommand.self
    case 4: InfoCommand.self
    case 5: ExplainCommand.self
    case 6: WeekdayCommand.self
    case 7: RoundCommand.self
    case 8: RangeCommand.self
    case 9: EasterCommand.self
    case 10: TestCommand.self
    case 11: FilterCommand.self
    case 12: SortCommand.self
    case 13: CountCommand.self
    case 14: MonthGridCommand.self
    case 15: PickCommand.self
    case 16: CompletionsCommand.self
    case 17: ManualCommand.self
    default: nil
    }
  }

  private static var summary: ProgramSummary {
    ProgramSummary(
      "Calendar-date arithmetic on the command line.",
      discussion: """
        Write dates as 2025-08-29 unless --from selects another format, or use a word such as today, \
        today+30 or next-friday. Without dates, most commands read standard input and print one \
        answer per line; diff does so when TO is omitted. To process a file, use --file.

        A word that starts with - and a digit is an operand, so amounts can be negative. After \
        --, every word is an operand.
        """,
      examples: [
        Example("dayctl add 2025-08-29 +30", prints: "2025-09-28"),
        Example("dayctl diff 2025-08-29 2025-12-25", prints: "118"),
        Example("dayctl weekday 2025-08-29", prints: "Friday"),
        Example(
          "printf '29/08/2025\\n1/9/2025\\n' | dayctl convert --from d/M/yyyy",
          prints: "2025-08-29\n2025-09-01"),
      ],
      topics: [.dates, .formats],
      exitCodes: [
        .init("0", "success"),
        .init("1", "the answer is no: test, filter without a match, explain without a format"),
        .init(
          "2",
          """
          error, described on standard error: invalid usage, a date that cannot be read, a \
          result out of range, or output that cannot be written
          """),
      ],
      variables: [
        .init("DAYCTL_TODAY", "override today's date, for example 2025-08-29"),
        .init("LC_ALL, LC_TIME, LANG", "language of month and weekday names"),
        .init("TZ", "time zone used to determine today's date"),
        .init("COLUMNS", "width of help on a terminal"),
        .init("NO_COLOR, TERM=dumb", "do not use colour"),
        .init("CLICOLOR_FORCE=1", "use colour even without a terminal"),
      ],
      date: "November 22, 2026", seeAlso: ["cal(1)", "date(1)", "strftime(3)"])
  }
}
