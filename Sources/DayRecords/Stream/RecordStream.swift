import DayKit
package import System

/// Answers operands and lines in order, in constant memory.
package struct RecordStream: Sendable {
  /// The place of the dates, before any header has been taken.
  private let place: DatePlace
  let onError: OnError
  var loop: RecordLoop
  var reports: FailureReports
  var buffer = InputBuffer()

  /// What is known of the input that is read.
  var input = InputState()

  /// What the inputs have shown so far.
  var findings = RunFindings()

  /// The names of the columns in the last header, so that files with the same names give one header.
  var columnNames: [[UInt8]]?

  /// How far the run is.
  var progress = RunProgress.waiting(owesMark: false)

  /// Whether the last line of an input was written without a newline.
  var isLineOpen = false

  package init(
    _ action: any RecordAction, at place: DatePlace, by reader: DateReader, onError: OnError,
    reports policy: ReportPolicy, _ messages: any RecordMessages, usesSlowPath: Bool = false
  ) {
    self.place = place
    self.onError = onError
    loop = RecordLoop(place, reader, action, usesSlowPath: usesSlowPath)
    reports = FailureReports(policy, messages)
  }

  /// How far a run is.
  enum RunProgress: Equatable, Sendable {
    /// The action has not begun. A byte order mark that was passed may still be to be written.
    case waiting(owesMark: Bool)

    /// The action has begun.
    case running

    /// A failed record or header ended the run, and the action may have begun.
    case stopped(hasBegun: Bool)
  }
}

extension RecordStream {
  /// Whether the run is over, because of a failure or because nobody reads the output.
  package func isOver(_ console: borrowing Console) -> Bool {
    isStopped || console.isOver || loop.action.outcome.isFailure
  }

  /// Whether a failure has ended the run.
  package var isStopped: Bool {
    if case .stopped = progress { true } else { false }
  }

  var hasBegun: Bool { progress == .running || progress == .stopped(hasBegun: true) }

  /// Ends the run because of a failure.
  mutating func stop() { progress = .stopped(hasBegun: hasBegun) }

  /// Whether all records have been handled, so that the output is complete once it is finished.
  ///
  /// What an open quotation contains may be many records.
  package var isComplete: Bool {
    !isStopped && !loop.action.outcome.isFailure && findings.areComplete
      && !(lacksDates && loop.traits.undatedTexts != .usual)
  }

  /// Whether there were texts that could be read, and none of them had a date or failed.
  var lacksDates: Bool {
    loop.place.form == .text && !loop.findings.hasDates && failureCount == 0
      && findings.recordCount > 0
  }

  /// Adds what a stream has found in another input of the same run.
  mutating func absorb(_ other: RecordStream) {
    findings.add(other.findings)
    loop.absorb(findings: other.loop.findings)
  }

  /// Whether the result of the whole run is "no", which is known after ``finish(in:)``.
  package var answersNo: Bool {
    if case .no = loop.action.outcome { true } else { false }
  }

  /// The number of records that failed.
  package var failureCount: Int { reports.failureCount }

  /// The number of records that were read alone, without those in chunks.
  package var slowCount: Int { loop.slowCount }

  /// The number of lines so far.
  package var lineCount: Int { loop.lineFeeds }
}

// Operands.

extension RecordStream {
  /// Answers an operand.
  package mutating func answer(operand: Span<UInt8>, in console: inout Console) {
    closeLine(in: &console)
    begin(&console)
    let end = operand.count
    // A whole line needs no copy, unless it is written as it is, with a newline.
    let failed =
      loop.writesRecords
      ? answer(copyOf: operand, &console.output)
      : loop.answerAlone(
        operand, WholeRecord(start: 0, end: end, contentEnd: end), isOperand: true,
        to: &console.output)
    findings.recordCount += 1
    guard let failed else { return }
    fail(operand, content: 0..<end, failed.reason, at: nil, in: &console)
    if onError.writesText { console.output.append(.lineFeed) }
  }

  private mutating func answer(
    copyOf operand: Span<UInt8>, _ output: inout BufferedOutput
  ) -> FailedRecord? {
    var record = PlainArray<UInt8>()
    record.append(addingCapacity: operand.count + 1) { record in
      record.append(copying: operand)
      record.append(.lineFeed)
    }
    let place = WholeRecord(start: 0, end: operand.count + 1, contentEnd: operand.count)
    return record.withSpan { loop.answerAlone($0, place, isOperand: true, to: &output) }
  }
}

// Inputs.

extension RecordStream {
  /// Begins an input.
  package mutating func beginInput(named name: String, in console: inout Console) {
    closeLine(in: &console)
    input = InputState(named: name)
    loop.place = place
    loop.beginInput()
  }

  /// Reads once, and returns the number of bytes read.
  package mutating func read(
    from source: inout any ByteSource, atMost count: Int = 64 * 1024
  ) throws(SystemError) -> Int {
    let count = try buffer.read(from: &source, atMost: count)
    let bytes = buffer.bytes
    bytes.withSpan { addSample($0.extracting(last: count)) }
    return count
  }

  /// Adds bytes that have been read to the sample of what dates look like.
  mutating func addSample(_ bytes: Span<UInt8>) {
    if loop.place.form == .text { findings.addSample(bytes) }
  }

  /// Answers the whole records read so far.
  package mutating func answerWholeRecords(in console: inout Console) {
    if case .beginning = input.phase { passMark(atEnd: false) }
    if case .longRecord(let record) = input.phase { passLongRecord(record, in: &console) }
    if case .header = input.phase { takeHeader(in: &console) }
    repeat {
      if case .afterArray = input.phase { passArrayEnd(in: &console) }
      if case .opening = input.phase { takeOpening(in: &console) }
      guard case .records = input.phase, !isStopped else { return }
      begin(&console)
      guard buffer.mayHaveWholeRecord else {
        if loop.place.form != .element { beginLongRecord(in: &console) }
        return
      }
      let bytes = buffer.bytes
      bytes.withSpan { answerRecords(of: $0, in: &console) }
    } while isBetweenArrays
  }

  /// Whether an array has ended, and more bytes are there.
  private var isBetweenArrays: Bool {
    if case .afterArray = input.phase { buffer.count > 0 } else { false }
  }

  private mutating func answerRecords(of bytes: Span<UInt8>, in console: inout Console) {
    loop.beginBlock()
    while !isOver(console) {
      switch loop.answer(bytes, from: buffer.start, to: &console.output) {
      case .needsMore(let position):
        input.hasElement = input.hasElement || position > buffer.start
        buffer.start = position
        if loop.place.form == .element { return endElements(of: bytes, in: &console) }
        buffer.waitForEnd(of: loop.place.form)
        return beginLongRecord(in: &console)
      case .failed(let failed):
        input.hasElement = true
        buffer.start = failed.record.end
        let record = bytes.extracting(failed.record.range)
        fail(
          record, content: failed.record.content, failed.reason, at: loop.lineFeeds + 1,
          in: &console)
        loop.pass(record)
      }
    }
  }

  /// Ends an input, and answers its last record if that has no newline.
  package mutating func finishInput(in console: inout Console) {
    answerRest(in: &console)
    findings.recordCount += loop.lineFeeds
    guard !findings.lacksPath, case .values(let place) = loop.place,
      loop.findings.lacksPath(of: place.neededPathCount)
    else { return }
    let failure = RunFailure.noPath(Array(loop.findings.lackingRecord))
    // Records in other parts may have one.
    guard !input.isPart else { return console.note(line(for: failure, of: input.name)) }
    findings.lacksPath = true
    complain(failure, of: input.name, in: &console)
  }

  private mutating func answerRest(in console: inout Console) {
    if case .beginning = input.phase { passMark(atEnd: true) }
    if loop.place.form == .element { buffer.stopWaiting() }
    answerWholeRecords(in: &console)
    if case .opening = input.phase {
      input.phase = .records
      answerWholeRecords(in: &console)
    }
    defer { buffer.removeAll() }
    guard !isOver(console) else { return }
    if finishArray(in: &console) { return }
    if case .longRecord(let record) = input.phase { return finish(record, in: &console) }
    guard buffer.count > 0 else { return }
    let (bytes, start) = (buffer.bytes, buffer.start)
    bytes.withSpan { answerLastRecord($0.extracting(droppingFirst: start), in: &console) }
  }

  private mutating func answerLastRecord(_ record: Span<UInt8>, in console: inout Console) {
    if case .header = input.phase {
      // The rest of the input may be in the quotation.
      guard !loop.place.form.hasOpenQuotation(record) else {
        findings.hasOpenQuotation = true
        return fail(header: record, .openQuotation, in: &console)
      }
      let isWritten = takeHeader(record, contentEnd: record.count, in: &console)
      isLineOpen = isWritten && console.output.endsInsideLine
      return
    }
    findings.recordCount += 1
    let end = record.count
    let whole = WholeRecord(start: 0, end: end, contentEnd: end)
    // Such a record may be the rest of the input, of which only the beginning was meant.
    let isOpen = loop.place.form.hasOpenQuotation(record)
    if holdsSeveral(record) {
      fail(record, content: 0..<end, .severalRecords, at: loop.lineFeeds + 1, in: &console)
      return stop()
    }
    if loop.place.form.hasLines, record.hasLinesWithCarriageReturns {
      fail(record, content: 0..<end, .carriageReturns, at: loop.lineFeeds + 1, in: &console)
      return stop()
    }
    let failed =
      isOpen
      ? whole.failed(.openQuotation) : loop.answerAlone(record, whole, to: &console.output)
    guard let failed else {
      isLineOpen = loop.writesRecords && console.output.endsInsideLine
      return
    }
    isLineOpen = leavesLineOpen(endingWithLineFeed: record.last == .lineFeed)
    fail(record, content: 0..<end, failed.reason, at: loop.lineFeeds + 1, in: &console)
  }

  /// Whether a text that does not end is probably many records, of which an action would take all or none:
  /// the names of files that end with a NUL, or lines if records end with a NUL.
  private func holdsSeveral(_ record: Span<UInt8>) -> Bool {
    loop.place.form == .text && loop.traits.needsEnds
      && record.firstIndex(of: 0, from: 0) < record.count
  }

  /// Whether a newline is missing after the last record of an input, which failed.
  ///
  /// A record in an open quotation may end with a newline, and may be written with it.
  func leavesLineOpen(endingWithLineFeed hasLineFeed: Bool) -> Bool {
    let writesEnd = onError == .keep || loop.place.hasTarget
    return onError.writesText && !(hasLineFeed && writesEnd)
  }
}
