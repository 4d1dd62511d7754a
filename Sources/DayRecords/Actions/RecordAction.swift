package import DayKit
package import System

/// What to do with the dates that a scan finds.
///
/// An action is called once for each batch.
package protocol RecordAction: Sendable {
  /// What the action needs and how it works, which does not change during a run.
  var traits: ActionTraits { get }

  /// Writes the text before all results.
  ///
  /// - Parameter hasMark: Whether the input has a byte order mark, and no header took it.
  mutating func begin(withMark hasMark: Bool, to output: inout BufferedOutput)

  /// Takes the record that names the columns.
  ///
  /// - Parameter hasMark: Whether there is a byte order mark before it.
  /// - Throws: The reason why there is no result for records with these columns; then nothing has
  ///   been written.
  mutating func take(
    _ header: HeaderNames, _ record: Span<UInt8>, withMark hasMark: Bool,
    to output: inout BufferedOutput
  ) throws(RecordFailure)

  /// Takes what is around the records that are elements of an array.
  mutating func take(
    _ mark: ArrayMark, _ bytes: Span<UInt8>, to output: inout BufferedOutput)

  /// Takes a batch, and writes the results to its records up to the first record without one.
  ///
  /// - Parameter days: The days of the batch, with those of one record next to each other.
  mutating func take(
    _ days: Span<Day>, _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken

  /// Takes a batch with one record whose date is absent, of which there are the slots and no days.
  mutating func takeAbsent(
    _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken

  /// Takes a record whose date cannot be read, and returns whether it is not a failure.
  mutating func takeUnreadable(_ record: Span<UInt8>, to output: inout BufferedOutput) -> Bool

  /// Writes the text after all results.
  mutating func finish(_ output: inout BufferedOutput)

  /// The state of the run, or its result after ``finish(_:)``.
  var outcome: RunOutcome { get }
}

extension RecordAction {
  package var traits: ActionTraits { ActionTraits() }
  package mutating func begin(withMark hasMark: Bool, to output: inout BufferedOutput) {}
  package mutating func take(
    _ header: HeaderNames, _ record: Span<UInt8>, withMark hasMark: Bool,
    to output: inout BufferedOutput
  ) throws(RecordFailure) {}
  package mutating func take(
    _ mark: ArrayMark, _ bytes: Span<UInt8>, to output: inout BufferedOutput
  ) {}
  package mutating func takeAbsent(
    _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken { Taken(end: batch.end) }
  package mutating func takeUnreadable(
    _ record: Span<UInt8>, to output: inout BufferedOutput
  ) -> Bool { false }
  package mutating func finish(_ output: inout BufferedOutput) {}
  package var outcome: RunOutcome { .normal }
}

/// An action whose copies can take the batches of different chunks of an input.
package protocol DivisibleAction: RecordAction {
  /// Returns a copy without results, for a chunk.
  func copyForChunk() -> Self

  /// Finishes the results of a chunk, whose bytes are then gone.
  mutating func finishChunk(_ bytes: Span<UInt8>)

  /// Adds the results that a copy has gathered from a later chunk.
  mutating func absorb(_ later: Self)

  /// Takes note of how many threads answer chunks, which ``RecordAction/finish(_:)`` may use too.
  mutating func useThreads(_ count: Int)
}

extension DivisibleAction {
  package func copyForChunk() -> Self { self }
  package mutating func finishChunk(_ bytes: Span<UInt8>) {}
  package mutating func absorb(_ later: Self) {}
  package mutating func useThreads(_ count: Int) {}

  /// Adds the results of a copy, which has the same type.
  mutating func absorb(any later: any DivisibleAction) {
    if let later = later as? Self { absorb(later) }
  }
}

/// An action that does nothing.
struct NoAction: RecordAction {
  func take(
    _ days: Span<Day>, _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken { Taken(end: batch.end) }
}

/// What an action needs and how it works.
package struct ActionTraits: Sendable {
  /// The largest number of bytes of a result, or an estimate.
  package var answerWidth = 0

  /// The format of results that are days.
  package var format = DayFormat.iso

  /// Whether each result is the day that was read, so that digits can be copied between whole
  /// lines.
  package var keepsDays = false

  /// Whether the action handles whole records, so that it needs their ends.
  package var needsEnds = false

  /// Whether a record without a date stays as it is, unless the results go into another place.
  package var keepsAbsent = false

  /// Whether the results to some of the records are wrong without the others.
  package var needsWholeInput = false

  /// The message if no text has a date.
  package var undatedTexts = UndatedTexts.usual

  /// Whether the action reads the text of the dates.
  package var needsDates = false

  /// Whether the action needs to know the format of each date; then a result has one date.
  package var needsFormats = false

  /// Whether the action has parts in the order of the input even if it is divisible.
  package var runsInOrder = false

  /// Whether a record that is out of order is an error, and not the result of the run.
  package var needsOrder = false

  /// The most bytes of a chunk, for an action that writes nothing before the end, and for which
  /// large chunks are better.
  package var largestChunk: Int?

  package init() {}
}

/// The message about texts if none of them has a date.
package enum UndatedTexts: Sendable {
  /// Something only if they have dates in another format.
  case usual

  /// That they have none, though the result is right.
  case unexpected

  /// That they have none, which is an error.
  case mistake
}

/// A part of an input around the elements of an array.
package enum ArrayMark: Sendable {
  /// What is before the first element, up to the bracket.
  ///
  /// Every element has a comma before it: that of the first record in an output has to be dropped.
  case opening

  /// What is after the last element, from the whitespace before the bracket on.
  case closing
}

extension BufferedOutput {
  /// Writes what is around the elements of an array.
  mutating func append(_ mark: ArrayMark, _ bytes: Span<UInt8>) {
    append(bytes)
    if mark == .opening { beginList() }
  }
}

/// The record that names the columns.
package struct HeaderNames: Sendable {
  /// The number of bytes before the line ending.
  package let contentEnd: Int

  /// The names of the columns that the results add.
  package let added: [[UInt8]]
}

/// How a run goes.
package enum RunOutcome: Sendable {
  /// No message.
  case normal

  /// The result of the whole run is "no".
  case no

  /// The run is over. The action ignores further batches.
  case failed(RunFailure)

  var failure: RunFailure? {
    if case .failed(let failure) = self { failure } else { nil }
  }

  var isFailure: Bool {
    if case .failed = self { true } else { false }
  }
}

extension DayRule {
  /// Computes the results to a batch, and lets the body write those before the first record without
  /// a result.
  @inline(__always)
  func take(
    _ days: Span<Day>, _ batch: DateBatch, of bytes: Span<UInt8>, arity: Int,
    _ writable: WritableDays,
    _ write: (_ count: Int, _ days: Span<Day>, _ counts: Span<Int>, inout Taken) -> Void
  ) -> Taken {
    answers(to: days, arity: arity, of: batch, bytes) { answers, days, counts in
      var taken = Taken(end: batch.end, failure: answers.failure)
      var count = answers.count
      if taken.failure != nil {
        (count, taken.end) = batch.records(before: count, of: bytes)
      }
      if !writable.isUnlimited,
        let failed = writable.failure(among: days, count, arity: arity, of: batch, bytes)
      {
        taken.failure = failed.reason
        (count, taken.end) = batch.records(before: failed.index, of: bytes)
      }
      write(count, days, counts, &taken)
      return taken
    }
  }
}
