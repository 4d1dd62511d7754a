import CommandGrammar
package import DayKit

extension MonthOverflow: ArgumentChoice {
  package var choice: String {
    switch self {
    case .clamp: "clamp"
    case .next: "next"
    case .reject: "reject"
    }
  }

  package static var count: Int { 3 }

  package static func value(at position: Int) -> Self {
    switch position {
    case 0: .clamp
    case 1: .next
    default: .reject
    }
  }
}
