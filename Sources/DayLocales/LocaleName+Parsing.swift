extension LocaleName {
  /// Parses an identifier of CLDR (`pt_BR`), BCP 47 (`sr-Latn-RS`) or POSIX (`de_AT.UTF-8@euro`),
  /// ignoring case.
  ///
  /// Variants, extensions and the character set of POSIX are ignored.
  package init?(_ identifier: Span<UInt8>) {
    var end = 0
    while end < identifier.count, !identifier[end].endsName { end += 1 }
    var parser = LocaleParser()
    var position = 0
    while position <= end {
      guard let tag = LocaleCode(identifier, from: &position, to: end), parser.take(tag) else {
        return nil
      }
    }
    guard parser.isComplete else { return nil }
    self = parser.name
    replaceAliases()
    if script.isEmpty { script = Self.script(ofModifierIn: identifier, from: end) }
  }

  package init?(_ identifier: String) {
    self.init(ContiguousArray(identifier.utf8).span)
  }

  /// Replaces the old code of a language whose code has changed, and the code that people write for Britain;
  /// CLDR lists both as aliases.
  private mutating func replaceAliases() {
    if region == "UK" { region = "GB" }
    if language == "cmn" {
      language = "zh"
    } else if language == "in" {
      language = "id"
    } else if language == "iw" {
      language = "he"
    } else if language == "ji" {
      language = "yi"
    } else if language == "jw" {
      language = "jv"
    } else if language == "mo" {
      (language, region) = ("ro", region.isEmpty ? "MD" : region)
    } else if language == "sh" {
      (language, script) = ("sr", script.isEmpty ? "Latn" : script)
    } else if language == "tl" {
      language = "fil"
    }
  }

  /// Returns the script that POSIX writes after an at sign; empty if there is none.
  private static func script(ofModifierIn identifier: Span<UInt8>, from end: Int) -> LocaleCode {
    var position = end
    while position < identifier.count, identifier[position] != UInt8(ascii: "@") { position += 1 }
    guard position < identifier.count else { return LocaleCode() }
    var modifier = LocaleCode()
    for index in position..<identifier.count { modifier.append(identifier[index].lowercased) }
    if modifier == "@cyrillic" { return "Cyrl" }
    if modifier == "@devanagari" { return "Deva" }
    if modifier == "@latin" { return "Latn" }
    return LocaleCode()
  }
}

/// Reads the parts of an identifier in order.
private struct LocaleParser {
  var name = LocaleName(language: LocaleCode())

  private var stage = Stage.language

  /// The first kind of part that may come next; later kinds may come instead.
  private enum Stage {
    case language, script, region, variant

    /// The first part of an extension.
    case extended

    /// Further parts of extensions, which may be anything.
    case any
  }

  var isComplete: Bool { stage != .language && stage != .extended }

  /// Reads a part and returns whether it is allowed here.
  mutating func take(_ tag: LocaleCode) -> Bool {
    switch stage {
    case .language:
      guard tag.isLetters else { return false }
      name.language = tag.lowercased
      stage = .script
    case .script where tag.count == 4 && tag.isLetters:
      name.script = tag.capitalized
      stage = .region
    case .script where tag.isRegion, .region where tag.isRegion:
      name.region = tag.uppercased
      stage = .variant
    case .script, .region, .variant:
      guard tag.isVariant || tag.count == 1 else { return false }
      stage = tag.isVariant ? .variant : .extended
    case .extended, .any: stage = .any
    }
    return true
  }
}

extension LocaleCode {
  /// Reads the part at a position, which must have one to eight ASCII letters and digits, and moves
  /// the position past the hyphen or underscore after it.
  fileprivate init?(_ bytes: Span<UInt8>, from position: inout Int, to end: Int) {
    self.init()
    while position < end, !bytes[position].separatesParts {
      guard bytes[position].isLetter || bytes[position].isDigit, count < 8 else { return nil }
      append(bytes[position])
      position += 1
    }
    position += 1
    if isEmpty { return nil }
  }

  fileprivate var isRegion: Bool { count == 2 && isLetters || count == 3 && isDigits }

  fileprivate var isVariant: Bool { count > 4 || count == 4 && self[0].isDigit }
}

extension UInt8 {
  /// Whether the byte starts a character set or a modifier.
  fileprivate var endsName: Bool { self == UInt8(ascii: ".") || self == UInt8(ascii: "@") }

  fileprivate var separatesParts: Bool { self == UInt8(ascii: "-") || self == UInt8(ascii: "_") }
}
