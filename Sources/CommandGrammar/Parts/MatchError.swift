/// An error in the words of a command line, found while matching them with the parts of a command.
enum MatchError: Error, Hashable {
  /// No part has this name. If it is a letter of a cluster such as `-abc`, the cluster is given
  /// too.
  case unknownOption(Word, cluster: Word?)
  case missingValue(spelling: String, valueName: String)
  case valueForFlag(spelling: String, value: Word)
  case unexpectedOperand(Word)

  /// An operand is missing. The option that has the same name is given, if there is one.
  case missingOperand(valueName: String, option: String?)
}

extension MatchError {
  /// Returns the message for this error.
  ///
  /// - Parameters:
  ///   - parts: The parts of the command.
  ///   - path: The words that call the command, such as `dayctl add`.
  ///   - advice: Returns what to write instead of an unknown option or an unexpected operand, as the
  ///     end of a sentence.
  func message(
    parts: [PartDescription], path: String, advice: (Word) -> String? = { _ in nil }
  ) -> String {
    switch self {
    case .unknownOption(let word, let cluster):
      if let advice = advice(word) { return "unknown option \(word.quoted); \(advice)" }
      return "unknown option \(word.quoted)"
        + Self.fix(for: word, cluster: cluster, parts: parts, path: path)
    case .missingValue(let spelling, let valueName):
      return "\(spelling) needs a value: \(spelling) \(valueName); see '\(path) -h'"
    case .valueForFlag(let spelling, let value):
      return "\(spelling) takes no value, but was given \(value.quoted)"
    case .unexpectedOperand(let word):
      return "unexpected argument \(word.quoted); " + (advice(word) ?? "see '\(path) -h'")
    case .missingOperand(let valueName, let option):
      let contrast = option.map { ", which is not the value of \($0)" } ?? ""
      return "missing argument \(valueName)\(contrast); see '\(path) -h'"
    }
  }

  /// Returns the suggested fix for an unknown option.
  private static func fix(
    for word: Word, cluster: Word?, parts: [PartDescription], path: String
  ) -> String {
    let seeHelp = "; see '\(path) -h'"
    if let cluster { return " in \(cluster.quoted)" + seeHelp }
    if let flag = parts.first(where: { $0.isFlag && isOpposite(word, of: $0) }) {
      return "; leave it out: \(flag.names[0]) has an effect only if it is given"
    }
    // The most similar option would be the opposite.
    if word.prefix(upTo: min(5, word.count)) == "--no-" { return seeHelp }
    if let hint = Suggestion.hint(for: word, among: parts.flatMap(\.names)) { return hint }
    let mayBeOperand = word.count > 2 && !word.startsWithTwoHyphens
    guard mayBeOperand, parts.contains(where: \.isOperand) else { return seeHelp }
    return "; if it is an argument, put '--' before it"
  }

  /// Whether a word such as `--no-header` is the opposite of an option.
  private static func isOpposite(_ word: Word, of part: PartDescription) -> Bool {
    ["no", "no-", "not-", "non", "non-", "without-"].contains { prefix in
      part.names.contains { $0.hasPrefix("--") && word.equals("--" + prefix + $0.dropFirst(2)) }
    }
  }
}
