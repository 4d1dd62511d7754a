import DayKit
import DayKitFoundation
import Foundation
import Testing

struct DaySymbolsLocaleTests {
  @Test func namesAndWeeksAreThoseOfTheLocale() {
    let french = DaySymbols(locale: Locale(identifier: "fr_FR"))
    #expect(french.name(ofMonth: 8) == "août")
    #expect(french.name(of: .friday, width: .abbreviated) == "ven.")
    #expect(french.name(ofQuarter: 3, width: .abbreviated) == "T3")
    #expect(french.name(ofCommonEra: false) == "av. J.-C.")
    #expect(french.datePattern(.long) == "d MMMM y")
    #expect(french.firstWeekday == .monday)
    #expect(french.weekend == [.saturday, .sunday])
    let egyptian = DaySymbols(locale: Locale(identifier: "ar_EG"))
    #expect(egyptian.firstWeekday == .saturday)
    #expect(egyptian.weekend == [.friday, .saturday])
  }

  @Test func theBuiltInEnglishBelongsToNoCountry() {
    #expect(DaySymbols(locale: Locale(identifier: "en_001")) == .english)
  }

  @Test(arguments: ["de_AT", "ru_RU", "ja_JP", "fi_FI", "pt_BR", "th_TH"])
  func aFormatWithTheSymbolsWritesAndReadsTheLanguage(_ identifier: String) throws {
    let symbols = DaySymbols(locale: Locale(identifier: identifier))
    let format = try DayFormat(pattern: "full", symbols: symbols)
    for month in 1...12 {
      let day = try Day(2025, month, 29 - month)
      #expect(try Day(day.formatted(as: format), as: format) == day)
    }
  }
}
