/// The reason why a word cannot be read as a value of the requested type.
package enum ValueError: Error, Hashable {
  /// A complete message that quotes the word.
  case sentence(String)

  /// The word is not one of a fixed set; the choice that it stands for in other programs may be
  /// known.
  case notAChoice(Word, choices: [String], meant: String? = nil)
}

extension UsageError {
  /// Creates the error for a value of an option or operand.
  init(_ error: ValueError, for spelling: String, isOperand: Bool) {
    switch error {
    case .sentence(let sentence):
      self.init(isOperand ? sentence : "\(spelling): \(sentence)")
    case .notAChoice(let word, let choices, let meant):
      self.init(
        "\(spelling): invalid value \(word.quoted)" + Self.use(choices)
          // Several values are not one that is misspelt.
          + (word.bytes.contains(UInt8(ascii: ","))
            ? "" : Suggestion.hint(for: word, among: choices, meant: meant) ?? ""))
    }
  }

  /// Returns `: use days, weeks or months`, or nothing if the list is too long to read.
  private static func use(_ choices: [String]) -> String {
    guard !choices.isEmpty, choices.count <= 12 else { return "" }
    return ": use " + choices.alternatives
  }
}
