/// The parts of a locale identifier: a language, and optionally a script and a region.
package struct LocaleName: Equatable {
  /// An ISO 639 code in lowercase, such as `pt`.
  package var language: LocaleCode

  /// An ISO 15924 code, such as `Latn`; empty if there is none.
  package var script = LocaleCode()

  /// An ISO 3166 code in uppercase or a UN M.49 code, such as `BR` or `419`; empty if there is
  /// none.
  package var region = LocaleCode()
}

extension LocaleName {
  /// Whether this is the POSIX locale, `C` or `POSIX`.
  package var isPOSIX: Bool {
    (language == "c" || language == "posix") && script.isEmpty && region.isEmpty
  }

  /// The number of keys to look up for a locale.
  package static var keyCount: Int { 4 }

  /// Returns the key of a rank to look up for this locale, from 0 for the most specific one; `nil`
  /// if the locale has no key of that rank.
  ///
  /// A key contains a script only if it is not the usual script of the language. Without a script,
  /// the region determines it: Chinese in Taiwan is written in traditional characters.
  ///
  /// - Parameters:
  ///   - usual: The usual script of a language with several scripts; otherwise empty.
  ///   - regional: The script of the language in the region, if it is not the usual one; otherwise
  ///     empty.
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
    [language, script, region].filter { !$0.isEmpty }.map { $0.description }.joined(separator: "_")
  }
}
