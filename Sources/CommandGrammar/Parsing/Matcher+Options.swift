extension Matcher {
  mutating func take(_ word: Word) throws(MatchFault) {
    if word.startsWithTwoHyphens {
      try takeLong(word)
    } else {
      try takeCluster(word)
    }
  }

  /// Takes `--name`, `--name=value`, or `--name` and the word after it.
  private mutating func takeLong(_ word: Word) throws(MatchFault) {
    let equals = word.bytes.firstIndex(of: .equals)
    let end = equals ?? word.count
    guard let found = find(.long(word, end: end)) else {
      throw .unknownOption(word.prefix(upTo: end), cluster: nil)
    }
    try add(found, attached: equals.map { word.suffix(from: $0 + 1) })
  }

  /// Takes `-abc`: flags, and the last may have a value, `-nvalue` or `-n` and the word after it.
  private mutating func takeCluster(_ word: Word) throws(MatchFault) {
    var flag: PartSearch.Found?
    var index = 1
    while index < word.count {
      if let flag, word[index] == .equals {
        throw .valueForFlag(spelling: flag.spelling, value: word.suffix(from: index + 1))
      }
      guard let found = find(.letter(word[index])) else {
        throw unknownOption(at: index, of: word)
      }
      index += 1
      guard found.isFlag else {
        let isAttached = index < word.count
        return try add(found, attached: isAttached ? word.suffix(from: index) : nil)
      }
      try add(found, attached: nil)
      flag = found
    }
  }

  private mutating func add(_ found: PartSearch.Found, attached: Word?) throws(MatchFault) {
    let (part, spelling) = (found.part, found.spelling)
    if found.isFlag {
      if let attached { throw .valueForFlag(spelling: spelling, value: attached) }
      matches.all.append(Match(part: part, spelling: spelling, word: Word(bytes: [])))
      noteHelp(spelling)
    } else if let word = attached ?? next() {
      matches.all.append(Match(part: part, spelling: spelling, word: word))
    } else {
      throw .missingValue(spelling: spelling, valueName: found.valueName)
    }
  }

  private mutating func noteHelp(_ spelling: String) {
    switch spelling {
    case "-h": help = help ?? .short
    case "--help": help = help ?? .long
    default: break
    }
  }

  private func unknownOption(at index: Int, of word: Word) -> MatchFault {
    guard index > 1 else { return .unknownOption(word, cluster: nil) }
    let bytes = word.bytes[...]
    let end = index + TextPiece(of: bytes.span, at: index).length
    let letter = Word(bytes: [.hyphen] + word.bytes[index..<end])
    return .unknownOption(letter, cluster: word)
  }

  private func find(_ name: PartSearch.Name) -> PartSearch.Found? {
    var parts = Parts(search: PartSearch(for: name))
    command.pass(&parts)
    parts.pass(.flag, .help)
    return parts.search?.found
  }
}
