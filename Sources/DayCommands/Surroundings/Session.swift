import CommandGrammar
import Terminal

/// One run of the program: what is outside it, and what it writes.
struct Session: ~Copyable {
  let surroundings: Surroundings
  var console: Console

  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
    console = Console(
      program: "dayctl", output: surroundings.output, messages: surroundings.messages)
  }

  /// Shows why the words are not a command.
  mutating func refuse(_ error: UsageError) {
    console.fail()
    if let help = error.help {
      console.write(message: help)
    } else {
      console.complain(error.message)
    }
  }

  /// Writes the rest of the output and returns how the run went.
  consuming func finish() -> ExitCode {
    console.finish { error in "cannot write the output: \(error.message)" }
    return console.hasFailed ? .wrong : .done
  }
}
