package import DayKit
package import Terminal

/// What is done with the dates that a scan finds.
///
/// An action is called once for each batch. With several threads, a copy of it takes the batches of one
/// chunk, and the copies are absorbed in the order of the chunks.
package protocol RecordAction: Sendable {
  /// The number of bytes that the answer to one date takes at most, as far as that is known.
  var answerWidth: Int { get }

  /// Writes what comes before all answers.
  mutating func begin(_ output: inout BufferedOutput)

  /// Takes the record that names the columns.
  ///
  /// - Parameter name: The name of the column that the answers add, if they add one.
  mutating func takeHeader(
    _ record: Span<UInt8>, contentEnd: Int, adding name: [UInt8]?, to output: inout BufferedOutput)

  /// Takes a batch, and writes the answers to its records up to the first that has none.
  ///
  /// - Parameter days: The days of the batch, those of one record together.
  mutating func take(
    _ days: Span<Day>, _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken

  /// The format of answers that are days.
  var format: DayFormat { get }

  /// Whether whole lines are replaced by the same days in the format, so that digits can be copied.
  var keepsDays: Bool { get }

  /// Whether answers are written inside their records, which may lack the last line feed.
  var keepsRecords: Bool { get }

  /// Whether an action that has taken some records may be followed by a copy of one that has not.
  var canRunInChunks: Bool { get }

  /// Returns a copy that has gathered nothing, for a chunk.
  func fresh() -> Self

  /// Adds what a copy has gathered from a later chunk.
  mutating func absorb(_ later: Self)

  /// Writes what comes after all answers.
  mutating func finish(_ output: inout BufferedOutput)
}

extension RecordAction {
  package var answerWidth: Int { 0 }
  package mutating func begin(_ output: inout BufferedOutput) {}
  package mutating func takeHeader(
    _ record: Span<UInt8>, contentEnd: Int, adding name: [UInt8]?, to output: inout BufferedOutput
  ) {}
  package var format: DayFormat { .iso }
  package var keepsDays: Bool { false }
  package var keepsRecords: Bool { false }
  package var canRunInChunks: Bool { true }
  package func fresh() -> Self { self }
  package mutating func absorb(_ later: Self) {}
  package mutating func finish(_ output: inout BufferedOutput) {}

  /// Adds what a copy of the same type has gathered.
  mutating func absorb(any later: any RecordAction) {
    if let later = later as? Self { absorb(later) }
  }
}

/// How far an action has come with a batch.
package struct Taken {
  /// The end of the last record that has been taken.
  package var end: Int

  /// The reason the next record has not been taken, if it is that.
  package var failure: Failure?

  package enum Failure {
    /// The record has no answer; the number is that of its first day in the batch.
    case noAnswer(Int, DayError)

    /// The answered record is longer than ``RecordLimit/answer``.
    case tooLong
  }

  package init(end: Int, failure: Failure? = nil) {
    self.end = end
    self.failure = failure
  }
}

extension DayRule {
  /// Computes the answers to a batch, and lets the body write those to the records before the first one
  /// that has none.
  @inline(__always)
  func take(
    _ days: Span<Day>, _ batch: DateBatch, of bytes: Span<UInt8>, arity: Int,
    _ write: (_ count: Int, _ days: Span<Day>, _ counts: Span<Int>, inout Taken) -> Void
  ) -> Taken {
    answers(to: days, arity: arity) { answers, days, counts in
      var taken = Taken(end: batch.end)
      var count = answers.count
      if let error = answers.error {
        taken.failure = .noAnswer(count * arity, error)
        (count, taken.end) = batch.records(before: count, of: bytes)
      }
      write(count, days, counts, &taken)
      return taken
    }
  }
}

extension DateBatch {
  /// Returns how many answers belong to the records before the one that has a given answer, and the
  /// end of these records.
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
