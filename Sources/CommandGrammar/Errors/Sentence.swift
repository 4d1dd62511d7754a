/// The sentences that this module says about a command line.
enum Sentence {
  static func noCommandGiven(_ program: String) -> String {
    "no command given; see '\(program) --help'"
  }

  static func noCommand(_ word: Word, nearest: String?, program: String) -> String {
    "no command \(word.quoted)" + didYouMean(nearest, orSee: "\(program) --help")
  }

  static func optionBeforeCommand(_ word: Word, nearest: String?, program: String) -> String {
    let what = "no option \(word.quoted)"
    guard nearest == nil else { return what + didYouMean(nearest) }
    return what + " before the command; options come after it: \(program) COMMAND [OPTIONS]"
  }

  /// The sentence for a fault of a command that is called by the given path, `dayctl add`.
  static func fault(_ fault: MatchFault, of parts: [PartDescription], path: String) -> String {
    switch fault {
    case .unknownOption(let word, let cluster):
      return noOption(word, cluster: cluster, of: parts, path: path)
    case .missingValue(let spelling, let valueName):
      return "'\(spelling)' needs a value: \(spelling) \(valueName); see '\(path) -h'"
    case .valueForFlag(let spelling, let value):
      return "'\(spelling)' takes no value, but was given \(value.quoted)"
    case .unexpectedOperand(let word):
      return unexpectedOperand(word, path: path)
    case .missingOperand(let valueName):
      return "\(missingOperand(valueName)); see '\(path) -h'"
    }
  }

  static func unexpectedOperand(_ word: Word, path: String) -> String {
    "unexpected operand \(word.quoted); see '\(path) -h'"
  }

  static func missingOperand(_ valueName: String) -> String {
    "missing operand \(valueName)"
  }

  /// The sentence for a value that cannot be read, with the option or operand it is for.
  static func value(_ error: ValueError, for spelling: String, isOperand: Bool) -> String {
    switch error {
    case .sentence(let sentence):
      return isOperand ? sentence : "\(spelling): \(sentence)"
    case .notAChoice(let word, let choices):
      let owner = isOperand ? spelling : "'\(spelling)'"
      return "\(owner) has no value \(word.quoted)" + use(choices)
        + didYouMean(Suggestion.nearest(to: word, among: choices))
    }
  }

  static func notAWholeNumber(_ word: Word) -> String {
    "\(word.quoted) is not a whole number"
  }

  static func tooGreat(_ word: Word) -> String {
    "\(word.quoted) is too great: at most \(Int.max)"
  }

  static func tooSmall(_ word: Word) -> String {
    "\(word.quoted) is too small: at least \(Int.min)"
  }

  static func notUTF8(_ word: Word) -> String {
    "\(word.quoted) is not valid UTF-8"
  }

  private static func noOption(
    _ word: Word, cluster: Word?, of parts: [PartDescription], path: String
  ) -> String {
    if let cluster { return "no option \(word.quoted) in \(cluster.quoted); see '\(path) -h'" }
    let what = "no option \(word.quoted)"
    if let nearest = Suggestion.nearest(to: word, among: parts.flatMap(\.names)) {
      return what + didYouMean(nearest)
    }
    let mayBeOperand = word.count > 2 && !word.startsWithTwoHyphens
    guard mayBeOperand, parts.contains(where: \.isOperand) else {
      return what + "; see '\(path) -h'"
    }
    return what + "; if it is an operand, put '--' before it"
  }

  private static func didYouMean(_ name: String?, orSee help: String? = nil) -> String {
    if let name { return ". Did you mean '\(name)'?" }
    return help.map { "; see '\($0)'" } ?? ""
  }

  /// `: use days, weeks or months`, unless the list is too long to be read.
  private static func use(_ choices: [String]) -> String {
    guard let last = choices.last, choices.count <= 12 else { return "" }
    let others = choices.dropLast().joined(separator: ", ")
    return ": use " + (others.isEmpty ? last : "\(others) or \(last)")
  }
}
