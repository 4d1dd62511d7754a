package import CommandGrammar
import System

/// The program as a whole.
package enum Dayctl {
  /// Runs the command line of the process and returns the exit status.
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

  /// Runs the command with the given words and returns the exit status.
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
    if let name = words.first, let command = command(named: name) {
      try command.run(call: words, in: &session)
    } else {
      try runHelp(words, in: &session)
    }
  }

  /// Shows the help or the version that words request which do not begin with a command.
  private static func runHelp(
    _ words: Words, in session: inout Session
  ) throws(UsageError) {
    var rest = Words()
    for word in words where !word.forbidsPager { rest.append(word) }
    let width = session.surroundings.helpWidth
    guard rest.count < words.count, let name = rest.first, let command = command(named: name) else {
      let text = try program.text(for: rest, helpWidth: width)
      return session.show(help: text, isPaged: rest.count == words.count)
    }
    guard let help = try command.help(call: rest, width: width) else {
      throw UsageError("--no-pager applies to help only: remove it")
    }
    session.show(help: help, isPaged: false)
  }

  private static func command(named name: Word) -> (any DayCommand.Type)? {
    var position = 0
    while let command = command(at: position) {
      if name.equals(command.name) { return command }
      position += 1
    }
    return commands.first { $0.otherNames.contains(where: name.equals) }
  }

  /// The program as plain data, for the manual and completions.
  package static var description: ProgramDescription { program.description }

  /// The errors in the declarations of commands; a test expects none.
  package static var defects: [String] { program.defects }

  static let programName = "dayctl"

  static var program: Program {
    // Closures, because the compiler allocates memory for references to the functions.
    Program(
      programName, version: Release.version, summary: summary,
      advice: {
        Synonyms.meaning(of: $0.text, in: .command)
      },
      commands: commands)
  }

  private static var commands: [any DayCommand.Type] {
    var commands: [any DayCommand.Type] = []
    while let command = command(at: commands.count) { commands.append(command) }
    return commands
  }

  /// Returns a command, in the order in which help lists them; `nil` after the last one.
  ///
  /// The first array of a type would take a third of the instructions of a call.
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
    case 12: RetainCommand.self
    case 13: SortCommand.self
    case 14: CountCommand.self
    case 15: SpansCommand.self
    case 16: MonthGridCommand.self
    case 17: PickCommand.self
    case 18: CompletionsCommand.self
    case 19: ManualCommand.self
    default: nil
    }
  }

  private static var summary: ProgramSummary {
    ProgramSummary(
      "Calendar-date arithmetic on the command line.",
      discussion: """
        Write dates as 2025-08-29 unless --from selects another format, or use a word such as today, \
        today+30 or next-friday. Without dates, most commands read standard input and print one \
        result per line; diff does so when TO is omitted. To process a file, use --file.

        A word that starts with - and a digit is an argument, so amounts can be negative. After \
        --, every word is an argument.
        """,
      examples: [
        Example("dayctl add 2025-08-29 +30", prints: "2025-09-28"),
        Example("dayctl diff 2025-08-29 2025-12-25", prints: "118"),
        Example("dayctl weekday 2025-08-29", prints: "Friday"),
        Example(
          "printf '29/08/2025\\n1/9/2025\\n' | dayctl convert --from d/M/yyyy",
          prints: "2025-08-29\n2025-09-01"),
      ],
      topics: [.dates, .formats, .conditions, .rules, .holidays, .columns, .json],
      options: [.flag("--no-pager", help: "with help: do not use a pager")],
      exitCodes: [
        .init("0", "success"),
        .init(
          "1",
          """
          no: test is false, filter or explain finds nothing, sort --check finds a record out of \
          order, or pick is left without a choice
          """),
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
        .init("COLUMNS", "width of help, charts and rows of months on a terminal, up to 9999"),
        .init("TMPDIR", "folder for the temporary files of sort [default: /tmp]"),
        .init(
          "PAGER", "program that shows long help on a terminal [default: less]"),
        .init("NO_COLOR, TERM=dumb", "do not use colour"),
        .init("CLICOLOR_FORCE=1", "use colour even without a terminal"),
        .init("DAYCTL_COLORS", "colours of days, such as today=7:holiday=1;31"),
        .init("COLORFGBG", "colours of a terminal that does not report its background"),
      ],
      date: Release.date, seeAlso: ["cal(1)", "date(1)", "strftime(3)"])
  }
}

extension DayCommand {
  /// Runs the command with the given words, or shows the help that they request.
  fileprivate static func run(call words: Words, in session: inout Session) throws(UsageError) {
    var command = Self()
    let help = try command.read(
      call: words, program: Dayctl.programName, helpWidth: session.surroundings.helpWidth)
    if let help {
      session.show(help: help, isPaged: !words.contains { $0.forbidsPager })
    } else {
      try command.run(in: &session)
    }
  }

  /// Returns the help that the words of a call request, if they do.
  fileprivate static func help(call words: Words, width: Int) throws(UsageError) -> String? {
    var command = Self()
    return try command.read(call: words, program: Dayctl.programName, helpWidth: width)
  }
}

extension Session {
  /// Writes help, with a pager if it is longer than the terminal.
  fileprivate mutating func show(help text: String, isPaged: Bool) {
    if isPaged, surroundings.isOutputTerminal, let rows = surroundings.outputRows(), rows > 0,
      text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) >= rows, surroundings.pager(text)
    {
      return
    }
    console.output.append(text)
  }
}

extension Word {
  /// Whether this is the option that leaves out the pager, which only help has.
  fileprivate var forbidsPager: Bool { equals("--no-pager") }
}
