import CommandGrammar
package import DayKit

extension DayGrouping: ArgumentChoice {
  package static func value(at position: Int) -> Self? {
    switch position {
    case 0: .day
    case 1: .week
    case 2: .month
    case 3: .quarter
    case 4: .year
    case 5: .weekday
    default: nil
    }
  }
}
