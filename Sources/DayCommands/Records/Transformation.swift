import DayKit

/// What a command makes of each day.
protocol Transformation: Sendable {
  /// The names of the parts of an answer, for `--json` and `--csv`.
  var columns: [String] { get }

  /// The answer to a day.
  func answer(to day: Day) throws(DayError) -> Answer

  /// The period by which each answer lies after its day, if that is all that the command does.
  var periodAdded: Period? { get }

  /// The parts of the answer to a day, one for each column.
  func parts(of answer: Answer, to day: Day) -> [Answer]
}

extension Transformation {
  var periodAdded: Period? { nil }
}
