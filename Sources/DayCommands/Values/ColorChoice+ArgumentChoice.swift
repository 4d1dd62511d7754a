import CommandGrammar
import Terminal

extension ColorChoice: ArgumentChoice {
  static func value(at position: Int) -> Self? {
    switch position {
    case 0: .auto
    case 1: .always
    case 2: .never
    default: nil
    }
  }
}
