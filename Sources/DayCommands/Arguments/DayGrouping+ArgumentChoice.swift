package import CommandGrammar
package import DayKit

extension DayGrouping: ArgumentChoice {
  package static var count: Int { 10 }

  package static func value(at position: Int) -> Self {
    switch position {
    case 0: .day
    case 1: .week
    case 2: .halfMonth
    case 3: .month
    case 4: .quarter
    case 5: .halfYear
    case 6: .year
    case 7: .weekday
    case 8: .dayOfMonth
    default: .monthOfYear
    }
  }

  package static func choice(meantBy word: Word) -> String? {
    Synonyms.meaning(of: word.text.lowercased(), in: .grouping)
  }
}
