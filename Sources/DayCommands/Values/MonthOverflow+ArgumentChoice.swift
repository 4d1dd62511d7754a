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

  package static func value(at position: Int) -> Self? {
    switch position {
    case 0: .clamp
    case 1: .next
    case 2: .reject
    default: nil
    }
  }
}
