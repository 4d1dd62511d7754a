import CommandGrammar
package import DayRecords

extension OnError: ArgumentChoice {
  package static var count: Int { 4 }

  package static func value(at position: Int) -> Self {
    switch position {
    case 0: .skip
    case 1: .keep
    case 2: .blank
    default: .stop
    }
  }
}
