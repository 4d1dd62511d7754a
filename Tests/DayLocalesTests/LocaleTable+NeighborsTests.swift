import DayKit
import DayLocales
import Testing

struct LocaleTableNeighborsTests {
  @Test(arguments: [
    // The region taken for the language.
    ("jp", "ja"), ("cz_CZ", "cs"), ("dk", "da"), ("gr_GR", "el"), ("ua", "uk"), ("cn_CN", "zh"),
    // A letter wrong, missing, too many, or two swapped.
    ("dd_DE", "de"), ("h", "he"), ("frr", "fr"), ("rf_FR", "fr"), ("eng", "en"), ("fli", "fil"),
  ])
  func theLanguageMeantIsNear(_ identifier: String, language: String) throws {
    #expect(try neighbors(of: identifier).contains(language))
  }

  @Test(arguments: ["rf_FR", "jp_JP", "dd_DE", "cz_CZ", "ua_UA"])
  func aNearLanguageOfTheRegionComesFirst(_ identifier: String) throws {
    let first = try #require(try neighbors(of: identifier).first)
    let symbols = try DaySymbols(locale: first)
    #expect(try symbols == DaySymbols(locale: first + identifier.suffix(3)))
  }

  @Test func noMoreThanFiveLanguagesAreNear() throws {
    #expect(try neighbors(of: "xx_IN").count == 5)
  }

  private func neighbors(of identifier: String) throws -> [String] {
    do throws(DayLocaleError) {
      _ = try DaySymbols(locale: identifier)
      Issue.record("\(identifier) is known")
    } catch {
      if case .unknown(_, let near) = error { return near }
    }
    return []
  }
}
