/// The reason why a text names no locale.
package enum DayLocaleError: Error, Hashable, Sendable {
  /// The text does not have the form of an identifier.
  case malformed

  /// There is no such language; there are those that somebody may have meant.
  case unknown(String, near: [String])
}

extension DayLocaleError: CustomStringConvertible {
  /// What is wrong, as a clause that fits behind a colon.
  package var description: String {
    switch self {
    case .malformed: "a locale is a language and perhaps a region, such as 'de' or 'pt_BR'"
    case .unknown(_, let near): "there is no such language" + Self.hint(near)
    }
  }

  private static func hint(_ near: [String]) -> String {
    let names = near.map { "'\($0)'" }.joined(separator: ", ")
    return switch near.count {
    case 0: ""
    case 1: "; near it is \(names)"
    default: "; near it are \(names)"
    }
  }
}
