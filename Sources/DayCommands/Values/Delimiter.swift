import CommandGrammar

/// The character that separates columns.
struct Delimiter: Equatable, Sendable {
  let byte: UInt8

  static let comma = Delimiter(byte: UInt8(ascii: ","))
}

extension Delimiter: ArgumentValue {
  /// Reads one ASCII character other than a quote or a line ending, or `\t`.
  init(word: Word) throws(ValueError) {
    if word.equals("\\t") {
      byte = UInt8(ascii: "\t")
    } else if word.count == 1, word[0] < 0x80,
      !"\"\n\r".utf8.contains(word[0])
    {
      byte = word[0]
    } else {
      throw .sentence("invalid delimiter \(word.quoted): use one ASCII character, or \\t")
    }
  }
}
