extension LocaleName {
  /// Reads an identifier of CLDR (`pt_BR`), BCP 47 (`sr-Latn-RS`) or POSIX (`de_AT.UTF-8@euro`), in
  /// letters of any case.
  ///
  /// Variants and extensions do not count, and neither does what POSIX has for a character set.
  package init?(_ identifier: String) {
    let parts = identifier.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first?.prefix(while: { $0 != "." }),
      var subtags = Subtags(name),
      let language = subtags.next(where: { $0.isLetters && $0.count <= 8 })
    else { return nil }
    self.language = language.lowercased()
    script = subtags.next { $0.isLetters && $0.count == 4 }?.lowercased().capitalizedASCII
    region = subtags.next(where: \.isRegion)?.uppercased()
    subtags.skipVariantsAndExtensions()
    guard subtags.isEmpty else { return nil }
    renameLegacyLanguage()
    if script == nil, parts.count == 2 { script = Self.script(ofModifier: parts[1].lowercased()) }
  }

  /// Languages whose codes have changed, but not everywhere.
  private mutating func renameLegacyLanguage() {
    switch language {
    case "cmn": language = "zh"
    case "in": language = "id"
    case "iw": language = "he"
    case "ji": language = "yi"
    case "jw": language = "jv"
    case "mo": (language, region) = ("ro", region ?? "MD")
    case "sh": (language, script) = ("sr", script ?? "Latn")
    case "tl": language = "fil"
    default: break
    }
  }

  private static func script(ofModifier modifier: String) -> String? {
    switch modifier {
    case "cyrillic": "Cyrl"
    case "devanagari": "Deva"
    case "latin": "Latn"
    default: nil
    }
  }
}

/// The words of an identifier, which hyphens or underscores part.
private struct Subtags {
  private var rest: ArraySlice<Substring>

  var isEmpty: Bool { rest.isEmpty }

  /// Parts a name, if all its words are of one to eight ASCII letters and digits.
  init?(_ name: Substring) {
    rest = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
    guard rest.allSatisfy(\.isAlphanumeric) else { return nil }
  }

  /// Takes the next word if it is of a kind.
  mutating func next(where isRight: (Substring) -> Bool) -> Substring? {
    rest.first.map(isRight) == true ? rest.popFirst() : nil
  }

  mutating func skipVariantsAndExtensions() {
    while next(where: \.isVariant) != nil {}
    if rest.first?.count == 1, rest.count > 1 { rest.removeAll() }
  }
}

extension Substring {
  fileprivate var isLetters: Bool { utf8.allSatisfy(\.isLetter) }

  fileprivate var isDigits: Bool { utf8.allSatisfy(\.isDigit) }

  fileprivate var isAlphanumeric: Bool {
    (1...8).contains(utf8.count) && utf8.allSatisfy { $0.isLetter || $0.isDigit }
  }

  fileprivate var isRegion: Bool { count == 2 && isLetters || count == 3 && isDigits }

  fileprivate var isVariant: Bool { count > 4 || count == 4 && utf8.first?.isDigit == true }
}

extension String {
  fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst() }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
