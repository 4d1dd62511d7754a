import DayKit
import DayLocales

/// A language in which many dates with names are written.
struct NamedLanguage {
  let code: String
  let symbols: DaySymbols

  /// The first two letters of its names, in lowercase.
  private let beginnings: Set<String>

  private init?(_ code: String) {
    guard let symbols = try? DaySymbols(locale: code) else { return nil }
    (self.code, self.symbols) = (code, symbols)
    let styles = [DaySymbols.Width.wide, .abbreviated].flatMap { width in
      DaySymbols.Context.allCases.map { (width, $0) }
    }
    beginnings = Set(
      styles.flatMap { width, context in
        (1...12).map { symbols.name(ofMonth: $0, width: width, context: context) }
          + Weekday.allCases.map { symbols.name(of: $0, width: width, context: context) }
      }.flatMap(Self.beginnings))
  }

  static let all = [
    "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "fi", "pl", "cs", "sk", "hr", "ru", "uk",
    "bg", "hu", "ro", "tr", "el", "id", "vi",
  ].compactMap(NamedLanguage.init)

  /// Whether a name of the language begins with the first two letters of a word of a text.
  ///
  /// Formats take time to compile, which all languages together should not take.
  func hasName(likeAWordOf text: [UInt8]) -> Bool {
    !beginnings.isDisjoint(with: Self.beginnings(of: String(decoding: text, as: UTF8.self)))
  }

  /// The first two letters of each word of a text.
  private static func beginnings(of text: String) -> [String] {
    // The dot of a Turkish letter stays when it becomes lowercase.
    text.lowercased().replacing("i\u{307}", with: "i").split { !$0.isLetter }
      .map { String($0.prefix(2)) }
  }
}
