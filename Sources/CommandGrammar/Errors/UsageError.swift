/// The reason why a command line cannot be run, in one line for the user.
package struct UsageError: Error, Hashable {
  /// One line of at most 1 KiB, without the program's name before it.
  package let message: String

  /// The help to show instead of the message, where there is nothing to correct yet.
  package let help: String?

  /// Creates an error whose message is one short line, whatever the text quotes.
  ///
  /// Escapes what is invisible, as `String.init(quoting:)` does, and cuts what is longer than 1 KiB.
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
