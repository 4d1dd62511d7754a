import CommandGrammar
import System

/// One run of the program: its surroundings and its output.
struct Session: ~Copyable {
  let surroundings: Surroundings

  /// The program as plain data, for the commands that print it.
  let program: () -> ProgramDescription

  var console: Console

  /// Whether the result is no, which the exit status tells if nothing fails.
  var answersNo = false

  init(_ surroundings: Surroundings, program: @escaping () -> ProgramDescription) {
    self.surroundings = surroundings
    self.program = program
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

  /// Writes the rest of the output and returns the exit status.
  consuming func finish() -> ExitCode {
    console.finish { error in "cannot write the output: \(error.message)" }
    surroundings.endQuestions()
    return console.hasFailed ? .failure : answersNo ? .no : .success
  }
}
