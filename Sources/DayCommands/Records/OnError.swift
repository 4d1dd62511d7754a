import CommandGrammar

/// What becomes of a record that has no answer.
enum OnError: String, CaseIterable, Sendable {
  /// It is left out.
  case skip

  /// It is passed through as it is.
  case keep

  /// An empty line stands for it.
  case blank

  /// It is left out, and so are all after it.
  case stop

  /// Whether it puts text of its own into the output.
  var writesText: Bool { self == .keep || self == .blank }
}

extension OnError: ArgumentChoice {
  static func value(at position: Int) -> Self? {
    switch position {
    case 0: .skip
    case 1: .keep
    case 2: .blank
    case 3: .stop
    default: nil
    }
  }
}
