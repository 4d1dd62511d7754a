/// A word, a number or a symbol in Swift source.
struct Token: Equatable {
  enum Kind: Equatable {
    /// A keyword or a name.
    case word

    /// A name in backticks, which is never a keyword.
    case escapedName

    case number

    /// One punctuation byte, or a run of full stops.
    case symbol
  }

  var kind: Kind
  var text: String

  /// The line number, starting at 1.
  var line: Int
}

extension Token {
  var isName: Bool { kind == .word || kind == .escapedName }

  func isSymbol(_ symbol: String) -> Bool { kind == .symbol && text == symbol }

  func isWord(_ word: String) -> Bool { kind == .word && text == word }
}
