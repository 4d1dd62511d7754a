package import DayKit
package import System

/// What to do with the dates that a scan finds.
///
/// An action is called once for each batch. With several threads, a copy of the action takes the
/// batches of a chunk, and the original absorbs the copies in the order of the chunks.
package protocol RecordAction: Sendable {
  /// The largest number of bytes of an answer, or an estimate.
  var answerWidth: Int { get }

  /// Writes the text before all answers.
  mutating func begin(_ output: inout BufferedOutput)

  /// Takes the byte order mark that some programs need to read the records.
  mutating func takeMark(to output: inout BufferedOutput)

  /// Checks the record that names the columns, before anything is written.
  ///
  /// - Throws: The reason why there is no answer for records with these columns.
  func checkHeader(_ content: Span<UInt8>) throws(RecordFailure)

  /// Takes the record that names the columns.
  ///
  /// - Parameter name: The name of the column that the answers add, if any.
  mutating func takeHeader(
    _ record: Span<UInt8>, contentEnd: Int, adding name: [UInt8]?, to output: inout BufferedOutput)

  /// Takes a batch, and writes the answers to its records up to the first record without one.
  ///
  /// - Parameter days: The days of the batch, with those of one record next to each other.
  mutating func take(
    _ days: Span<Day>, _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken

  /// Takes a record whose date cannot be read, and returns whether it is not a failure.
  mutating func takeUnreadable(_ record: Span<UInt8>, to output: inout BufferedOutput) -> Bool

  /// The format of answers that are days.
  var format: DayFormat { get }

  /// Whether each answer is the day that was read, so that digits can be copied between whole
  /// lines.
  var keepsDays: Bool { get }

  /// Whether the last answer was written inside its record, which may have no line feed.
  var endsInsideRecord: Bool { get }

  /// Whether the action handles whole records, so that batches of lines and texts have to record
  /// where each record ends.
  var needsEnds: Bool { get }

  /// Whether the action reads the text of the dates, which only the slow path records.
  var needsDates: Bool { get }

  /// Whether copies of the action can take different chunks of an input.
  var canRunInChunks: Bool { get }

  /// Returns a copy without results, for a chunk.
  func copyForChunk() -> Self

  /// Adds the results that a copy has gathered from a later chunk.
  mutating func absorb(_ later: Self)

  /// Writes the text after all answers.
  mutating func finish(_ output: inout BufferedOutput)

  /// Whether a failure has ended the run; ``failure`` is the reason.
  ///
  /// The action then ignores further batches.
  var isBroken: Bool { get }
  var failure: RunFailure? { get }

  /// Whether the answer of the whole run is "no", which is known after ``finish(_:)``.
  var answersNo: Bool { get }
}

extension RecordAction {
  package var answerWidth: Int { 0 }
  package mutating func begin(_ output: inout BufferedOutput) {}
  package mutating func takeMark(to output: inout BufferedOutput) {}
  package func checkHeader(_ content: Span<UInt8>) throws(RecordFailure) {}
  package mutating func takeHeader(
    _ record: Span<UInt8>, contentEnd: Int, adding name: [UInt8]?, to output: inout BufferedOutput
  ) {}
  package mutating func takeUnreadable(
    _ record: Span<UInt8>, to output: inout BufferedOutput
  ) -> Bool { false }
  package var format: DayFormat { .iso }
  package var keepsDays: Bool { false }
  package var endsInsideRecord: Bool { false }
  package var needsEnds: Bool { false }
  package var needsDates: Bool { false }
  package var canRunInChunks: Bool { true }
  package func copyForChunk() -> Self { self }
  package mutating func absorb(_ later: Self) {}
  package mutating func finish(_ output: inout BufferedOutput) {}
  package var isBroken: Bool { false }
  package var failure: RunFailure? { nil }
  package var answersNo: Bool { false }

  /// Adds the results of a copy, if it has the same type.
  mutating func absorb(any later: any RecordAction) {
    if let later = later as? Self { absorb(later) }
  }
}

/// How much of a batch an action has taken.
package struct Taken {
  /// The end of the last record that was taken.
  package var end: Int

  /// The reason why the next record was not taken.
  package var failure: Failure?

  package enum Failure {
    /// The record has no answer. The number is the index of its first day in the batch.
    case noAnswer(Int, DayError)

    /// The format of the answers is a number that only these days have. The number is the index of
    /// the first day of an answer outside them in the batch.
    case unwritable(Int, writable: ClosedRange<Day>)

    /// There is another reason.
    ///
    /// It is in a box, because a call would have to create the type of a large optional value,
    /// which takes as long as the rest of the call.
    indirect case record(RecordFailure)
  }

  package init(end: Int, failure: Failure? = nil) {
    self.end = end
    self.failure = failure
  }
}

extension DayRule {
  /// Computes the answers to a batch, and lets the body write those before the first record without
  /// an answer.
  @inline(__always)
  func take(
    _ days: Span<Day>, _ batch: DateBatch, of bytes: Span<UInt8>, arity: Int, _ format: DayFormat,
    _ write: (_ count: Int, _ days: Span<Day>, _ counts: Span<Int>, inout Taken) -> Void
  ) -> Taken {
    answers(to: days, arity: arity) { answers, days, counts in
      var taken = Taken(end: batch.end)
      var count = answers.count
      if let error = answers.error {
        taken.failure = .noAnswer(count * arity, error)
        (count, taken.end) = batch.records(before: count, of: bytes)
      }
      if let writable = format.writableDays,
        let index = days.firstIndex(outside: writable, of: count)
      {
        taken.failure = .unwritable(index * arity, writable: writable)
        (count, taken.end) = batch.records(before: index, of: bytes)
      }
      write(count, days, counts, &taken)
      return taken
    }
  }
}

extension Span<Day> {
  /// The index of the first of some days that is not in a range.
  @inline(never)
  fileprivate func firstIndex(outside range: ClosedRange<Day>, of count: Int) -> Int? {
    // Answers that are not days have no days here.
    for index in 0..<Swift.min(count, self.count) where !range.contains(self[index]) {
      return index
    }
    return nil
  }
}

extension DateBatch {
  /// Returns the number of answers that belong to the records before the one with a given answer,
  /// and the end of these records.
  func records(before answer: Int, of bytes: Span<UInt8>) -> (answers: Int, end: Int) {
    if isLines {
      var end = start
      for _ in 0..<answer { end = bytes.firstIndex(of: .lineFeed, from: end) + 1 }
      return (answer, end)
    }
    if slots.count == ends.count, dateEnds.isEmpty {
      return (answer, answer == 0 ? start : ends[answer - 1])
    }
    var line = slots[answer].start
    while line > start, bytes[line - 1] != .lineFeed { line -= 1 }
    return (slots.prefix { $0.start < line }.count, line)
  }
}
