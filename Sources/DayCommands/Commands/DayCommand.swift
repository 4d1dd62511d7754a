import CommandGrammar

/// A command: what was asked, and what it does.
protocol DayCommand: Sendable {
  /// Its words, and the way from them to a value of this type.
  static var command: Command<any DayCommand> { get }

  /// Does what was asked.
  ///
  /// - Throws: `UsageError` where that turns out to make no sense, before anything is written.
  func run(in session: inout Session) throws(UsageError)
}

extension DayCommand {
  /// The dates that a command answers.
  static var dates: Operands<Word> {
    Operands(
      "DATE", help: "a date; - or no date reads standard input",
      detail: """
        A date is written as in 2025-08-29 or as --from says, or is one of the words today, \
        yesterday and tomorrow.
        """)
  }

  /// Answers operands or lines; with neither, on a terminal, shows how it is called.
  func answer(
    _ operands: [Word], by answers: any Transformation, _ formats: RecordFormats,
    _ options: RecordOptions,
    in session: inout Session
  ) throws(UsageError) {
    if operands.isEmpty, session.isInputTerminal {
      throw Message.nothingToRead(Self.command.description)
    }
    if options.place.hasHeader, operands.contains(where: { $0 != "-" }) {
      throw UsageError(Message.headerNeedsLines)
    }
    var stream = RecordStream(answers, formats, options: options)
    stream.run(operands, in: &session)
  }
}
