/// Looks for the part that has a name.
struct PartSearch {
  enum Name {
    /// The bytes of a word before the given one.
    case long(Word, end: Int)

    /// The letter of `-n`.
    case letter(UInt8)
  }

  private let name: Name
  private var position = 0
  private(set) var found: Found?

  struct Found {
    /// The position of the part among those of its command.
    let part: Int
    let spelling: String
    let valueName: String
    let isFlag: Bool
  }

  init(for name: Name) {
    self.name = name
  }

  /// Looks whether the next part is the one.
  mutating func look(at part: PartDescription) {
    if found == nil, !part.isOperand, let spelling = part.spelling(where: isMeant) {
      found = Found(
        part: position, spelling: spelling, valueName: part.valueName, isFlag: part.isFlag)
    }
    position += 1
  }

  private func isMeant(_ spelling: String) -> Bool {
    switch name {
    case .long(let word, let end): !spelling.isEmpty && word.hasPrefix(upTo: end, equalTo: spelling)
    case .letter(let byte): spelling.utf8.count == 2 && spelling.utf8.last == byte
    }
  }
}
