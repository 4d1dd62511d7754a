import CommandGrammar

/// The value of `--theme`: the background for which colours are chosen.
enum ThemeChoice: String, Sendable {
  /// That of the terminal.
  case auto
  case light
  case dark
}

extension ThemeChoice: ArgumentChoice {
  static var count: Int { 3 }

  static func value(at position: Int) -> Self {
    switch position {
    case 0: .auto
    case 1: .light
    default: .dark
    }
  }
}
