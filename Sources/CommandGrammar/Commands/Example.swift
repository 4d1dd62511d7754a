/// A command line and what it writes.
package struct Example: Hashable, Sendable {
  package let line: String

  /// What standard output shows, without the last line's end.
  package let output: String

  package init(_ line: String, prints output: String) {
    self.line = line
    self.output = output
  }
}
