package import CommandGrammar
package import DayKit

/// The units in which a difference is counted.
extension Day.Unit: ArgumentChoice {
  package var choice: String { name }

  package static var count: Int { 5 }

  package static func value(at position: Int) -> Self {
    switch position {
    case 0: .days
    case 1: .weeks
    case 2: .months
    case 3: .quarters
    default: .years
    }
  }

  package static func choice(meantBy word: Word) -> String? {
    let letter = AmountSpelling.unit(word.bytes[...])
    return letter.flatMap { letter in choices.first { $0.hasPrefix(letter) } }
  }
}

extension Day.Unit {
  /// The noun for one of these units.
  var noun: String { String(name.dropLast()) }
}
