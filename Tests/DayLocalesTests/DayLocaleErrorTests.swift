import DayKit
import DayLocales
import Testing

struct DayLocaleErrorTests {
  @Test(arguments: [
    ("xx_YY", "unknown language. Did you mean 'xh'?"),
    ("kkkk", "unknown language; use a code such as 'de' or 'pt_BR'"),
    ("german", "unknown language; use a code such as 'de' or 'pt_BR'"),
    ("DEU-latn-de", "unknown language. Did you mean 'de', 'dsb', 'hsb', 'ksh' or 'nds'?"),
  ])
  func anUnknownLanguageGetsSuggestions(_ identifier: String, message: String) {
    #expect(Self.error(of: identifier)?.description == message)
  }

  @Test(arguments: [
    "", "_", "de_", "_DE", "de__AT", "de AT", "de_AT ", "d€", "en_USA", "de_A1", "de_AT_u", "é",
    "de_Latn_Latn", "de_AT_DE", "abcdefghi", "2025", "de_AT\n", "@euro", ".UTF-8", "de/AT",
  ])
  func aMalformedLocaleIsRejected(_ identifier: String) {
    #expect(Self.error(of: identifier) == .malformed)
  }

  @Test func theMessageShowsTheFormOfALocale() {
    #expect(
      DayLocaleError.malformed.description
        == "use a language, optionally with a region, such as 'de' or 'pt_BR'")
  }

  private static func error(of identifier: String) -> DayLocaleError? {
    do throws(DayLocaleError) {
      _ = try DaySymbols(locale: identifier)
      return nil
    } catch {
      return error
    }
  }
}
