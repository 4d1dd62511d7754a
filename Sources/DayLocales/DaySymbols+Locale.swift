package import DayKit

extension DaySymbols {
  /// Creates the symbols of a locale, such as `pt_BR`, `zh-Hant-TW` or `de_AT.UTF-8@euro`.
  ///
  /// The first weekday and the weekend are those of the region, or of the language's likely region
  /// where there is none. A language in a region that CLDR does not have it in is that language.
  /// `C` and `POSIX` are ``DaySymbols/english``.
  ///
  /// - Throws: ``DayLocaleError`` if there is no such language.
  package init(locale identifier: Span<UInt8>) throws(DayLocaleError) {
    guard let name = LocaleName(identifier) else { throw .malformed }
    if name.isPOSIX {
      self = .english
      return
    }
    guard let locale = LocaleTable.locale(name) else {
      throw .unknown(name.description, near: LocaleTable.neighbors(of: name))
    }
    let week =
      LocaleTable.week(ofRegion: name.region)
      ?? LocaleTable.week(ofRegion: locale.likelyRegion) ?? .common
    self.init(
      lists: LocaleTable.nameText, places: LocaleTable.localeText, from: locale.listPlaces,
      firstWeekday: week.firstWeekday, weekend: week.weekend)
  }

  package init(locale identifier: String) throws(DayLocaleError) {
    try self.init(locale: ContiguousArray(identifier.utf8).span)
  }
}
