import CommandGrammar
import DayRecords
import System

extension RecordStream {
  /// Answers all inputs of a call in order: the files, or else the operands, or else the lines of
  /// standard input, which also take the place of each `-`.
  ///
  /// - Parameter advice: Returns what to write instead of an operand that is not the name of a file, as
  ///   the end of a sentence.
  mutating func answer(
    _ operands: Words, _ options: RecordOptions, advice: (Word) -> String?,
    in session: inout Session
  ) {
    if options.place.writesNulls { session.console.output.endRecordsWithNull() }
    if isMerge {
      merge(options.input.files(and: operands), options, in: &session)
    } else if !options.input.files.isEmpty {
      answer(files: options.input.files(and: operands), options, advice, in: &session)
    } else if operands.isEmpty {
      _ = answerStandardInput(options, in: &session)
    } else {
      answer(operands: operands, options, in: &session)
    }
    finish(in: &session.console)
  }

  private mutating func answer(
    operands: Words, _ options: RecordOptions, in session: inout Session
  ) {
    for word in operands {
      if word.equals("-") {
        guard answerStandardInput(options, in: &session) else { break }
      } else {
        word.withBytes { bytes in
          guard options.place.readsNulls else {
            return answer(operand: bytes, in: &session.console)
          }
          answer(operand: bytes.withNullsAndLineFeedsExchanged.span, in: &session.console)
        }
      }
      guard !isOver(session.console) else { break }
    }
  }

  private mutating func answer(
    files: Words, _ options: RecordOptions, _ advice: (Word) -> String?, in session: inout Session
  ) {
    for (index, name) in files.enumerated() where !isOver(session.console) {
      if name.equals("-") {
        _ = answerStandardInput(options, in: &session)
      } else {
        let isOperand = index >= options.input.files.count
        answer(
          file: name, advice: { isOperand ? advice($0) ?? $0.adviceBesideFiles : nil }, options,
          in: &session)
      }
    }
  }

  private mutating func answer(
    file name: Word, advice: (Word) -> String?, _ options: RecordOptions,
    in session: inout Session
  ) {
    do throws(SystemError) {
      let file = try OpenFile(reading: name.bytes)
      try answer(
        file, named: String(decoding: name.bytes, as: UTF8.self), options, in: &session)
    } catch {
      session.console.complain(UsageError(name, cannotBeRead: error, advice(name)).message)
    }
  }

  private mutating func answerStandardInput(
    _ options: RecordOptions, in session: inout Session
  ) -> Bool {
    do throws(SystemError) {
      try answer(session.surroundings.input, named: "<stdin>", options, in: &session)
      return true
    } catch {
      session.console.complain(UsageError("-", cannotBeRead: error).message)
      return false
    }
  }

  /// Answers the lines of an input.
  mutating func answer(
    _ source: any ByteSource, named name: String, _ options: RecordOptions,
    in session: inout Session
  ) throws(SystemError) {
    try session.surroundings.output.checkIsOther(than: source)
    session.beginProgress(options.reporting, of: source.size)
    let (lines, plan) = (options.lines(of: source), options.plan(session.surroundings))
    guard let part = options.input.part else {
      return try answerLines(of: lines, named: name, by: plan, in: &session.console)
    }
    try answer(part, of: lines, named: name, by: plan, in: &session.console)
  }

  /// Merges files; without any, the lines of standard input are the only ones.
  private mutating func merge(
    _ files: Words, _ options: RecordOptions, in session: inout Session
  ) {
    let (surroundings, files) = (session.surroundings, files.isEmpty ? ["-"] : Array(files))
    let inputs = MergeInputs(
      files.map { $0.equals("-") ? "<stdin>" : String(decoding: $0.bytes, as: UTF8.self) }
    ) { (number: Int) throws(SystemError) in
      let file = files[number]
      let source: any ByteSource =
        file.equals("-") ? surroundings.input : try OpenFile(reading: file.bytes)
      try surroundings.output.checkIsOther(than: source)
      return options.lines(of: source)
    }
    session.beginProgress(options.reporting, of: nil)
    do throws(MergeInputError) {
      try merge(inputs, by: options.plan(surroundings), in: &session.console)
    } catch {
      session.console.complain(
        UsageError(files[error.number], cannotBeRead: error.error).message)
    }
  }
}

extension RecordOptions {
  /// The source as one of lines.
  fileprivate func lines(of source: any ByteSource) -> any ByteSource {
    place.readsNulls ? NullEndedSource(source) : source
  }

  fileprivate func plan(_ surroundings: Surroundings) -> WorkPlan {
    WorkPlan(
      threads: jobs, processorCount: surroundings.processorCount, clock: surroundings.clock,
      chunkSize: surroundings.chunkSize)
  }
}

extension Session {
  /// Starts reporting the progress of long runs, if it is requested and does not disturb the
  /// output.
  fileprivate mutating func beginProgress(_ reporting: Reporting, of size: Int?) {
    guard reporting != .quiet else { return }
    let columns = surroundings.messageColumns()
    let isWanted = reporting == .progress || columns != nil
    // Answers on the terminal show the progress by themselves, and would mix with its line.
    guard isWanted, !surroundings.isOutputTerminal else { return }
    console.beginWork(of: size, columns: columns, at: surroundings.clock())
  }
}
