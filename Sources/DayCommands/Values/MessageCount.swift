import CommandGrammar

/// The number of failures that are reported one by one.
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
  /// Reads a number from 0 on, or `all`.
  init(word: Word) throws(ValueError) {
    if word.equals("all") {
      self = .all
    } else if let count = try? Int(word: word), count >= 0 {
      self = .some(count)
    } else {
      throw .sentence("\(word.quoted) is not a number of messages, such as 100, or all")
    }
  }
}
