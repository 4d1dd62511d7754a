import CommandGrammar
import DayRecords
import System
import Terminal

/// A command of dayctl: the user's request, and the function that carries it out.
protocol DayCommand: Command {
  /// Carries out the request.
  ///
  /// - Throws: `UsageError` if the request cannot be carried out, before anything is written.
  func run(in session: inout Session) throws(UsageError)

  /// Returns what to write instead of an option that only this command can explain, as the end of a
  /// sentence.
  static func ownAdvice(forOption text: String) -> String?

  /// Returns what to write instead of one operand too many, as the end of a sentence.
  static func ownAdvice(forOperand text: String) -> String?

  /// Whether an operand can be a span such as `2025-08-29..2025-09-05`.
  static var readsSpans: Bool { get }
}

extension DayCommand {
  static var readsSpans: Bool { false }

  static func ownAdvice(forOption text: String) -> String? { nil }

  static func ownAdvice(forOperand text: String) -> String? { nil }
}

extension Parts {
  /// The dates that a command processes.
  mutating func dates(into dates: inout Words) {
    operands(
      "DATE", into: &dates, help: "dates; if omitted or -, read standard input",
      detail: """
        Write dates as 2025-08-29, in a format selected with --from, or as words such as today; see \
        'dayctl help dates'.
        """, completion: .date)
  }
}

extension DayCommand {
  /// Answers the operands, or the lines of files or of standard input, by a computation.
  func answer(
    _ operands: Words, by computation: Computation, _ formats: RecordFormats,
    _ options: RecordOptions, in session: inout Session
  ) throws(UsageError) {
    if !formats.sameFormats.isEmpty, options.sink != .text {
      let what = formats.sameFormats.count > 1 ? "several formats" : "a time of day"
      throw UsageError(
        "--to same with \(what) cannot be combined with --json or --csv")
    }
    if options.sink == .text, options.place.delimiter.joinsBlanks {
      try computation.checkBlanks(
        formats, isNamed: options.words.to != nil, hasTarget: !options.place.targets.isEmpty)
    }
    _ = try answer(
      operands, with: { computation.action(options, formats, at: $0) }, formats, options,
      in: &session)
  }

  /// Passes the dates of the operands, or of the lines of files or of standard input, to an action.
  ///
  /// - Parameter action: Returns the action for records with dates at a place.
  /// - Returns: Whether the result of the whole run is "no".
  /// - Throws: `UsageError` if there are no operands and standard input is a terminal.
  func answer(
    _ operands: Words, with action: (DatePlace) -> any RecordAction, _ formats: RecordFormats,
    _ options: RecordOptions, in session: inout Session
  ) throws(UsageError) -> Bool {
    let hasFiles = !options.input.files.isEmpty
    if operands.isEmpty, !hasFiles, session.surroundings.isInputTerminal {
      throw Self.noInput
    }
    try RecordFormats.checkInput(
      operands, options.input.files, beside: formats.holidayFiles, of: "--holidays")
    if !hasFiles, operands.count == 3 { try operands.checkHyphen(readsSpans: Self.readsSpans) }
    if options.place.hasHeader, !hasFiles { try Self.checkForHeader(operands) }
    let place = try options.place.place(for: formats.readFormats)
    let action = action(place)
    try options.checkPart(of: operands, action)
    if options.place.isInText { try Self.checkForFiles(operands, at: place, options, action) }
    var stream = options.stream(
      of: action, at: place, formats, usesSlowPath: session.surroundings.usesSlowPath,
      advice: { Self.advice(forDate: $0) }, hasPlaceOptions: { Self.hasPlaceOptions })
    if options.input.isInPlace {
      return try stream.replaceFiles(
        operands, options, keeping: formats.holidayFiles, in: &session)
    }
    stream.answer(operands, options, advice: { Self.advice(forDate: $0) }, in: &session)
    return stream.answersNo
  }

  private static func checkForHeader(_ operands: Words) throws(UsageError) {
    for operand in operands where !operand.equals("-") {
      throw UsageError(
        "--header applies to files and standard input only"
          + (operand.fileHint ?? ": remove the arguments"))
    }
  }

  /// Checks that operands are not the names of files that were meant to be read.
  ///
  /// - Throws: `UsageError` if an operand that is a text has no date and is the name of a file, or if
  ///   none has a date and one looks like the name of a file, for a result about all records.
  private static func checkForFiles(
    _ operands: Words, at place: DatePlace, _ options: RecordOptions, _ action: any RecordAction
  ) throws(UsageError) {
    guard case .text(let place) = place, options.input.files.isEmpty else { return }
    func error(_ operand: Word, _ hint: String) -> UsageError {
      UsageError("there is no date in \(operand.quoted)\(hint)")
    }
    var (hasDates, problem) = (false, UsageError?.none)
    for operand in operands {
      var hasDate = operand.equals("-")
      operand.withBytes { hasDate = hasDate || place.hasDate(in: $0) }
      hasDates = hasDates || hasDate
      guard !hasDate else { continue }
      let isFile = (try? OpenFile.isRegular(operand.bytes)) ?? false
      if isFile { throw error(operand, operand.hintToRead) }
      problem = problem ?? operand.fileHint.map { error(operand, $0) }
    }
    if let problem, !hasDates, action.traits.undatedTexts != .usual { throw problem }
  }

  /// The error if standard input is a terminal: what to add, because nobody is likely to type lines.
  private static var noInput: UsageError {
    let operand = description.operands.first { !$0.isRequired && $0.repeats }
    let cure =
      switch operand?.valueName {
      case nil: "no lines given: add --file FILE, or pipe them into dayctl"
      // Its operands are the months that show the dates.
      case "MONTH": "no dates given: add --file FILE, or - to type them"
      default: "no dates given: add --file FILE, dates, or - to type them"
      }
    return UsageError("\(cure); -h shows help")
  }
}

extension RecordOptions {
  /// Checks that a part of a file can be processed alone.
  fileprivate func checkPart(
    of operands: Words, _ action: any RecordAction
  ) throws(UsageError) {
    guard input.part != nil else { return }
    try input.checkPart(operands)
    if action.traits.runsInOrder {
      throw UsageError(
        "--part and --csv cannot be combined here, because the first record names the columns: use "
          + "--json" + (place.columns.isEmpty ? "" : ", or --header if line 1 has the names"))
    }
    if action is Sorting, place.isInText {
      throw UsageError(
        "--part and --in-text cannot be combined with sort, because a part may begin inside an entry"
      )
    }
  }

  /// Creates the stream of records that a command answers.
  fileprivate func stream(
    of action: consuming any RecordAction, at datePlace: DatePlace, _ formats: RecordFormats,
    usesSlowPath: Bool, advice: @escaping @Sendable (Word) -> String?,
    hasPlaceOptions: @escaping @Sendable () -> Bool
  ) -> RecordStream {
    var sentences = RecordSentences(
      formats: formats.readFormats, readsSpans: formats.readsSpans, language: formats.language,
      advice: advice, columns: place.columns, hasHeader: place.hasHeader,
      delimiter: place.delimiter,
      jsonKeys: place.jsonKeys, label: place.series,
      labelOption: place.seriesOption, needsLabel: place.seriesIsAmount,
      targets: place.targets, endsWithNull: place.readsNulls)
    sentences.areEndsOfSpans = formats.areEndsOfSpans
    sentences.needsOrder = action.traits.needsOrder
    sentences.mayLackDates = !requiresDates
    sentences.hasPlaceOptions = hasPlaceOptions
    var reader = formats.reader
    // Setting it costs a plain call more than asking whether that is needed.
    if requiresDates || !absent.isEmpty { reader.absence = absence }
    if formats.readsSpans { reader.readsSpans = true }
    return RecordStream(
      action, at: datePlace, by: reader, onError: onError,
      reports: ReportPolicy(
        isQuiet: reporting == .quiet, limit: messages.map { $0.limit } ?? 100), sentences,
      usesSlowPath: usesSlowPath)
  }
}

extension Words {
  /// Checks that a hyphen between two dates, which is standard input, is not meant to make them a span.
  @inline(never)
  fileprivate func checkHyphen(readsSpans: Bool) throws(UsageError) {
    guard self[1].equals("-"), !self[0].equals("-"), !self[2].equals("-"),
      self[0].fileHint == nil
    else { return }
    let (first, last) = (self[0].text, self[2].text)
    let cure =
      readsSpans
      ? "write a span as \(first)..\(last)"
      : "for the days between, use 'dayctl range \(first) \(last)'"
    throw UsageError("'-' between two dates is standard input: \(cure)")
  }
}
