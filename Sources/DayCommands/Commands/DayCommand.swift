import CommandGrammar

/// A command: what was asked, and what it does.
protocol DayCommand: Sendable {
  /// Its words, and the way from them to a value of this type.
  static var command: Command<any DayCommand> { get }

  /// Does what was asked.
  func run(in session: inout Session)
}

extension DayCommand {
  /// The dates that a command answers.
  static var dates: Operands<Word> {
    Operands("DATE", help: "a date; - or no date reads standard input")
  }

  /// Answers operands or lines; with neither, on a terminal, shows how it is called.
  func answer<Answers: Transformation>(
    _ operands: [Word], by answers: Answers, _ options: RecordOptions,
    in session: inout Session
  ) {
    if operands.isEmpty, session.isInputTerminal {
      return session.refuse(Message.nothingToRead(Self.command.description))
    }
    var stream = RecordStream(answers, options: options, clock: session.clock)
    stream.run(operands, in: &session)
  }
}
