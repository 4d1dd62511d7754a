import CommandGrammar
import DayRecords

/// A path into JSON, and the word that it was read from.
struct JSONPathWord: Equatable, Sendable {
  var path: JSONPath
  var word: Word
}

extension JSONPathWord: ArgumentValue {
  /// Reads keys separated by full stops, with positions in brackets.
  init(word: Word) throws(ValueError) {
    guard let path = JSONPath(word.bytes) else {
      throw .sentence(
        "invalid path \(word.quoted): use keys and positions, such as a.b[0].c")
    }
    self.init(path: path, word: word)
  }
}
