import DayKit
import System

/// Answers the records in a span of bytes: the place fills a batch, the action takes it, and so on.
///
/// It knows neither where bytes come from nor where messages go.
struct RecordLoop: Sendable {
  var place: DatePlace
  let reader: DateReader
  var action: any RecordAction
  let traits: ActionTraits

  /// The number of newlines in the records so far.
  private(set) var lineFeeds = 0

  /// The number of records that were read alone.
  private(set) var slowCount = 0

  /// Whether every record is read alone.
  private let usesSlowPath: Bool

  /// The most dates in a batch: one record, or many.
  private let dateLimit: Int

  /// Whether a text without a date is a failure.
  private let refusesUndated: Bool

  /// Whether digits are copied between whole lines.
  let copiesDigits: Bool

  private var batch: DateBatch

  init(
    _ place: DatePlace, _ reader: DateReader, _ action: any RecordAction, usesSlowPath: Bool
  ) {
    self.place = place
    self.reader = reader
    self.action = action
    traits = action.traits
    let isTooWide = traits.answerWidth * DateBatch.capacity * 6 > RecordLimit.answer
    self.usesSlowPath =
      usesSlowPath || isTooWide || !reader.readsDates || reader.readsAbsentWords
    dateLimit = self.usesSlowPath ? 1 : DateBatch.capacity
    refusesUndated = place.form == .text && traits.needsEnds && reader.absence == nil
    batch = DateBatch(of: place.form, answersEachDate: place.answersEachDate)
    batch.wantsDates = traits.needsDates
    batch.skipsAbsent =
      reader.absence != nil && traits.keepsAbsent && place.form != .line && !place.hasTarget
    batch.wantsFormats = traits.needsFormats
    copiesDigits =
      place.form == .line && traits.keepsDays && reader.readsDates && !reader.readsLineBreaks
      && !reader.readsAbsentWords
      && reader.first.copiesDigits(to: traits.format)
    // Copying is faster than reading, so try it again soon.
    if copiesDigits { batch.limit = Self.smallLimit }
  }

  /// The most dates in a batch if the others would probably be read in vain.
  private static var smallLimit: Int { 16 }

  /// Whether the output has records as they are, or parts of them.
  var writesRecords: Bool { place.form != .line || traits.needsEnds }

  /// The reason why the loop returns.
  enum Stop {
    /// There is no further whole record; the next one begins at a position.
    case needsMore(at: Int)

    /// A record has failed.
    case failed(FailedRecord)
  }

  /// Answers whole records from a position on.
  mutating func answer(
    _ bytes: Span<UInt8>, from start: Int, to output: inout BufferedOutput
  ) -> Stop {
    var position = start
    while true {
      if copiesDigits { copyLines(bytes, from: &position, &output) }
      batch.restart(at: position)
      let stop = batch.fill(
        from: bytes, at: place, by: reader, atMost: dateLimit, isAlone: usesSlowPath)
      slowCount += batch.slowCount
      if !batch.isEmpty {
        let taken = take(bytes, to: &output)
        position = taken.end
        if taken.failure != nil, let record = bytes.record(from: position, of: place.form) {
          // What was read after the record is read again, and more records may fail.
          batch.limit = Self.smallLimit
          // Alone, the record tells where its date is.
          if let failed = answerAlone(bytes, record, to: &output) { return .failed(failed) }
          position = record.end
          continue
        }
        // Columns do it themselves, and a full batch of JSON takes little time.
        if place.form == .line || place.form == .text, !copiesDigits {
          batch.limit = min(DateBatch.capacity, 2 * batch.limit)
        }
      }
      switch stop {
      case .full: break
      case .end: return .needsMore(at: position)
      case .alone(let record):
        if let failed = answerAlone(bytes, record, to: &output) { return .failed(failed) }
        position = record.end
      case .failed(let failed):
        guard take(unreadable: failed, bytes, to: &output) else { return .failed(failed) }
        position = failed.record.end
      }
    }
  }

  /// Forgets what is known of bytes, because others follow.
  mutating func beginBlock() { batch.quote = 0 }

  /// Passes a failed record.
  mutating func pass(_ record: Span<UInt8>) { lineFeeds += record.occurrences(of: .lineFeed) }

  /// What the records of the input have shown so far.
  var findings: Findings { batch.findings }

  /// Forgets the records of an input, because another one follows.
  mutating func beginInput() {
    lineFeeds = 0
    batch.form = place.form
    let hasDates = batch.findings.hasDates
    batch.findings = Findings()
    batch.findings.hasDates = hasDates
  }

  /// Passes what is around the elements of an array to the action.
  mutating func take(
    _ mark: ArrayMark, _ bytes: Span<UInt8>, to output: inout BufferedOutput
  ) {
    action.take(mark, bytes, to: &output)
  }

  /// Takes the elements of an array as records from now on.
  mutating func beginElements() {
    guard case .values(var values) = place else { return }
    values.areElements = true
    place = .values(values)
    batch.form = place.form
  }

  /// Returns a new loop for a chunk of the same input, if the action is divisible.
  func copyForChunk() -> Self? {
    guard let action = action as? any DivisibleAction else { return nil }
    var loop = self
    loop.beginInput()
    loop.action = action.copyForChunk()
    return loop
  }

  /// Adds the records that the loop of a chunk has answered.
  mutating func absorb(_ chunk: RecordLoop) {
    lineFeeds += chunk.lineFeeds
    batch.findings.add(chunk.batch.findings)
    guard let later = chunk.action as? any DivisibleAction else { return }
    changeAction { $0.absorb(any: later) }
  }

  /// Adds what the records of another input have shown.
  mutating func absorb(findings: Findings) { batch.findings.add(findings) }

  /// Takes the records so far from the action, if it is that of an input of a merge.
  mutating func takeRun() -> SortedRun? {
    guard var input = action as? MergeInput else { return nil }
    // While two share their memory, a change of one would copy it.
    action = NoAction()
    defer { action = input }
    return input.takeRun()
  }

  /// Lets the action use the bytes of its chunk for the last time.
  mutating func finishChunk(_ bytes: Span<UInt8>) {
    changeAction { $0.finishChunk(bytes) }
  }

  /// Tells the action that several threads are in use.
  mutating func useThreads(_ count: Int) {
    changeAction { $0.useThreads(count) }
  }

  private mutating func changeAction(_ body: (inout any DivisibleAction) -> Void) {
    guard var action = action as? any DivisibleAction else { return }
    // While two share their memory, a change of one would copy it.
    self.action = NoAction()
    body(&action)
    self.action = action
  }
}

// Batches.

extension RecordLoop {
  private mutating func take(_ bytes: Span<UInt8>, to output: inout BufferedOutput) -> Taken {
    if traits.needsEnds || traits.needsDates {
      batch.findEnds(of: bytes, width: reader.hasOneFormat ? reader.first.fixedWidth : nil)
    }
    let isCut = refusesUndated && batch.endBeforeUndated()
    let days = batch.days
    if !days.isEmpty { batch.findings.hasDates = true }
    if isCut, batch.isEmpty { return Taken(end: batch.end, failure: .record(.undated)) }
    var taken = days.withSpan { action.take($0, batch, of: bytes, to: &output) }
    if isCut, taken.failure == nil { taken.failure = .record(.undated) }
    let known = taken.end == batch.end ? batch.lineFeeds : nil
    lineFeeds +=
      known ?? bytes.extracting(batch.start..<taken.end).occurrences(of: .lineFeed)
    return taken
  }

  /// Takes the only record of the batch, which has no date.
  private mutating func takeAbsent(
    _ bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken {
    if traits.needsEnds { batch.findEnds(of: bytes, width: nil) }
    let taken = action.takeAbsent(batch, of: bytes, to: &output)
    pass(bytes.extracting(batch.start..<taken.end))
    return taken
  }

  private mutating func take(
    unreadable failed: FailedRecord, _ bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Bool {
    let record = bytes.extracting(failed.record.range)
    guard case .noDate = failed.reason, action.takeUnreadable(record, to: &output) else {
      return false
    }
    pass(record)
    return true
  }

  /// Copies the digits of lines that are dates of fixed layout.
  private mutating func copyLines(
    _ bytes: Span<UInt8>, from position: inout Int, _ output: inout BufferedOutput
  ) {
    while true {
      let rest = bytes.extracting(droppingFirst: position)
      let lineFeed = rest.firstIndex(of: .lineFeed, from: 0)
      guard lineFeed < rest.count else { return }
      let ending: LineEnding =
        rest.hasCarriageReturn(before: lineFeed) ? .carriageReturnAndLineFeed : .lineFeed
      var copied = (lines: 0, bytes: 0)
      output.append(atLeast: 4_096) { output in
        copied = reader.first.copyLines(rest, ending: ending, to: traits.format, into: &output)
      }
      lineFeeds += copied.lines
      position += copied.bytes
      guard copied.lines > 0 else { return }
    }
  }
}

// One record.

extension RecordLoop {
  /// Answers one record that is a batch of its own.
  ///
  /// - Returns: The record if it has failed.
  mutating func answerAlone(
    _ bytes: Span<UInt8>, _ record: WholeRecord, isOperand: Bool = false,
    to output: inout BufferedOutput
  ) -> FailedRecord? {
    batch.restart(at: record.start)
    batch.isOperand = isOperand
    defer { batch.isOperand = false }
    let wantsDates = batch.wantsDates
    batch.wantsDates = true
    defer { batch.wantsDates = wantsDates }
    slowCount += 1
    if let failure = batch.append(record, of: bytes, at: place, by: reader) {
      let failed = record.failed(failure)
      return take(unreadable: failed, bytes, to: &output) ? nil : failed
    }
    let taken = batch.lacksDate ? takeAbsent(bytes, to: &output) : take(bytes, to: &output)
    switch taken.failure {
    case nil: return nil
    case .record(let failure)?: return record.failed(failure)
    case .noAnswer(let number, let error)?:
      return record.failed(.noAnswer(date(number, of: record), error))
    case .unwritable(let number, let format)?:
      return record.failed(.unwritable(date(number, of: record), by: format))
    case .skipped(let number, let day)?:
      return record.failed(.skipped(date(number, of: record), day))
    case .noTime(let number, let day)?:
      return record.failed(.noTime(date(number, of: record), day))
    }
  }

  /// Where a date of the batch is in its only record.
  private func date(_ number: Int, of record: WholeRecord) -> Range<Int> {
    guard place.form != .line else { return record.content }
    let date = batch.dates[number]
    return date.start - record.contentStart..<date.end - record.contentStart
  }
}
