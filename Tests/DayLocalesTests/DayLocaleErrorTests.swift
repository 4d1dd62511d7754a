import DayKit
import DayLocales
import Testing

struct DayLocaleErrorTests {
  @Test(arguments: [
    ("xx_YY", "there is no such language; near it is 'xh'"),
    ("kkkk", "there is no such language"),
    ("german", "there is no such language"),
    ("DEU-latn-de", "there is no such language; near it are 'de', 'dsb', 'hsb', 'ksh', 'nds'"),
  ])
  func anUnknownLanguageIsNamedWithItsNeighbors(_ identifier: String, message: String) {
    #expect(Self.error(of: identifier)?.description == message)
  }

  @Test(arguments: [
    "", "_", "de_", "_DE", "de__AT", "de AT", "de_AT ", "d€", "en_USA", "de_A1", "de_AT_u", "é",
    "de_Latn_Latn", "de_AT_DE", "abcdefghi", "2025", "de_AT\n", "@euro", ".UTF-8", "de/AT",
  ])
  func whatHasNotTheFormOfALocaleIsRefused(_ identifier: String) {
    #expect(Self.error(of: identifier) == .malformed)
  }

  @Test func theFormOfALocaleIsNamed() {
    #expect(
      DayLocaleError.malformed.description
        == "a locale is a language and perhaps a region, such as 'de' or 'pt_BR'")
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
