/// The reason why a word cannot be read as a value of the type asked for.
package enum ValueError: Error, Hashable {
  /// A whole sentence that quotes the word.
  case sentence(String)

  /// The word is not in a closed set.
  case notAChoice(Word, choices: [String])
}

extension UsageError {
  /// Creates the error for a value, with the option or operand that it belongs to.
  init(_ error: ValueError, for spelling: String, isOperand: Bool) {
    switch error {
    case .sentence(let sentence):
      self.init(isOperand ? sentence : "\(spelling): \(sentence)")
    case .notAChoice(let word, let choices):
      let owner = isOperand ? spelling : "'\(spelling)'"
      self.init(
        "invalid value \(word.quoted) for \(owner)" + Self.use(choices)
          + (Suggestion.hint(for: word, among: choices) ?? ""))
    }
  }

  /// `: use days, weeks or months`, unless the list is too long to read.
  private static func use(_ choices: [String]) -> String {
    guard let last = choices.last, choices.count <= 12 else { return "" }
    let others = choices.dropLast().joined(separator: ", ")
    return ": use " + (others.isEmpty ? last : "\(others) or \(last)")
  }
}
