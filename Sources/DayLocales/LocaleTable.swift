/// What CLDR knows of languages and regions, in four texts that a script writes.
///
/// `locales` has a row for each language, and for each script and region that differs from it: the
/// likely region, and for each list of names its place in `names`, where equal lists stand once.
/// `weeks` has the first weekday and the first and last day of the weekend of each region.
/// `scripts` has the likely scripts of languages that are written in several.
enum LocaleTable {
  static let listCount = 24

  private static var locales: SortedRows {
    SortedRows(text: localeText, keyWidth: 11, valueWidth: 3 + listCount * 3)
  }

  private static var weeks: SortedRows { SortedRows(text: weekText, keyWidth: 3, valueWidth: 3) }

  private static var scripts: SortedRows {
    SortedRows(text: scriptText, keyWidth: 6, valueWidth: 4)
  }

  /// The row of a locale, or of its language where its region has nothing of its own.
  static func locale(_ name: LocaleName) -> Locale? {
    for key in name.keys(likelyScript: likelyScript) {
      if let value = locales.value(of: key) { return Locale(value) }
    }
    return nil
  }

  /// The week of a region, if there is such a region.
  static func week(ofRegion region: String) -> Week? {
    weeks.value(of: region).map { Week($0) }
  }

  /// All languages, in order, each with its likely region.
  static var languages: [(code: String, region: String)] {
    (0..<locales.count).compactMap { position in
      let key = locales.key(at: position)
      guard !key.contains(UInt8(ascii: "_")) else { return nil }
      return (String(Substring(key)), Locale(locales.value(at: position)).likelyRegion)
    }
  }

  private static func likelyScript(of key: String) -> String? {
    scripts.value(of: key).map { String(Substring($0)) }
  }
}
