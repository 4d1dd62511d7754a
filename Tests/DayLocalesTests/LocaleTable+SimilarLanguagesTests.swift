import DayKit
import DayLocales
import Testing

struct LocaleTableSimilarLanguagesTests {
  @Test(arguments: [
    // A region in place of a language.
    ("jp", "ja"), ("cz_CZ", "cs"), ("dk", "da"), ("gr_GR", "el"), ("ua", "uk"), ("cn_CN", "zh"),
    // A wrong, missing or additional letter, or two swapped letters.
    ("dd_DE", "de"), ("h", "he"), ("frr", "fr"), ("rf_FR", "fr"), ("eng", "en"), ("fli", "fil"),
  ])
  func theIntendedLanguageIsSuggested(_ identifier: String, language: String) throws {
    #expect(try similarLanguages(to: identifier).contains(language))
  }

  @Test(arguments: ["rf_FR", "jp_JP", "dd_DE", "cz_CZ", "ua_UA"])
  func aSimilarLanguageOfTheRegionComesFirst(_ identifier: String) throws {
    let first = try #require(try similarLanguages(to: identifier).first)
    let symbols = try DaySymbols(locale: first)
    #expect(try symbols == DaySymbols(locale: first + identifier.suffix(3)))
  }

  @Test func aSimilarLanguageOfTheRegionComesBeforeOthersOfTheRegion() throws {
    #expect(try similarLanguages(to: "hb_DE").prefix(2) == ["hsb", "de"])
  }

  @Test func atMostFiveLanguagesAreSuggested() throws {
    #expect(try similarLanguages(to: "xx_IN").count == 5)
  }

  private func similarLanguages(to identifier: String) throws -> [String] {
    do throws(DayLocaleError) {
      _ = try DaySymbols(locale: identifier)
      Issue.record("\(identifier) is known")
    } catch {
      if case .unknown(_, let similar) = error { return similar }
    }
    return []
  }
}
