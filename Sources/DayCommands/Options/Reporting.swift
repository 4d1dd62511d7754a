/// What a run tells beside its answers.
enum Reporting: Equatable, Sendable {
  /// What is wrong with records, and on a terminal how far long work is.
  case automatic

  /// Nothing of records.
  case quiet

  /// What is wrong with records, and how far long work is.
  case progress
}
