import CommandGrammar
import System

/// `dayctl completions SHELL`: prints the script that completes calls of dayctl in a shell.
struct CompletionsCommand: DayCommand, Equatable {
  var shell = CompletionShell.bash

  static let name = "completions"

  static var summary: CommandSummary {
    CommandSummary(
      "Print the completion script for a shell.",
      discussion: """
        'make install' installs the scripts for all shells. To use one without installing it, run \
        the line for your shell, or add it to the shell's startup file:

          bash   source <(dayctl completions bash)
          zsh    source <(dayctl completions zsh)
          fish   dayctl completions fish | source

        In zsh, the line must come after compinit.
        """)
  }

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    try parts.argument("SHELL", into: &shell, help: "shell: bash, zsh or fish")
  }

  func run(in session: inout Session) {
    session.console.output.append(session.program().completions(for: shell))
  }
}
