/// Matches in the order of the command line; the first three are stored without allocating memory.
///
/// Most calls have few options, and creating the first array of a type takes tens of thousands of
/// instructions.
struct Matches {
  private var first = Match()
  private var second = Match()
  private var third = Match()
  private var others: [Match] = []

  private(set) var count = 0

  mutating func append(_ match: Match) {
    switch count {
    case 0: first = match
    case 1: second = match
    case 2: third = match
    default: others.append(match)
    }
    count += 1
  }

  subscript(index: Int) -> Match {
    switch index {
    case 0: first
    case 1: second
    case 2: third
    default: others[index - 3]
    }
  }

  /// Returns the index of the last match with a part, if any.
  func lastIndex(of part: Int) -> Int? {
    var index = count
    while index > 0 {
      index -= 1
      if isMatch(at: index, with: part) { return index }
    }
    return nil
  }

  /// Whether an option was given, by its first name.
  func contains(_ name: String) -> Bool {
    for index in 0..<count where hasMatch(at: index, name: name) { return true }
    return false
  }

  /// Returns all matches with a part.
  func all(of part: Int) -> Matches {
    var matches = Matches()
    for index in 0..<count where isMatch(at: index, with: part) {
      matches.append(self[index])
    }
    return matches
  }

  private func isMatch(at index: Int, with part: Int) -> Bool {
    switch index {
    case 0: first.part == part
    case 1: second.part == part
    case 2: third.part == part
    default: others[index - 3].part == part
    }
  }

  private func hasMatch(at index: Int, name: String) -> Bool {
    switch index {
    case 0: first.name.isSame(as: name)
    case 1: second.name.isSame(as: name)
    case 2: third.name.isSame(as: name)
    default: others[index - 3].name.isSame(as: name)
    }
  }
}

extension String {
  /// Whether two names are equal; most names differ in their length, which is faster to compare.
  fileprivate func isSame(as other: String) -> Bool {
    utf8.count == other.utf8.count && self == other
  }
}
