extension LocaleTable {
  /// The row for a language in a region.
  struct Locale {
    /// The offset of the row's value in `localeText`.
    let offset: Int

    /// The region, or without one the region where the language is most common.
    var likelyRegion: LocaleCode { LocaleTable.locales.code(at: offset, width: 3) }

    /// The offset in `localeText` of the references to the lists of names.
    var listReferences: Int { offset + 3 }
  }
}
