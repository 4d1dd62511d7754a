package import DayKit

extension DaySymbols {
  /// Creates the symbols of a locale, such as `pt_BR`, `zh-Hant-TW` or `de_AT.UTF-8@euro`.
  ///
  /// The region determines the first weekday and the weekend; without one, the region where the
  /// language is most common does. If CLDR does not list the language for the region, the names are
  /// those of the language. `C` and `POSIX` are ``DaySymbols/english``.
  ///
  /// - Throws: ``DayLocaleError`` if the identifier is malformed or the language is unknown.
  package init(locale identifier: Span<UInt8>) throws(DayLocaleError) {
    guard let name = LocaleName(identifier) else { throw .malformed }
    if name.isPOSIX {
      self = .english
      return
    }
    guard let locale = LocaleTable.locale(name) else {
      throw .unknown(name.description, similar: LocaleTable.similarLanguages(to: name))
    }
    let week =
      LocaleTable.week(ofRegion: name.region)
      ?? LocaleTable.week(ofRegion: locale.likelyRegion) ?? .common
    self.init(
      lists: LocaleTable.nameText, places: LocaleTable.localeText, from: locale.listReferences,
      firstWeekday: week.firstWeekday, weekend: week.weekend)
  }

  package init(locale identifier: String) throws(DayLocaleError) {
    try self.init(locale: ContiguousArray(identifier.utf8).span)
  }

  /// The codes of all languages that have symbols, such as `de`, in order.
  package static var languageCodes: [String] { LocaleTable.languages.map { $0.code } }
}
