import CommandGrammar

/// How many records a rule of `retain` keeps.
struct KeepCount: Equatable, Sendable {
  var number: Int
}

extension KeepCount: ArgumentValue {
  /// Reads a number that is 1 or more, or `all`.
  init(word: Word) throws(ValueError) {
    if word.equals("all") {
      number = .max
    } else if let count = try? Int(word: word), count >= 1 {
      number = count
    } else {
      throw .sentence("invalid number \(word.quoted): use a number such as 7, or all")
    }
  }
}
