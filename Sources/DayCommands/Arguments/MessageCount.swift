import CommandGrammar

/// The number of failures to report one by one.
enum MessageCount: Equatable, Sendable {
  case some(Int)
  case all

  /// The number; `nil` for all.
  var limit: Int? {
    switch self {
    case .some(let count): count
    case .all: nil
    }
  }
}

extension MessageCount: ArgumentValue {
  /// Reads a number that is 0 or more, or `all`.
  init(word: Word) throws(ValueError) {
    if word.equals("all") {
      self = .all
    } else if let count = try? Int(word: word), count >= 0 {
      self = .some(count)
    } else {
      throw .sentence("invalid number of messages \(word.quoted): use a number such as 100, or all")
    }
  }
}
