import CommandGrammar

/// What separates columns.
struct Delimiter: Equatable, Sendable {
  let byte: UInt8

  /// Whether a run of spaces and tabs separates two columns; the byte separates an added one.
  var joinsBlanks = false

  static let comma = Delimiter(byte: UInt8(ascii: ","))
}

extension Delimiter: ArgumentValue {
  /// Reads one ASCII character other than a quote or a line ending, `\t`, or `whitespace`.
  init(word: Word) throws(ValueError) {
    if word.equals("\\t") {
      self.init(byte: UInt8(ascii: "\t"))
    } else if word.equals("whitespace") {
      self.init(byte: UInt8(ascii: " "), joinsBlanks: true)
    } else if word.count == 1, word[0] < 0x80,
      !"\"\n\r".utf8.contains(word[0])
    {
      self.init(byte: word[0])
    } else {
      let text = word.text.lowercased()
      throw .sentence(
        "invalid delimiter \(word.quoted): "
          + (Synonyms.meaning(of: text, in: .delimiter)
            ?? "use one ASCII character, \\t or whitespace")
      )
    }
  }
}
