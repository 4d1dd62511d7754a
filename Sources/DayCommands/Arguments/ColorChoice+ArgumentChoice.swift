import CommandGrammar
import Terminal

extension ColorChoice: ArgumentChoice {
  static var count: Int { 3 }

  static func value(at position: Int) -> Self {
    switch position {
    case 0: .auto
    case 1: .always
    default: .never
    }
  }
}
