import CommandGrammar
import System

/// `dayctl manual`: prints the manual page.
struct ManualCommand: DayCommand, Equatable {
  static let name = "manual"

  static var summary: CommandSummary {
    CommandSummary(
      "Print the manual page in the format of man.",
      discussion: """
        'make install' installs the page. To read it without installing it, use one of these lines:

          dayctl manual | mandoc -l
          dayctl manual | groff -mandoc -Tutf8 | less -R

        The language of the page is mdoc.
        """)
  }

  func bind(to parts: inout Parts) {}

  func run(in session: inout Session) {
    session.console.output.append(session.program().manual)
  }
}
