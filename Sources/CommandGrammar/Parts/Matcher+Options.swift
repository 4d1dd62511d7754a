extension Matcher {
  mutating func take(_ word: Word) throws(MatchError) {
    if word.startsWithTwoHyphens {
      try takeLong(word)
    } else {
      try takeCluster(word)
    }
  }

  /// Takes `--name`, `--name=value`, or `--name` and the next word.
  private mutating func takeLong(_ word: Word) throws(MatchError) {
    let end = word.firstIndex(of: .equals)
    let found = find(.long(word, end: end))
    guard found.isFound else { throw .unknownOption(word.prefix(upTo: end), cluster: nil) }
    if end < word.count {
      try add(found, value: word.suffix(from: end + 1))
    } else {
      try add(found)
    }
  }

  /// Takes `-abc`: flags, of which the last may be an option with a value, either `-nvalue` or `-n`
  /// and the next word.
  private mutating func takeCluster(_ word: Word) throws(MatchError) {
    var flag = ""
    var index = 1
    while index < word.count {
      if !flag.isEmpty, word[index] == .equals {
        throw .valueForFlag(spelling: flag, value: word.suffix(from: index + 1))
      }
      let found = find(.letter(word[index]))
      guard found.isFound else { throw unknownOption(at: index, of: word) }
      index += 1
      if !found.isFlag, index < word.count {
        return try add(found, value: word.suffix(from: index))
      }
      try add(found)
      flag = found.spelling
    }
  }

  /// Adds an option with a value in the same word.
  private mutating func add(_ found: PartSearch, value: Word) throws(MatchError) {
    if found.isFlag { throw .valueForFlag(spelling: found.spelling, value: value) }
    matches.append(Match(found, word: value))
  }

  /// Adds a flag, or an option whose value is the next word.
  private mutating func add(_ found: PartSearch) throws(MatchError) {
    if found.isFlag {
      matches.append(Match(found, word: .empty))
      recordHelp(found.spelling)
    } else if isAtEnd {
      throw .missingValue(spelling: found.spelling, valueName: found.valueName)
    } else {
      let word = takeWord()
      // Another option means that the value was forgotten; it can be given as --name=VALUE.
      if word.startsWithTwoHyphens, find(.long(word, end: word.firstIndex(of: .equals))).isFound {
        throw .missingValue(spelling: found.spelling, valueName: found.valueName)
      }
      matches.append(Match(found, word: word))
    }
  }

  private mutating func recordHelp(_ spelling: String) {
    switch spelling {
    case "-h": help = help ?? .short
    case "--help": help = help ?? .long
    default: break
    }
  }

  private func unknownOption(at index: Int, of word: Word) -> MatchError {
    guard index > 1 else { return .unknownOption(word, cluster: nil) }
    let bytes = word.bytes[...]
    let end = index + TextPiece(of: bytes.span, at: index).length
    let letter = Word(bytes: [.hyphen] + word.bytes[index..<end])
    return .unknownOption(letter, cluster: word)
  }
}
