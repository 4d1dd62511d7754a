/// The reason why a command line cannot be run, as one line for the user.
package struct UsageError: Error, Hashable {
  /// One line of at most 1 KiB, without the name of the program.
  package let message: String

  /// The help to show instead of the message, if the user needs an overview rather than a
  /// correction.
  package let help: String?

  /// Creates an error whose message is one short line, whatever text it quotes.
  ///
  /// Invisible characters are escaped, as in `String.init(quoting:)`, and a text longer than 1 KiB
  /// is cut.
  package init(_ message: String, help: String? = nil) {
    self.message = Self.oneLine(message)
    self.help = help
  }

  private static let maximumByteCount = 1024

  private static func oneLine(_ message: String) -> String {
    let ellipsis = "…"
    var line = ""
    var cut = ""
    for scalar in message.unicodeScalars {
      line += TextPiece.scalar(scalar).escaped
      guard line.utf8.count <= maximumByteCount else { return cut + ellipsis }
      if line.utf8.count <= maximumByteCount - ellipsis.utf8.count { cut = line }
    }
    return line
  }
}
