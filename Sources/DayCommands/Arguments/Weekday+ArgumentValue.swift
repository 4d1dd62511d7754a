package import CommandGrammar
package import DayKit
import DayRecords

extension Weekday: ArgumentChoice {
  /// The weekdays, starting with Monday.
  package static func value(at position: Int) -> Self { Weekday.monday.advanced(by: position) }

  package static var count: Int { 7 }

  package var choice: String { word }

  /// Reads an English name in lowercase, in full or with three letters.
  package init(word: Word) throws(ValueError) {
    guard let weekday = word.withBytes({ Weekday(name: $0) }) else {
      throw .notAChoice(word, choices: Self.choices)
    }
    self = weekday
  }

  /// The names of all weekdays, starting with Monday.
  static var words: [String] { choices }

  /// The English name in lowercase.
  var word: String { name.description }
}
