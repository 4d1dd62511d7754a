/// Why a word is not a value of the type asked for.
package enum ValueError: Error, Hashable {
  /// A whole sentence, with the word quoted in it.
  case sentence(String)
  /// The word is none of a closed set.
  case notAChoice(Word, choices: [String])
}
