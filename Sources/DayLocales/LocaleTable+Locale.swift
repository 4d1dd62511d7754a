extension LocaleTable {
  /// The row of a language in a region.
  struct Locale {
    /// Where in the text of locales the row's value begins.
    let place: Int

    /// The region, where none is given the one where most people speak the language.
    var likelyRegion: LocaleCode { LocaleTable.locales.code(at: place, width: 3) }

    /// Where in the text of locales the places of the lists of names begin.
    var listPlaces: Int { place + 3 }
  }
}
