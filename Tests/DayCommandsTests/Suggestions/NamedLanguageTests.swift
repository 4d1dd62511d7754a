import DayKit
import Testing

@testable import DayCommands

/// Calls a language directly, because messages name only the first language that reads a date.
struct NamedLanguageTests {
  @Test(arguments: NamedLanguage.all.map(\.code))
  func eachDateWithNamesOfALanguageIsTriedInIt(_ code: String) throws {
    let language = try #require(NamedLanguage.all.first { $0.code == code })
    for pattern in ["EEEE, d. MMMM yyyy", "d MMM yyyy", "LLL yyyy cccc", "dMMMMyyyy"] {
      let format = try DayFormat(pattern: pattern, symbols: language.symbols)
      for month in 1...12 {
        let text = try Day(2025, month, 28).formatted(as: format)
        for text in [text, text.uppercased(), text.lowercased()] {
          #expect(language.hasName(likeAWordOf: Array(text.utf8)), "\(text)")
        }
      }
    }
  }

  @Test(arguments: [("29 август 2025", ["bg", "ru", "uk"]), ("29 xyz 2025", []), ("2025", [])])
  func aDateIsTriedInFewLanguages(_ text: String, _ codes: [String]) {
    let tried = NamedLanguage.all.filter { $0.hasName(likeAWordOf: Array(text.utf8)) }
    #expect(Set(tried.map(\.code)).isSubset(of: codes))
  }
}
