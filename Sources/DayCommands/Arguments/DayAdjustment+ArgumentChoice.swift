import CommandGrammar
package import DayKit

extension DayAdjustment.Unit: ArgumentChoice {
  package var choice: String { "\(self)" }

  package static var count: Int { 4 }

  package static func value(at position: Int) -> Self {
    switch position {
    case 0: .week
    case 1: .month
    case 2: .quarter
    default: .year
    }
  }
}
