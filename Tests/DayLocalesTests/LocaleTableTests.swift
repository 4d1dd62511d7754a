import DayKit
import DayKitFoundation
import DayLocales
import Foundation
import SeededNumbers
import Testing

struct LocaleTableTests {
  private static let remedy: Comment =
    "the table differs from the CLDR data in this toolchain's Foundation: run `make locales`"

  @Test func everyLocaleHasTheNamesAndPatternsOfFoundation() throws {
    var stale: [String] = []
    for identifier in sample(oneIn: 4, of: FoundationLocale.named) {
      let symbols = try DaySymbols(locale: identifier)
      for (mine, theirs) in zip(
        symbols.lists, FoundationLocale(Locale(identifier: identifier)).lists)
      where mine != theirs {
        stale.append("\(identifier): \(mine) for \(theirs)")
      }
    }
    #expect(stale.prefix(10) == [], Self.remedy)
  }

  @Test(arguments: ["ba_RU", "co_FR", "sm_WS", "wa_BE"])
  func aLanguageWithoutNamesOfMonthsIsUnknown(_ identifier: String) {
    #expect(Foundation.Locale.availableIdentifiers.contains(identifier))
    #expect(throws: DayLocaleError.self) { try DaySymbols(locale: identifier) }
  }

  @Test func everyLocaleHasTheWeekOfFoundation() throws {
    var stale: [String] = []
    for identifier in FoundationLocale.named {
      let symbols = try DaySymbols(locale: identifier)
      let theirs = FoundationLocale(Locale(identifier: identifier))
      if symbols.firstWeekday.rawValue != theirs.firstWeekday { stale.append(identifier) }
      if symbols.weekend.map(\.rawValue) != theirs.weekend { stale.append(identifier) }
    }
    #expect(stale.prefix(10) == [], Self.remedy)
  }

  @Test func everyRegionHasTheWeekOfFoundation() throws {
    var stale: [String] = []
    for region in Foundation.Locale.Region.isoRegions.map(\.identifier) {
      let symbols = try DaySymbols(locale: "en_" + region)
      let theirs = FoundationLocale(Locale(identifier: "en_" + region))
      if symbols.firstWeekday.rawValue != theirs.firstWeekday { stale.append(region) }
      if symbols.weekend.map(\.rawValue) != theirs.weekend { stale.append(region) }
    }
    #expect(stale.prefix(10) == [], Self.remedy)
  }

  @Test func everyRegionHasTheScriptOfFoundation() throws {
    var stale: [String] = []
    for (language, scripts) in Self.scriptsByLanguage {
      for region in Foundation.Locale.Region.isoRegions.map(\.identifier) {
        let likely = Foundation.Locale.Language(identifier: "\(language)-\(region)")
          .maximalIdentifier
        guard let script = LocaleName(likely)?.script.description, scripts.contains(script) else {
          continue
        }
        let mine = try DaySymbols(locale: "\(language)_\(region)")
        if mine != (try DaySymbols(locale: "\(language)_\(script)_\(region)")) {
          stale.append(likely)
        }
      }
    }
    #expect(stale.prefix(10) == [], Self.remedy)
  }

  /// The scripts of the languages that use more than one.
  private static var scriptsByLanguage: [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for name in FoundationLocale.named.compactMap({ LocaleName($0) }) {
      guard !name.script.isEmpty else { continue }
      result[name.language.description, default: []].insert(name.script.description)
    }
    return result.filter { $0.value.count > 1 }
  }
}

extension DaySymbols {
  /// All names, list by list, in the order of ``FoundationLocale/lists``.
  fileprivate var lists: [[String]] {
    let months = [Width.wide, .abbreviated, .narrow].flatMap { width in
      Context.allCases.map { context in
        (1...12).map { name(ofMonth: $0, width: width, context: context) }
      }
    }
    let weekdays = Width.allCases.flatMap { width in
      Context.allCases.map { context in
        Weekday.allCases.map { name(of: $0, width: width, context: context) }
      }
    }
    let quarters = [Width.wide, .abbreviated].flatMap { width in
      Context.allCases.map { context in
        (1...4).map { name(ofQuarter: $0, width: width, context: context) }
      }
    }
    return months + weekdays + quarters + [[name(ofCommonEra: false), name(ofCommonEra: true)]]
      + PatternLength.allCases.map { [datePattern($0)] } + [[yearMonthPattern]]
  }
}
