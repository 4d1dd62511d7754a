/// What is wrong with a command line, in one line for its writer.
package struct UsageError: Error, Hashable {
  /// One line of at most 1 KiB, without the program's name before it.
  package let message: String

  /// The help to show in the message's place, where there is nothing to correct yet.
  package let help: String?

  /// Creates an error, cut and escaped so that the message is one short line whatever it quotes.
  package init(_ message: String, help: String? = nil) {
    self.message = Self.oneLine(message)
    self.help = help
  }

  private static let mostBytes = 1024

  private static func oneLine(_ message: String) -> String {
    let ellipsis = "…"
    var line = ""
    var cut = ""
    for scalar in message.unicodeScalars {
      line += TextPiece.scalar(scalar).escaped
      guard line.utf8.count <= mostBytes else { return cut + ellipsis }
      if line.utf8.count <= mostBytes - ellipsis.utf8.count { cut = line }
    }
    return line
  }
}
