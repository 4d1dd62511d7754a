/// What the identifier of a locale says: a language, and perhaps a script and a region.
package struct LocaleName: Equatable {
  /// A code of ISO 639 in small letters, such as `pt`.
  package var language: LocaleCode

  /// A code of ISO 15924, such as `Latn`; empty if there is none.
  package var script = LocaleCode()

  /// A code of ISO 3166 in capital letters or of UN M.49, such as `BR` or `419`; empty if there is
  /// none.
  package var region = LocaleCode()
}

extension LocaleName {
  /// Whether this is the locale that POSIX has for programs.
  package var isPOSIX: Bool {
    (language == "c" || language == "posix") && script.isEmpty && region.isEmpty
  }

  /// The number of keys under which a table may have a locale.
  package static var keyCount: Int { 4 }

  /// A key under which a table may have this locale, if it has one of that rank; the nearest has
  /// rank 0.
  ///
  /// A script stands in a key where it is not the one that the language usually has. Without a
  /// script the region decides on it: Chinese of Taiwan is in traditional characters.
  ///
  /// - Parameters:
  ///   - usual: The script of the language where there is a choice, otherwise empty.
  ///   - regional: The script of the language in the region, if it is another, otherwise empty.
  package func key(
    ofRank rank: Int, usualScript usual: LocaleCode, regionalScript regional: LocaleCode
  ) -> LocaleCode? {
    var stem = language
    if rank < 2 {
      let script = script.isEmpty ? regional : script
      guard !script.isEmpty, script != usual else { return nil }
      stem = stem.joined(with: script)
    }
    if rank % 2 == 1 { return stem }
    return region.isEmpty ? nil : stem.joined(with: region)
  }
}

extension LocaleName: CustomStringConvertible {
  /// The identifier in CLDR's spelling, such as `zh_Hant_TW`.
  package var description: String {
    [language, script, region].filter { !$0.isEmpty }.map(\.description).joined(separator: "_")
  }
}
