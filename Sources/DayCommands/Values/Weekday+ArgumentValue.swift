package import CommandGrammar
package import DayKit

extension Weekday: ArgumentValue {
  /// The English names in lowercase, starting with Monday.
  package static var choices: [String] {
    ordered(startingOn: .monday).map(\.word)
  }

  /// Reads an English name in lowercase.
  package init(word: Word) throws(ValueError) {
    for weekday in Self.allCases where word.bytes.elementsEqual(weekday.word.utf8) {
      self = weekday
      return
    }
    throw .notAChoice(word, choices: Self.choices)
  }

  /// The English name in lowercase.
  var word: String { DaySymbols.english.name(of: self).lowercased() }
}
