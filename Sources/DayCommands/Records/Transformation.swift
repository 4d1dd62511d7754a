import DayKit

/// What a command makes of each day.
protocol Transformation: Sendable {
  /// The names of the parts of an answer, for `--json` and `--csv`.
  var columns: [String] { get }

  /// The answer to a day.
  func answer(to day: Day) throws(DayError) -> Answer

  /// The part for a column, 0 for the first, of the answer to a day.
  func part(_ column: Int, of answer: Answer, to day: Day) -> Answer

  /// What all answers are.
  var kind: AnswerKind { get }

  /// Whether an empty line parts an answer from the one before.
  var areAnswersApart: Bool { get }

  // Asked for here so that each command has code of its own for all that is done again and again.

  /// Answers lines from the start of bytes on, for as long as all goes well.
  ///
  /// - Parameter hasBegun: Whether there have been answers before.
  func answerLines(
    of bytes: Span<UInt8>, as form: borrowing RecordForm, hasBegun: inout Bool,
    to output: inout OutputSpan<UInt8>
  ) -> AnsweredLines

  /// Writes the answer to a record; nothing if there is none, or not room enough.
  ///
  /// The last bytes of the record, as many as said, end the line.
  func answer(
    _ record: Span<UInt8>, endingIn ending: Int, as form: borrowing RecordForm,
    hasBegun: inout Bool, to output: inout OutputSpan<UInt8>
  ) throws(RecordFailure)
}

extension Transformation {
  var areAnswersApart: Bool { false }
}

/// What all answers of a command are.
enum AnswerKind: Equatable {
  /// The days themselves.
  case sameDays

  case days
  case counts
  case texts

  /// Whether each is a day.
  var isDays: Bool { self == .sameDays || self == .days }
}
