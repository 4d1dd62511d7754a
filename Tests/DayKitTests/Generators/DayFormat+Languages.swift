import DayKit

extension DayFormat {
  /// The formats of all patterns in three languages, with years of two digits that are read.
  static let inLanguages: [DayFormat] = [DaySymbols.english, .dotted, .numbered].flatMap {
    symbols in
    let patterns =
      unicodePatterns + strftimePatterns + shortPatterns + localizedNames
      + ["d. MMM y", "EEEEEE d MMM. y", "MMM..d y", "d.MM.y qqqq", "y年MMMd日EEE", "MMMMM", "EEEEE"]
      + ["%_m/%_d/%Y", "%0m/%-d/%C", "'a long text before the day, ' d MMMM y ' and after it.'"]
    return patterns.compactMap { try? DayFormat(pattern: $0, symbols: symbols, pivot: 1970) }
  }
}
