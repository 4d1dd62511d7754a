/// CLDR's data on languages and regions, in four generated texts.
///
/// `locales` has a row for each language, and for each script and region that differs from it. A row
/// contains the likely region and, for each list of names, the offset of the list in `nameText`,
/// which contains equal lists only once. `weeks` has the first weekday and the first and last day
/// of the weekend for each region. `scripts` has the likely scripts of languages that use several.
enum LocaleTable {
  static var listCount: Int { 24 }

  static var locales: SortedRows {
    SortedRows(text: localeText, keyWidth: 11, valueWidth: 3 + listCount * 3)
  }

  private static var weeks: SortedRows { SortedRows(text: weekText, keyWidth: 3, valueWidth: 3) }

  private static var scripts: SortedRows {
    SortedRows(text: scriptText, keyWidth: 6, valueWidth: 4)
  }

  /// Returns the row of a locale, or of its language if the region has no row.
  static func locale(_ name: LocaleName) -> Locale? {
    let usual = likelyScript(of: name.language)
    var regional = LocaleCode()
    if !usual.isEmpty, !name.region.isEmpty {
      regional = likelyScript(of: name.language.joined(with: name.region))
    }
    for rank in 0..<LocaleName.keyCount {
      guard let key = name.key(ofRank: rank, usualScript: usual, regionalScript: regional),
        let offset = locales.offset(of: key)
      else { continue }
      return Locale(offset: offset)
    }
    return nil
  }

  /// Returns the week of a region, or `nil` if the region is unknown.
  static func week(ofRegion region: LocaleCode) -> Week? {
    weeks.offset(of: region).map { Week(weeks.code(at: $0, width: 3)) }
  }

  /// All languages, in order, each with its likely region.
  static var languages: [(code: String, region: String)] {
    (0..<locales.count).compactMap { row in
      let code = locales.key(at: row).description
      guard !code.utf8.contains(UInt8(ascii: "_")) else { return nil }
      return (code, Locale(offset: locales.offset(ofRow: row)).likelyRegion.description)
    }
  }

  private static func likelyScript(of key: LocaleCode) -> LocaleCode {
    scripts.offset(of: key).map { scripts.code(at: $0, width: 4) } ?? LocaleCode()
  }
}
