/// A command line and its output.
package struct Example: Hashable, Sendable {
  package let line: String

  /// The text on standard output, without its last newline.
  package let output: String

  /// Whether the call needs a user at a terminal, so that its output is not known.
  package let isInteractive: Bool

  package init(_ line: String, prints output: String) {
    self.line = line
    self.output = output
    isInteractive = false
  }

  /// Creates the example of a call that needs a user at a terminal.
  package init(onTerminal line: String) {
    self.line = line
    output = ""
    isInteractive = true
  }
}
