/// The exit code of the program.
enum ExitCode: Int32 {
  case success = 0

  /// The answer is no.
  case no = 1

  /// An error in the usage, a date, a result or the output.
  case failure = 2
}
