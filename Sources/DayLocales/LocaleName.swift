/// What the identifier of a locale says: a language, and perhaps a script and a region.
package struct LocaleName: Equatable {
  /// A code of ISO 639 in small letters, such as `pt`.
  package var language: String

  /// A code of ISO 15924, such as `Latn`.
  package var script: String?

  /// A code of ISO 3166 in capital letters or of UN M.49, such as `BR` or `419`.
  package var region: String?
}

extension LocaleName {
  /// Whether this is the locale that POSIX has for programs.
  package var isPOSIX: Bool {
    (language == "c" || language == "posix") && script == nil && region == nil
  }

  /// The keys under which a table may have this locale, the nearest first.
  ///
  /// A script stands in a key where it is not the one that the language usually has. Without a
  /// script the region decides on it: Chinese of Taiwan is in traditional characters.
  ///
  /// - Parameter likelyScript: The script of a language, such as `zh`, or of a language in a region,
  ///   such as `zh_TW`, where there is a choice.
  package func keys(likelyScript: (String) -> String?) -> [String] {
    let usual = likelyScript(language)
    let regional = region.flatMap { likelyScript(language + "_" + $0) }
    var stems = [language]
    if let script = script ?? regional, script != usual {
      stems.insert(language + "_" + script, at: 0)
    }
    return stems.flatMap { stem in
      region.map { [stem + "_" + $0, stem] } ?? [stem]
    }
  }
}

extension LocaleName: CustomStringConvertible {
  /// The identifier in CLDR's spelling, such as `zh_Hant_TW`.
  package var description: String {
    [language, script, region].compactMap(\.self).joined(separator: "_")
  }
}
