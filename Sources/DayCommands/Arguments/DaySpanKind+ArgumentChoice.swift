import CommandGrammar
package import DayKit

/// The parts of the calendar at whose ends spans are cut.
extension DaySpan.Kind: ArgumentChoice {
  package var choice: String { rawValue }

  package static var count: Int { 5 }

  package static func value(at position: Int) -> Self {
    switch position {
    case 0: .week
    case 1: .month
    case 2: .quarter
    case 3: .halfYear
    default: .year
    }
  }
}
