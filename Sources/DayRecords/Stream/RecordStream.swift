import DayKit
package import System

/// Answers operands and lines in order, in constant memory.
///
/// Bytes arrive in pieces of any size. It keeps the bytes of a record that has not ended yet.
package struct RecordStream: Sendable {
  /// The place of the dates, before any header has been taken.
  private let place: DatePlace
  let onError: OnError
  var loop: RecordLoop
  var reports: FailureReports

  /// The bytes that have been read.
  ///
  /// Those from ``start`` on are not answered yet.
  var bytes = PlainArray<UInt8>()
  var start = 0

  /// The last header, so that files with the same header give one.
  var header: ContiguousArray<UInt8> = []

  /// The name of the input in messages.
  var name = ""

  /// Whether no record of the input has begun, so that there may be a byte order mark.
  var isAtBeginning = true

  /// Whether a byte order mark was passed that is still to be written.
  var owesMark = false

  /// The state of quoting inside a record that is too long, while it is skipped.
  var longRecord: LongRecord?

  /// The state of the search for the end of an open record.
  var openRecord: OpenRecord?

  /// Whether the action has written the text before all answers.
  private(set) var hasBegun = false

  /// Whether the last line of an input was written without a line feed.
  var isLineOpen = false

  /// Whether an input ended inside a quotation.
  var hasOpenQuotation = false

  /// Whether a failed record or header ended the run.
  var isStopped = false

  package init(
    _ action: any RecordAction, at place: DatePlace, by reader: DateReader, onError: OnError,
    reports policy: ReportPolicy, _ messages: any RecordMessages, usesSlowPath: Bool = false
  ) {
    self.place = place
    self.onError = onError
    loop = RecordLoop(place, reader, action, usesSlowPath: usesSlowPath)
    reports = FailureReports(policy, messages)
  }

  struct LongRecord: Sendable {
    var quotation: Quotation?

    /// Whether the last byte was a line feed, which is inside a quotation.
    var endsWithLineFeed = false
  }

  /// How many bytes of a record have been searched for its end, so that the search continues there
  /// when the next piece arrives.
  struct OpenRecord: Sendable {
    var count = 0
    var quotation: Quotation?
  }
}

extension RecordStream {
  /// Whether the run is over, because of a failure or because nobody reads the output.
  package func isOver(_ console: borrowing Console) -> Bool {
    isStopped || console.isOver || loop.action.isBroken
  }

  /// Whether all records have been handled, so that the output is complete once it is finished.
  ///
  /// What an open quotation contains may be many records.
  package var isComplete: Bool { !isStopped && !loop.action.isBroken && !hasOpenQuotation }

  /// Whether the answer of the whole run is "no", which is known after ``finish(in:)``.
  package var answersNo: Bool { loop.action.answersNo }

  /// Answers an operand.
  package mutating func answer(operand: Span<UInt8>, in console: inout Console) {
    closeLine(in: &console)
    begin(&console)
    let end = operand.count
    // A whole line needs no copy, unless it is written as it is, with a line feed.
    let failure =
      loop.takesRecords
      ? answer(copyOf: operand, &console.output)
      : loop.answerOne(operand, 0..<end, contentEnd: end, to: &console.output)
    guard let failure else { return }
    fail(operand, contentEnd: end, failure, at: nil, in: &console)
    if onError.writesText { console.output.append(.lineFeed) }
  }

  private mutating func answer(
    copyOf operand: Span<UInt8>, _ output: inout BufferedOutput
  ) -> RecordFailure? {
    var record = PlainArray<UInt8>()
    record.append(addingCapacity: operand.count + 1) { record in
      record.append(copying: operand)
      record.append(.lineFeed)
    }
    return record.withSpan {
      loop.answerOne($0, $0.indices, contentEnd: operand.count, to: &output)
    }
  }

  /// Begins an input.
  package mutating func beginInput(named name: String, in console: inout Console) {
    closeLine(in: &console)
    self.name = name
    loop.place = place
    loop.restartCount()
    isAtBeginning = true
  }

  /// The number of bytes that have been read but not answered.
  package var pendingCount: Int { bytes.count - start }

  /// The number of records that failed.
  package var failureCount: Int { reports.failureCount }

  /// The number of records that took the slow path, without those in chunks.
  package var slowCount: Int { loop.slowCount }

  /// The number of lines so far.
  package var lineCount: Int { loop.lineFeeds }

  /// Reads once, and returns the number of bytes read.
  package mutating func read(
    from source: inout any ByteSource, atMost count: Int = 64 * 1024
  ) throws(SystemError) -> Int {
    bytes.removeFirst(start)
    start = 0
    let known = bytes.count
    try Self.append(count, from: &source, to: &bytes)
    return bytes.count - known
  }

  private static func append(
    _ count: Int, from source: inout any ByteSource, to bytes: inout PlainArray<UInt8>
  ) throws(SystemError) {
    try bytes.append(addingCapacity: count) { block throws(SystemError) in
      try source.read(into: &block)
    }
  }

  /// Appends bytes that have been read.
  mutating func append(_ piece: Span<UInt8>) {
    bytes.removeFirst(start)
    start = 0
    bytes.append(addingCapacity: piece.count) { $0.append(copying: piece) }
  }

  /// Answers the whole records read so far.
  package mutating func answerWholeRecords(in console: inout Console) {
    passMark(atEnd: false, in: &console)
    guard !isAtBeginning, passLongRecord(in: &console), takeHeader(in: &console) else { return }
    begin(&console)
    guard hasWholeRecord else { return beginLongRecord(in: &console) }
    let bytes = bytes
    bytes.withSpan { answerRecords(of: $0, in: &console) }
  }

  private mutating func answerRecords(of bytes: Span<UInt8>, in console: inout Console) {
    while !isOver(console) {
      switch loop.answer(bytes, from: start, to: &console.output) {
      case .needsMore(let position):
        start = position
        openRecord = OpenRecord(quotation: loop.place.quotation)
        return beginLongRecord(in: &console)
      case .failed(let range, let contentEnd, let failure):
        start = range.upperBound
        let record = bytes.extracting(range)
        let place = loop.lineFeeds + 1
        fail(record, contentEnd: contentEnd - range.lowerBound, failure, at: place, in: &console)
        loop.pass(record)
      }
    }
  }

  /// Whether the open record may have ended.
  private var hasWholeRecord: Bool {
    mutating get {
      guard var record = openRecord else { return true }
      let lineFeed = bytes.withSpan {
        $0.endOfRecord(from: start + record.count, &record.quotation)
      }
      record.count = bytes.count - start
      openRecord = lineFeed < bytes.count ? nil : record
      return openRecord == nil
    }
  }

  /// Answers the last record of an input, which has no line feed.
  package mutating func finishInput(in console: inout Console) {
    passMark(atEnd: true, in: &console)
    isAtBeginning = false
    answerWholeRecords(in: &console)
    defer { removeBytes() }
    guard !isOver(console) else { return }
    if let longRecord { return finish(longRecord, in: &console) }
    guard start < bytes.count else { return }
    let bytes = bytes
    bytes.withSpan { answerLastRecord($0.extracting(droppingFirst: start), in: &console) }
  }

  private mutating func answerLastRecord(_ record: Span<UInt8>, in console: inout Console) {
    if loop.place.awaitsHeader {
      let isWritten = takeHeader(record, contentEnd: record.count, in: &console)
      isLineOpen = isWritten && loop.action.endsInsideRecord
      return
    }
    // Such a record may be the rest of the input, of which only the beginning was meant.
    let isOpen =
      loop.place.quotation.map { record.lineOfOpenQuotation($0.delimiter) != nil } ?? false
    hasOpenQuotation = hasOpenQuotation || isOpen
    let failure =
      isOpen
      ? .openQuotation
      : loop.answerOne(record, record.indices, contentEnd: record.count, to: &console.output)
    guard let failure else {
      isLineOpen = loop.takesRecords && loop.action.endsInsideRecord
      return
    }
    isLineOpen = leavesLineOpen(endingWithLineFeed: record.last == .lineFeed)
    fail(record, contentEnd: record.count, failure, at: loop.lineFeeds + 1, in: &console)
  }

  /// Whether a line feed is missing after the last record of an input, which failed.
  ///
  /// A record in an open quotation may end with a line feed, and may be written with it.
  func leavesLineOpen(endingWithLineFeed hasLineFeed: Bool) -> Bool {
    let writesEnd = onError == .keep || loop.place.hasTarget
    return onError.writesText && !(hasLineFeed && writesEnd)
  }

  /// Ends the run.
  package mutating func finish(in console: inout Console) {
    if !console.hasFailed || hasBegun { begin(&console) }
    if hasBegun { loop.action.finish(&console.output) }
    reports.finish(&console)
    guard loop.action.isBroken, let failure = loop.action.failure else { return }
    console.complain(reports.messages.line(reports.messages.sentence(for: failure)))
  }

  private mutating func removeBytes() {
    bytes.removeAll()
    start = 0
    openRecord = nil
    longRecord = nil
  }

  mutating func begin(_ console: inout Console) {
    guard !hasBegun else { return }
    hasBegun = true
    writeMark(in: &console)
    loop.action.begin(&console.output)
  }

  /// Writes a line feed after the last line of an input that had none, because another record
  /// follows.
  private mutating func closeLine(in console: inout Console) {
    if isLineOpen { console.output.append(.lineFeed) }
    isLineOpen = false
  }

  private mutating func fail(
    _ record: Span<UInt8>, contentEnd: Int, _ failure: RecordFailure, at line: Int?,
    in console: inout Console
  ) {
    let (name, messages) = (name, reports.messages)
    let content = record.extracting(first: contentEnd)
    reports.report(
      at: line.map { "\(name):\($0)" },
      { messages.sentence(for: failure, in: content, of: line.map { .line($0) } ?? .operand) },
      to: &console)
    console.output.append(failed: record, contentEnd: contentEnd, onError, at: loop.place)
    isStopped = onError == .stop
  }
}
