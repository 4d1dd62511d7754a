extension LocaleTable {
  /// The languages that somebody may have meant who wrote an unknown one, the likeliest first.
  ///
  /// These are the languages of the region, which some take for the language (`jp` for `ja`), and
  /// those one slip away.
  static func neighbors(of name: LocaleName) -> [String] {
    let regions = [name.region.description, name.language.uppercased.description]
    let mistaken = name.language.description
    let ranked = languages.compactMap { language -> (rank: Int, code: String)? in
      let isNear = language.code.isOneSlip(from: mistaken)
      guard regions.contains(language.region) else { return isNear ? (2, language.code) : nil }
      return (isNear ? 0 : 1, language.code)
    }
    let sorted = ranked.sorted {
      ($0.rank, $0.code.utf8.count, $0.code) < ($1.rank, $1.code.utf8.count, $1.code)
    }
    return sorted.prefix(5).map(\.code)
  }
}

extension String {
  /// Whether one letter changed, put in or left out, or two letters swapped, turn a word into
  /// another.
  fileprivate func isOneSlip(from other: String) -> Bool {
    let longer = Swift.max(utf8.count, other.utf8.count)
    let start = zip(utf8, other.utf8).prefix { $0 == $1 }.count
    let rest = (utf8.dropFirst(start).reversed(), other.utf8.dropFirst(start).reversed())
    let common = start + zip(rest.0, rest.1).prefix { $0 == $1 }.count
    if common >= longer - 1 { return true }
    return common == longer - 2 && utf8.sorted() == other.utf8.sorted()
  }
}
