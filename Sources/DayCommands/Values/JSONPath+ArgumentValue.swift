package import CommandGrammar
package import DayRecords

extension JSONPath: ArgumentValue {
  /// Reads keys separated by full stops, with positions in brackets.
  package init(word: Word) throws(ValueError) {
    guard let path = JSONPath(word.bytes) else {
      throw .sentence(
        "invalid path \(word.quoted): use keys and positions, such as a.b[0].c")
    }
    self = path
  }
}
