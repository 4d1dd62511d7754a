import DayKit
import System

/// Answers the records in a span of bytes: a scan fills a batch, the action takes it, and so on.
///
/// It knows neither where bytes come from nor where messages go. A record that the fast path does
/// not read goes through the slow path, into a batch of one, to the same action.
struct RecordLoop: Sendable {
  var place: DatePlace
  let reader: DateReader
  var action: any RecordAction

  /// The number of line feeds in the records so far.
  private(set) var lineFeeds = 0

  /// The number of records that took the slow path.
  private(set) var slowCount = 0

  /// Whether every record takes the slow path.
  private let usesSlowPath: Bool

  /// Whether digits are copied between whole lines.
  let copiesDigits: Bool

  private var batch = DateBatch()

  /// The largest number of bytes for one scan, and so for a record on the fast path.
  private static var window: Int { 128 * 1024 }

  init(
    _ place: DatePlace, _ reader: DateReader, _ action: any RecordAction, usesSlowPath: Bool
  ) {
    self.place = place
    self.reader = reader
    self.action = action
    let isTooWide = action.answerWidth * DateBatch.capacity * 6 > RecordLimit.answer
    self.usesSlowPath =
      usesSlowPath || isTooWide || action.needsDates || !reader.readsDates
    copiesDigits =
      place.isLine && action.keepsDays && reader.readsDates && !reader.readsLineBreaks
      && reader.first.copiesDigits(to: action.format)
    // Copying is faster than reading, so try it again soon.
    if copiesDigits { batch.lineLimit = 16 }
    batch.isLines = place.isLine
    batch.isText = place.isText
    batch.recordsEnds = action.needsEnds
  }

  /// Whether the action takes whole records, so that their endings are needed.
  var takesRecords: Bool { !place.isLine || action.needsEnds }

  /// The reason why the loop returns.
  enum Stop {
    /// There is no further whole record; the next one begins at a position.
    case needsMore(at: Int)

    /// A record has failed.
    case failed(Range<Int>, contentEnd: Int, RecordFailure)
  }

  /// Answers whole records from a position on.
  mutating func answer(
    _ bytes: Span<UInt8>, from start: Int, to output: inout BufferedOutput
  ) -> Stop {
    var position = start
    while true {
      if !usesSlowPath {
        let window = bytes.extracting(first: min(bytes.count, position + Self.window))
        answerBatches(window, from: &position, to: &output)
      }
      guard let end = endOfRecord(in: bytes, from: position) else {
        return .needsMore(at: position)
      }
      let record = position..<end
      let contentEnd =
        bytes.hasCarriageReturn(before: end - 1) && end - 1 > position ? end - 2 : end - 1
      if let failure = answerOne(bytes, record, contentEnd: contentEnd, to: &output) {
        return .failed(record, contentEnd: contentEnd, failure)
      }
      position = end
    }
  }

  /// Passes a failed record.
  mutating func pass(_ record: Span<UInt8>) { lineFeeds += record.occurrences(of: .lineFeed) }

  /// Resets the number of line feeds.
  mutating func restartCount() { lineFeeds = 0 }

  /// Returns a new loop for a chunk of the same input.
  func copyForChunk() -> Self {
    var loop = self
    loop.lineFeeds = 0
    loop.action = action.copyForChunk()
    return loop
  }

  /// Adds the line feeds of records that another loop passed.
  mutating func count(lineFeeds count: Int) { lineFeeds += count }
}

// The fast path.

extension RecordLoop {
  private mutating func answerBatches(
    _ bytes: Span<UInt8>, from position: inout Int, to output: inout BufferedOutput
  ) {
    while true {
      if copiesDigits { copyLines(bytes, from: &position, &output) }
      batch.restart(at: position)
      let stop = place.scan(bytes, by: reader, into: &batch)
      if batch.end > position {
        let days = batch.days
        let taken = days.withSpan { action.take($0, batch, of: bytes, to: &output) }
        count(bytes, position..<taken.end)
        position = taken.end
        // The slow path finds the failed record and the reason.
        guard taken.failure == nil else { return }
      }
      guard stop == .full else { return }
    }
  }

  private mutating func count(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    let known = range.upperBound == batch.end ? batch.lineFeeds : nil
    lineFeeds += known ?? bytes.extracting(range).occurrences(of: .lineFeed)
  }

  /// Copies the digits of lines that are dates of fixed layout.
  private mutating func copyLines(
    _ bytes: Span<UInt8>, from position: inout Int, _ output: inout BufferedOutput
  ) {
    let format = action.format
    while true {
      let rest = bytes.extracting(droppingFirst: position)
      let lineFeed = rest.firstIndex(of: .lineFeed, from: 0)
      guard lineFeed < rest.count else { return }
      let ending: LineEnding =
        rest.hasCarriageReturn(before: lineFeed) ? .carriageReturnAndLineFeed : .lineFeed
      var copied = (lines: 0, bytes: 0)
      output.append(atLeast: 4_096) { output in
        copied = reader.first.copyLines(rest, ending: ending, to: format, into: &output)
      }
      lineFeeds += copied.lines
      position += copied.bytes
      guard copied.lines > 0 else { return }
    }
  }
}

// The slow path.

extension RecordLoop {
  /// Returns the position after the record that begins at a position, if the record is whole.
  private func endOfRecord(in bytes: Span<UInt8>, from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    var quotation = place.quotation
    let lineFeed = bytes.endOfRecord(from: start, &quotation)
    return lineFeed < bytes.count ? lineFeed + 1 : nil
  }

  /// Answers one record alone, or returns the reason for its failure.
  mutating func answerOne(
    _ bytes: Span<UInt8>, _ range: Range<Int>, contentEnd: Int, to output: inout BufferedOutput
  ) -> RecordFailure? {
    slowCount += 1
    let record = bytes.extracting(range)
    let contentEnd = contentEnd - range.lowerBound
    guard contentEnd <= RecordLimit.line else { return .tooLong }
    batch.restart(at: 0)
    if place.isLine { return answerLine(record, contentEnd: contentEnd, to: &output) }
    do throws(RecordFailure) {
      try place.scanOne(record, contentEnd: contentEnd, by: reader, into: &batch)
    } catch {
      return fail(error, record, to: &output)
    }
    let (days, dates) = (batch.days, batch.dates)
    let taken = days.withSpan { action.take($0, batch, of: record, to: &output) }
    return pass(record, taken.failure) { dates[$0] }
  }

  /// Returns the failure of a record, unless the action takes a record whose date cannot be read.
  private mutating func fail(
    _ failure: RecordFailure, _ record: Span<UInt8>, to output: inout BufferedOutput
  ) -> RecordFailure? {
    guard case .noDate = failure, action.takeUnreadable(record, to: &output) else { return failure }
    lineFeeds += record.occurrences(of: .lineFeed)
    return nil
  }

  private mutating func answerLine(
    _ record: Span<UInt8>, contentEnd: Int, to output: inout BufferedOutput
  ) -> RecordFailure? {
    let day: Day
    do throws(DateFailure) {
      day = try reader.read(record.extracting(first: contentEnd))
    } catch {
      return fail(.noDate(0..<contentEnd, error), record, to: &output)
    }
    batch.end = record.count
    if batch.recordsEnds { batch.ends.append(record.count) }
    batch.ending = record.count - contentEnd == 2 ? .carriageReturnAndLineFeed : .lineFeed
    let failure = withSpan(of: day) { day in
      action.take(day, batch, of: record, to: &output).failure
    }
    return pass(record, failure) { _ in 0..<contentEnd }
  }

  /// Passes a record with an answer, or returns the reason for its failure.
  private mutating func pass(
    _ record: Span<UInt8>, _ failure: Taken.Failure?, _ date: (Int) -> Range<Int>
  ) -> RecordFailure? {
    switch failure {
    case .noAnswer(let number, let error)?: return .noAnswer(date(number), error)
    case .unwritable(let number, let days)?:
      return .unwritable(date(number), writable: days)
    case .record(let failure)?: return failure
    case nil:
      lineFeeds += record.occurrences(of: .lineFeed)
      return nil
    }
  }
}
