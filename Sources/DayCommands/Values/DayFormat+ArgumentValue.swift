package import CommandGrammar
package import DayKit

extension DayFormat: ArgumentValue {
  /// Reads the name of a format or a pattern.
  package init(word: Word) throws(ValueError) {
    let text = try String(word: word)
    do throws(DayFormatError) {
      try self.init(pattern: text)
    } catch {
      let nearest = Suggestion.nearest(to: word, among: Self.names)
      throw .sentence(Message.noFormat(word, error.description, nearest: nearest))
    }
  }
}
