import CommandGrammar

extension Surroundings {
  /// The width of help on standard output.
  var helpWidth: Int {
    isOutputTerminal ? helpWidth(onTerminal: outputColumns()) : standardHelpWidth
  }

  /// Returns the width in `COLUMNS`, or else that of the terminal, unless a text of this width
  /// would be hard to read.
  private func helpWidth(onTerminal columns: Int?) -> Int {
    min(max(requestedWidth ?? columns ?? standardHelpWidth, 40), 100)
  }

  /// The width of pictures on standard output: that of the terminal, or 80 columns.
  var outputWidth: Int {
    isOutputTerminal ? requestedWidth ?? outputColumns() ?? 80 : 80
  }

  /// The width in `COLUMNS`, if a terminal can have it.
  private var requestedWidth: Int? {
    (try? Int(word: environment("COLUMNS"))).flatMap { (1..<10_000).contains($0) ? $0 : nil }
  }

  /// Whether the character encoding of the environment is UTF-8.
  var usesUTF8: Bool {
    var value = environment("LC_ALL")
    if value.count == 0 { value = environment("LC_CTYPE") }
    if value.count == 0 { value = environment("LANG") }
    // A modifier such as @euro may follow.
    let name = value.text.lowercased().prefix { $0 != "@" }
    return name.hasSuffix("utf-8") || name.hasSuffix("utf8")
  }
}
