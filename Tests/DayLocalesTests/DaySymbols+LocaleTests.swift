import DayKit
import DayKitFoundation
import DayLocales
import Foundation
import SeededNumbers
import Testing

struct DaySymbolsLocaleTests {
  @Test func namesAreInTheLanguageOfTheLocale() throws {
    let symbols = try DaySymbols(locale: "pt_BR")
    #expect(symbols.name(ofMonth: 3) == "março")
    #expect(symbols.name(of: .saturday, width: .abbreviated) == "sáb.")
    #expect(symbols.name(ofQuarter: 2) == "2º trimestre")
    #expect(symbols.name(ofCommonEra: false) == "a.C.")
    #expect(symbols.datePattern(.long) == "d 'de' MMMM 'de' y")
    #expect(symbols.firstWeekday == .sunday)
    #expect(symbols.weekend == [.saturday, .sunday])
  }

  @Test func namesInDatesMayDifferFromStandaloneNames() throws {
    let finnish = try DaySymbols(locale: "fi")
    #expect(finnish.name(ofMonth: 1, context: .format) == "tammikuuta")
    #expect(finnish.name(ofMonth: 1, context: .standalone) == "tammikuu")
  }

  @Test(arguments: [
    ("en", true), ("en_US", true), ("en_GB", true), ("en_001", true), ("C", true), ("de", false),
    ("fr_CA", false),
  ])
  func formatsUseTheBuiltInNamesWhereTheLanguageHasTheSame(
    _ identifier: String, _ isSame: Bool
  ) throws {
    let symbols = try DaySymbols(locale: identifier)
    let format = try DayFormat(pattern: "EEEE, d MMMM y", symbols: symbols)
    #expect(format.hasEnglishNames == isSame)
  }

  @Test(arguments: [
    ("en", "MMMM y"), ("ja", "y年M月"), ("ko", "y년 MMMM"), ("hu", "y. MMMM"), ("fi", "LLLL y"),
    ("lt", "y 'm'. LLLL"), ("th_TH", "MMMM y"), ("fa_IR", "MMMM y"),
  ])
  func eachLanguageHasAPatternForMonthAndYear(_ identifier: String, _ pattern: String) throws {
    #expect(try DaySymbols(locale: identifier).yearMonthPattern == pattern)
  }

  @Test func monthTitlesMatchTheirPatternInEveryLanguage() throws {
    let months = try (1...12).map { try YearMonth(year: 2025, month: $0) }
    for identifier in sample(oneIn: 4, of: FoundationLocale.named) {
      let symbols = try DaySymbols(locale: identifier)
      let format = try DayFormat(pattern: symbols.yearMonthPattern, symbols: symbols)
      let titles = months.map { $0.title(in: symbols) }
      #expect(titles == months.map { $0.firstDay.formatted(as: format) }, "\(identifier)")
    }
  }

  @Test func aRegionMayHaveItsOwnNames() throws {
    #expect(try DaySymbols(locale: "de_AT").name(ofMonth: 1) == "Jänner")
    #expect(try DaySymbols(locale: "de_DE").name(ofMonth: 1) == "Januar")
  }

  @Test(arguments: [
    ("en_US", Weekday.sunday, [Weekday.sunday, .saturday]),
    ("de", .monday, [.sunday, .saturday]),
    ("ar_EG", .saturday, [.friday, .saturday]),
    ("fa_IR", .saturday, [.friday]),
    ("hi_IN", .sunday, [.sunday]),
    ("en_MV", .friday, [.sunday, .saturday]),
    ("fa_AF", .saturday, [.thursday, .friday]),
  ])
  func theRegionDeterminesTheWeek(_ identifier: String, first: Weekday, weekend: [Weekday]) throws {
    let symbols = try DaySymbols(locale: identifier)
    #expect(symbols.firstWeekday == first)
    #expect(Array(symbols.weekend) == weekend)
  }

  @Test(
    arguments: [
      ("pt-BR", "pt_BR"), ("PT_br", "pt_BR"), ("zh-hant-tw", "zh_Hant_TW"),
      // The usual script of a region, and of a language.
      ("zh_TW", "zh_Hant_TW"), ("zh_HK", "zh_Hant_HK"), ("zh_CN", "zh_Hans_CN"), ("zh", "zh_Hans"),
      ("sr_RS", "sr_Cyrl_RS"), ("sr_ME", "sr_Latn_ME"), ("uz_AF", "uz_Arab_AF"),
      ("yue_CN", "yue_Hans_CN"), ("de_Latn_AT", "de_AT"),
      // Identifiers of POSIX.
      ("de_AT.UTF-8@euro", "de_AT"), ("de_AT@euro", "de_AT"), ("sr_RS@latin", "sr_Latn_RS"),
      ("sr_RS.UTF-8@Latin", "sr_Latn_RS"), ("uz_UZ@cyrillic", "uz_Cyrl_UZ"),
      ("ks_IN@devanagari", "ks_Deva_IN"), ("sr_Cyrl_RS@latin", "sr_Cyrl_RS"),
      ("en_US_POSIX", "en_US"), ("de_DE@calendar=buddhist;numbers=thai", "de_DE"),
      // Variants and extensions of BCP 47.
      ("ca-ES-valencia", "ca_ES"), ("de-CH-1996", "de_CH"), ("de-AT-u-ca-gregory", "de_AT"),
      ("en-a-bbb-x-a-ccc", "en"), ("fr-x-private", "fr"),
      // Codes that have changed.
      ("iw_IL", "he_IL"), ("in", "id"), ("ji", "yi"), ("mo", "ro_MD"), ("sh_BA", "sr_Latn_BA"),
      ("tl_PH", "fil_PH"), ("cmn_TW", "zh_TW"), ("jw", "jv"),
      // Unknown scripts and regions.
      ("de_Arab_AT", "de_AT"), ("de_QQ", "de"), ("en_999", "en"), ("sr_Latn_QQ", "sr_Latn"),
    ] as [(String, String)])
  func equivalentIdentifiersAreTheSameLocale(_ identifier: String, other: String) throws {
    #expect(try DaySymbols(locale: identifier) == DaySymbols(locale: other))
  }

  @Test(arguments: ["C", "POSIX", "c", "C.UTF-8", "POSIX@posix"])
  func thePOSIXLocaleIsBuiltInEnglish(_ identifier: String) throws {
    #expect(try DaySymbols(locale: identifier) == .english)
  }

  @Test func builtInEnglishIsWorldEnglish() throws {
    #expect(try DaySymbols(locale: "en_001") == .english)
  }

  @Test func anUnusualRegionDeterminesTheWeek() throws {
    var symbols = try DaySymbols(locale: "de_EG")
    #expect(symbols.firstWeekday == .saturday)
    #expect(symbols.weekend == [.friday, .saturday])
    (symbols.firstWeekday, symbols.weekend) = (.monday, [.saturday, .sunday])
    #expect(try symbols == DaySymbols(locale: "de"))
  }

  @Test func aLanguageAloneHasTheWeekOfItsMainRegion() throws {
    #expect(try DaySymbols(locale: "en") == DaySymbols(locale: "en_US"))
    #expect(try DaySymbols(locale: "uz_Arab").firstWeekday == .saturday)
    #expect(try DaySymbols(locale: "eo").firstWeekday == .monday)
  }

  @Test func everySpellingOfEveryLocaleIsAccepted() throws {
    for identifier in FoundationLocale.named {
      let symbols = try DaySymbols(locale: identifier)
      let hyphenated = identifier.replacing("_", with: "-")
      for spelling in [
        hyphenated, identifier.lowercased(), hyphenated.uppercased(), identifier + ".UTF-8",
        hyphenated + "-u-ca-gregory",
      ] {
        let other = try DaySymbols(locale: spelling)
        if other != symbols { Issue.record("\(spelling) differs from \(identifier)") }
      }
    }
  }

  @Test(arguments: ["full", "long", "medium", "short"])
  func everyLanguageReadsTheDatesThatItWrites(_ pattern: String) throws {
    let days = try (1...12).map { try Day(2024, $0, 2 * $0) }
    for identifier in sample(oneIn: 60, of: FoundationLocale.named) {
      let symbols = try DaySymbols(locale: identifier)
      let format = try DayFormat(pattern: pattern, symbols: symbols, pivot: 2000)
      for day in days {
        let text = day.formatted(as: format)
        let read = try Day(text, as: format)
        if read != day { Issue.record("\(identifier) reads \(text) as \(read)") }
      }
    }
  }

  /// By the rules of Unicode, and by those of the language: Turkish has `İ`, and Greek drops accents.
  @Test(arguments: ["MMMM", "MMM", "LLLL", "EEEE", "EEE"])
  func namesInCapitalsAreReadInEveryLanguage(_ field: String) throws {
    var unread: [String] = []
    for identifier in sample(oneIn: 96, of: FoundationLocale.named) {
      let symbols = try DaySymbols(locale: identifier)
      guard let format = try? DayFormat(pattern: "y-MM-dd; \(field)", symbols: symbols) else {
        continue
      }
      for day in (0..<12).map({ Day(daysSince1970: 31 * $0) }) {
        let text = day.formatted(as: format)
        // Only the rules of Greek keep its letters whole.
        let capitals =
          [text.uppercased(with: Locale(identifier: identifier))]
          + (identifier.hasPrefix("el") ? [] : [text.uppercased()])
        unread += capitals.filter {
          (try? Day($0, as: format)) != day && (try? Day(text, as: format)) == day
        }
        .map { "\(identifier): \($0) for \(text)" }
      }
    }
    #expect(unread.prefix(10) == [])
  }

  @Test func aTitleWithAnEraHasTheYearOfTheEra() throws {
    let symbols = try DaySymbols(locale: "th")
    let days = try Day(2025, 8, 29)...Day(2025, 9, 2)
    #expect(days.title(in: symbols) == "29 สิงหาคม – 2 กันยายน ค.ศ. 2025")
  }
}
