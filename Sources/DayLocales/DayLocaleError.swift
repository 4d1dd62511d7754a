/// The reason why a text is not the identifier of a known locale.
package enum DayLocaleError: Error, Hashable, Sendable {
  /// The text does not have the form of a locale identifier.
  case malformed

  /// The language is unknown; `similar` lists languages that the user may have meant.
  case unknown(String, similar: [String])
}

extension DayLocaleError: CustomStringConvertible {
  /// The reason, as a clause to put after a colon.
  package var description: String {
    switch self {
    case .malformed: "use a language, optionally with a region, such as 'de' or 'pt_BR'"
    case .unknown(_, let similar): "unknown language" + Self.hint(similar)
    }
  }

  /// `. Did you mean 'de', 'dsb' or 'hsb'?`, or a general hint if no language is similar.
  private static func hint(_ similar: [String]) -> String {
    let names = similar.map { "'\($0)'" }
    guard let last = names.last else { return "; use a code such as 'de' or 'pt_BR'" }
    let others = names.dropLast().joined(separator: ", ")
    return ". Did you mean " + (others.isEmpty ? last : "\(others) or \(last)") + "?"
  }
}
