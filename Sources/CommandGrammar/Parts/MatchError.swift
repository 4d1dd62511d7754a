/// The first error found while words are matched with parts.
enum MatchFault: Error, Hashable {
  /// No part has this name; for a letter of a cluster, with the whole cluster.
  case unknownOption(Word, cluster: Word?)
  case missingValue(spelling: String, valueName: String)
  case valueForFlag(spelling: String, value: Word)
  case unexpectedOperand(Word)
  case missingOperand(valueName: String)
}

extension MatchFault {
  /// The message about this error, for a command that has the given parts and is called by the given
  /// path, such as `dayctl add`.
  func message(parts: [PartDescription], path: String) -> String {
    switch self {
    case .unknownOption(let word, let cluster):
      return "unknown option \(word.quoted)"
        + Self.cure(for: word, cluster: cluster, parts: parts, path: path)
    case .missingValue(let spelling, let valueName):
      return "'\(spelling)' needs a value: \(spelling) \(valueName); see '\(path) -h'"
    case .valueForFlag(let spelling, let value):
      return "'\(spelling)' takes no value, but was given \(value.quoted)"
    case .unexpectedOperand(let word):
      return "unexpected operand \(word.quoted); see '\(path) -h'"
    case .missingOperand(let valueName):
      return "missing operand \(valueName); see '\(path) -h'"
    }
  }

  /// What to do about an unknown option.
  private static func cure(
    for word: Word, cluster: Word?, parts: [PartDescription], path: String
  ) -> String {
    let seeHelp = "; see '\(path) -h'"
    if let cluster { return " in \(cluster.quoted)" + seeHelp }
    if let hint = Suggestion.hint(for: word, among: parts.flatMap(\.names)) { return hint }
    let mayBeOperand = word.count > 2 && !word.startsWithTwoHyphens
    guard mayBeOperand, parts.contains(where: \.isOperand) else { return seeHelp }
    return "; if it is an operand, put '--' before it"
  }
}
