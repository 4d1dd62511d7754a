/// What a run reports in addition to its answers.
enum Reporting: Equatable, Sendable {
  /// Reports records that fail and, on a terminal, the progress of long runs.
  case automatic

  /// Reports neither.
  case quiet

  /// Reports records that fail and the progress of long runs.
  case progress
}
