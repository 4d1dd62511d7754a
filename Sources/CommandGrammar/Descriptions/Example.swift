/// A command line and its output.
package struct Example: Hashable, Sendable {
  package let line: String

  /// The text on standard output, without its last line feed.
  package let output: String

  package init(_ line: String, prints output: String) {
    self.line = line
    self.output = output
  }
}
