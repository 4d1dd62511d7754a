package import CommandGrammar
package import DayKit

extension DayGrouping: ArgumentChoice {
  package static var count: Int { 6 }

  package static func value(at position: Int) -> Self {
    switch position {
    case 0: .day
    case 1: .week
    case 2: .month
    case 3: .quarter
    case 4: .year
    default: .weekday
    }
  }

  package static func choice(meantBy word: Word) -> String? {
    Synonyms.meaning(of: word.text.lowercased(), in: .grouping)
  }
}
