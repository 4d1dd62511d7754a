import CommandGrammar
import Terminal

/// A command: what was asked, and what it does.
protocol DayCommand: Command {
  /// Does what was asked.
  ///
  /// - Throws: `UsageError` where that turns out to make no sense, before anything is written.
  func run(in session: inout Session) throws(UsageError)
}

extension Parts {
  /// The dates that a command answers.
  mutating func dates(into dates: inout Words) {
    operands(
      "DATE", into: &dates, help: "a date; - or no date reads standard input",
      detail: """
        A date is written as in 2025-08-29 or as --from says, or is one of the words today, \
        yesterday and tomorrow.
        """)
  }
}

extension DayCommand {
  /// Runs the command that words call, or shows the help that they ask for.
  static func run(
    call words: Words, of program: String, in session: inout Session
  ) throws(UsageError) {
    var command = Self()
    if let help = try command.read(call: words, program: program) {
      session.output.append(help)
    } else {
      try command.run(in: &session)
    }
  }

  /// Answers operands or lines with days.
  func answer(
    _ operands: Words, by answers: some Transformation, _ options: RecordOptions,
    in session: inout Session
  ) throws(UsageError) {
    let count = options.arePlain ? PlainDates.answer(operands, by: answers, in: &session) : 0
    guard count == 0 || count < operands.count else { return }
    let formats = try RecordFormats(options.words, in: session)
    try answer(operands.dropFirst(count), by: answers, formats, options, in: &session)
  }

  /// Answers operands or lines; with neither, on a terminal, shows how it is called.
  func answer(
    _ operands: Words, by answers: any Transformation, _ formats: RecordFormats,
    _ options: RecordOptions,
    in session: inout Session
  ) throws(UsageError) {
    if operands.isEmpty, session.isInputTerminal {
      throw Message.nothingToRead(Self.description)
    }
    if options.place.hasHeader, operands.contains(where: { !$0.equals("-") }) {
      throw UsageError(Message.headerNeedsLines)
    }
    var stream = RecordStream(answers, formats, options: options)
    stream.run(Array(operands), in: &session)
  }
}
