/// The exit status of the program.
enum ExitCode: Int32 {
  case success = 0

  /// The result is no: a date does not meet a condition, or no record does.
  case no = 1

  /// An error in the usage, a date, a result or the output.
  case failure = 2
}
