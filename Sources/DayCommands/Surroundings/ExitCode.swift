/// What the exit code of the program says.
enum ExitCode: Int32 {
  /// All was done.
  case done = 0

  /// Something was wrong: the usage, a date, a result, or the output.
  case wrong = 2
}
