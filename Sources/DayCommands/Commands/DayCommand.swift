import CommandGrammar

/// A command: what was asked, and what it does.
protocol DayCommand: Command {
  /// Does what was asked.
  ///
  /// - Throws: `UsageError` where that turns out to make no sense, before anything is written.
  func run(in session: inout Session) throws(UsageError)
}

extension Parts {
  /// The dates that a command answers.
  mutating func dates(into dates: inout [Word]) {
    operands(
      "DATE", into: &dates, help: "a date; - or no date reads standard input",
      detail: """
        A date is written as in 2025-08-29 or as --from says, or is one of the words today, \
        yesterday and tomorrow.
        """)
  }
}

extension DayCommand {
  /// Answers operands or lines; with neither, on a terminal, shows how it is called.
  func answer(
    _ operands: [Word], by answers: any Transformation, _ formats: RecordFormats,
    _ options: RecordOptions,
    in session: inout Session
  ) throws(UsageError) {
    if operands.isEmpty, session.isInputTerminal {
      throw Message.nothingToRead(Self.description)
    }
    if options.place.hasHeader, operands.contains(where: { $0 != "-" }) {
      throw UsageError(Message.headerNeedsLines)
    }
    var stream = RecordStream(answers, formats, options: options)
    stream.run(operands, in: &session)
  }
}
