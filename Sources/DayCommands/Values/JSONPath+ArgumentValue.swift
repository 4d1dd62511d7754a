package import CommandGrammar
package import DayRecords

extension JSONPath: ArgumentValue {
  /// Reads keys with full stops between them and positions in brackets.
  package init(word: Word) throws(ValueError) {
    guard let path = JSONPath(word.bytes) else {
      throw .sentence("\(word.quoted) is no path such as a.b[0].c")
    }
    self = path
  }
}
