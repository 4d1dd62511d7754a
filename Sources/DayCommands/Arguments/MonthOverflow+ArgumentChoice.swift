import CommandGrammar
package import DayKit

extension MonthOverflow: ArgumentChoice {
  package var choice: String {
    switch code {
    case .lastOfMonth: "clamp"
    case .firstOfNextMonth: "next"
    case .reject: "reject"
    }
  }

  package static var count: Int { 3 }

  package static func value(at position: Int) -> Self {
    switch position {
    case 0: .lastOfMonth
    case 1: .firstOfNextMonth
    default: .reject
    }
  }
}
