import CommandGrammar
import DayKit
import DayRecords
import Terminal

/// A command of dayctl: the user's request, and the function that carries it out.
protocol DayCommand: Command {
  /// Carries out the request.
  ///
  /// - Throws: `UsageError` if the request cannot be carried out, before anything is written.
  func run(in session: inout Session) throws(UsageError)
}

extension Parts {
  /// The dates that a command processes.
  mutating func dates(into dates: inout Words) {
    operands(
      "DATE", into: &dates, help: "dates to process; if omitted or -, read standard input",
      detail: """
        Write dates as 2025-08-29, in a format selected with --from, or as a word: today, yesterday \
        or tomorrow, with an amount such as today+30, or next-friday, previous-monday, \
        next-or-same-friday or previous-or-same-monday. To read dates from a file, use < FILE.
        """)
  }
}

extension DayCommand {
  /// Runs the command with the given words, or shows the help that they request.
  static func run(
    call words: Words, of program: String, in session: inout Session
  ) throws(UsageError) {
    var command = Self()
    if let help = try command.read(call: words, program: program) {
      session.console.output.append(help)
    } else {
      try command.run(in: &session)
    }
  }

  /// Answers the operands, or without operands the lines of standard input.
  ///
  /// - Throws: `UsageError` if there are no operands and standard input is a terminal.
  func answer(
    _ operands: Words, by computation: Computation, _ formats: RecordFormats,
    _ options: RecordOptions, in session: inout Session
  ) throws(UsageError) {
    if operands.isEmpty, session.surroundings.isInputTerminal {
      throw Self.noInput
    }
    if options.place.hasHeader {
      for operand in operands where !operand.equals("-") {
        var hint: String?
        operand.withBytes { hint = $0.fileHint }
        throw UsageError(
          "--header applies to standard input only" + (hint ?? ": remove the operands"))
      }
    }
    var stream = try options.stream(
      of: computation, formats, usesSlowPath: session.surroundings.usesSlowPath)
    stream.answer(operands, options, in: &session)
  }

  /// The error if standard input is a terminal: the command's short help, because nobody is likely
  /// to type the lines.
  private static var noInput: UsageError {
    let sentence = "no dates given, and standard input is a terminal; use - to read it anyway"
    let help = description.help(.short, program: "dayctl")
    return UsageError(sentence, help: "\(help)\ndayctl: \(sentence)\n")
  }
}

/// The computation of a command, and the parts of its answers in JSON and CSV.
struct Computation {
  let rule: DayRule

  /// Whether an empty line separates an answer from the previous one.
  let separatesWithBlankLine: Bool

  let parts: () -> [Listing.Part]

  init(
    _ rule: DayRule, separatesWithBlankLine: Bool = false,
    parts: @escaping () -> [Listing.Part]
  ) {
    self.rule = rule
    self.separatesWithBlankLine = separatesWithBlankLine
    self.parts = parts
  }

  /// The action that writes the answers.
  fileprivate func action(_ options: RecordOptions, as format: DayFormat) -> any RecordAction {
    switch options.sink {
    case .json: Listing(rule, as: format, in: .json, parts: parts())
    case .csv: Listing(rule, as: format, in: .csv, parts: parts())
    case .text:
      Rewrite(
        rule, as: format, in: options.place.frame(isNumber: rule.isNumber(in: format)),
        separatesWithBlankLine: separatesWithBlankLine)
    }
  }
}

extension RecordOptions {
  /// Creates the stream of records that a command answers.
  fileprivate func stream(
    of computation: Computation, _ formats: RecordFormats, usesSlowPath: Bool
  ) throws(UsageError) -> RecordStream {
    let sentences = RecordSentences(
      formats: formats.readFormats, isForeign: words.isForeign, column: place.column,
      hasHeader: place.hasHeader, delimiter: place.delimiter, jsonKey: place.jsonKey)
    return RecordStream(
      computation.action(self, as: formats.writeFormat),
      at: try place.place(for: formats.readFormats), by: formats.reader, onError: onError,
      reports: ReportPolicy(
        isQuiet: reporting == .quiet, limit: messages.map { $0.limit } ?? 100), sentences,
      usesSlowPath: usesSlowPath)
  }
}

extension RecordStream {
  /// Answers the operands; reads standard input for each `-`, or if there are no operands.
  fileprivate mutating func answer(
    _ operands: Words, _ options: RecordOptions, in session: inout Session
  ) {
    if operands.isEmpty {
      _ = answerLines(options, in: &session)
    }
    for word in operands {
      if word.equals("-") {
        guard answerLines(options, in: &session) else { break }
      } else {
        word.withBytes { answer(operand: $0, in: &session.console) }
      }
      guard !isOver(session.console) else { break }
    }
    finish(in: &session.console)
  }

  private mutating func answerLines(
    _ options: RecordOptions, in session: inout Session
  ) -> Bool {
    let surroundings = session.surroundings
    session.beginProgress(options.reporting)
    let plan = WorkPlan(
      threads: options.jobs, processorCount: surroundings.processorCount,
      clock: surroundings.clock, chunkSize: surroundings.chunkSize)
    do throws(SystemError) {
      try answerLines(
        of: surroundings.input, named: "<stdin>", by: plan, in: &session.console)
      return true
    } catch {
      session.console.complain("cannot read standard input: \(error.message)")
      return false
    }
  }
}

extension Session {
  /// Starts reporting the progress of long runs, if it is requested and does not disturb the
  /// output.
  fileprivate mutating func beginProgress(_ reporting: Reporting) {
    guard reporting != .quiet else { return }
    let columns = surroundings.messageColumns()
    let isWanted = reporting == .progress || columns != nil
    // Answers on the terminal show the progress by themselves, and would mix with its line.
    guard isWanted, !surroundings.isOutputTerminal else { return }
    console.beginWork(of: surroundings.input.size, columns: columns, at: surroundings.clock())
  }
}
