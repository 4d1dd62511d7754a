extension LocaleTable {
  /// Returns the languages that a user may have meant by an unknown one, the likeliest first.
  ///
  /// These are the languages of the region, because users confuse regions with languages (`jp` for
  /// `ja`), and the languages whose codes differ by one typing error.
  static func similarLanguages(to name: LocaleName) -> [String] {
    let regions = [name.region.description, name.language.uppercased.description]
    let mistaken = name.language.description
    let ranked = languages.compactMap { language -> (rank: Int, code: String)? in
      let isSimilar = language.code.differsByOneError(from: mistaken)
      guard regions.contains(language.region) else { return isSimilar ? (2, language.code) : nil }
      return (isSimilar ? 0 : 1, language.code)
    }
    let sorted = ranked.sorted {
      ($0.rank, $0.code.utf8.count, $0.code) < ($1.rank, $1.code.utf8.count, $1.code)
    }
    return sorted.prefix(5).map { $0.code }
  }
}

extension String {
  /// Whether two words differ by at most one letter changed, inserted or deleted, or by two swapped
  /// letters.
  fileprivate func differsByOneError(from other: String) -> Bool {
    let longer = Swift.max(utf8.count, other.utf8.count)
    let start = zip(utf8, other.utf8).prefix { $0 == $1 }.count
    let rest = (utf8.dropFirst(start).reversed(), other.utf8.dropFirst(start).reversed())
    let common = start + zip(rest.0, rest.1).prefix { $0 == $1 }.count
    if common >= longer - 1 { return true }
    return common == longer - 2 && utf8.sorted() == other.utf8.sorted()
  }
}
