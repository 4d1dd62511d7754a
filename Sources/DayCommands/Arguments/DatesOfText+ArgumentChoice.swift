import CommandGrammar
package import DayRecords

extension DatesOfText: ArgumentChoice {
  package static var count: Int { 4 }

  package static func value(at position: Int) -> Self {
    switch position {
    case 0: .first
    case 1: .last
    case 2: .any
    default: .all
    }
  }
}
