/// What CLDR knows of languages and regions, in four texts that a script writes.
///
/// `locales` has a row for each language, and for each script and region that differs from it: the
/// likely region, and for each list of names its place in `names`, where equal lists stand once.
/// `weeks` has the first weekday and the first and last day of the weekend of each region.
/// `scripts` has the likely scripts of languages that are written in several.
enum LocaleTable {
  static var listCount: Int { 24 }

  static var locales: SortedRows {
    SortedRows(text: localeText, keyWidth: 11, valueWidth: 3 + listCount * 3)
  }

  private static var weeks: SortedRows { SortedRows(text: weekText, keyWidth: 3, valueWidth: 3) }

  private static var scripts: SortedRows {
    SortedRows(text: scriptText, keyWidth: 6, valueWidth: 4)
  }

  /// The row of a locale, or of its language where its region has nothing of its own.
  static func locale(_ name: LocaleName) -> Locale? {
    let usual = likelyScript(of: name.language)
    var regional = LocaleCode()
    if !usual.isEmpty, !name.region.isEmpty {
      regional = likelyScript(of: name.language.joined(with: name.region))
    }
    for rank in 0..<LocaleName.keyCount {
      guard let key = name.key(ofRank: rank, usualScript: usual, regionalScript: regional),
        let place = locales.place(of: key)
      else { continue }
      return Locale(place: place)
    }
    return nil
  }

  /// The week of a region, if there is such a region.
  static func week(ofRegion region: LocaleCode) -> Week? {
    weeks.place(of: region).map { Week(weeks.code(at: $0, width: 3)) }
  }

  /// All languages, in order, each with its likely region.
  static var languages: [(code: String, region: String)] {
    (0..<locales.count).compactMap { row in
      let code = locales.key(at: row).description
      guard !code.utf8.contains(UInt8(ascii: "_")) else { return nil }
      return (code, Locale(place: locales.place(ofRow: row)).likelyRegion.description)
    }
  }

  private static func likelyScript(of key: LocaleCode) -> LocaleCode {
    scripts.place(of: key).map { scripts.code(at: $0, width: 4) } ?? LocaleCode()
  }
}
