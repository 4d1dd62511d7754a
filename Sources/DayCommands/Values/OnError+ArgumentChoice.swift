import CommandGrammar
package import DayRecords

extension OnError: ArgumentChoice {
  package static func value(at position: Int) -> Self? {
    switch position {
    case 0: .skip
    case 1: .keep
    case 2: .blank
    case 3: .stop
    default: nil
    }
  }
}
