import CommandGrammar

extension Surroundings {
  /// The width of help on standard output.
  var helpWidth: Int {
    isOutputTerminal ? helpWidth(onTerminal: outputColumns()) : standardHelpWidth
  }

  /// The width of help that is shown instead of a message.
  var messageHelpWidth: Int {
    messageColumns().map { helpWidth(onTerminal: $0) } ?? standardHelpWidth
  }

  /// Returns the width in `COLUMNS`, or else that of the terminal, unless a text of this width
  /// would be hard to read.
  private func helpWidth(onTerminal columns: Int?) -> Int {
    let override = try? Int(word: environment("COLUMNS"))
    let width = override.flatMap { $0 > 0 ? $0 : nil } ?? columns ?? standardHelpWidth
    return min(max(width, 40), 100)
  }
}
