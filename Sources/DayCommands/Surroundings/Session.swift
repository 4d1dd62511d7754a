import CommandGrammar
import Terminal

/// One run of the program: its surroundings and its output.
struct Session: ~Copyable {
  let surroundings: Surroundings
  var console: Console

  /// The exit code if nothing fails.
  var answer = ExitCode.success

  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
    console = Console(
      program: "dayctl", output: surroundings.output, messages: surroundings.messages)
  }

  /// Reports that the command line cannot be run.
  mutating func report(_ error: UsageError) {
    console.fail()
    if let help = error.help {
      console.write(message: help)
    } else {
      console.complain(error.message)
    }
  }

  /// Writes the rest of the output and returns the exit code.
  consuming func finish() -> ExitCode {
    console.finish { error in "cannot write the output: \(error.message)" }
    return console.hasFailed ? .failure : answer
  }
}
