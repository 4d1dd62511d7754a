import DayLocales
import Testing

struct LocaleNameTests {
  @Test(arguments: [
    ("de", ["de"]), ("de_AT", ["de_AT", "de"]),
    ("zh", ["zh"]), ("zh_Hans", ["zh"]), ("zh_Hans_HK", ["zh_HK", "zh"]),
    ("zh_CN", ["zh_CN", "zh"]),
    ("zh_Hant", ["zh_Hant", "zh"]), ("zh_TW", ["zh_Hant_TW", "zh_Hant", "zh_TW", "zh"]),
    ("zh_Hant_CN", ["zh_Hant_CN", "zh_Hant", "zh_CN", "zh"]),
    ("de_Arab", ["de_Arab", "de"]),
  ])
  func keysAreOrderedFromTheLocaleToItsLanguage(_ identifier: String, keys: [String]) throws {
    let name = try #require(LocaleName(identifier))
    let usual: LocaleCode = name.language == "zh" ? "Hans" : ""
    let regional: LocaleCode = name.language == "zh" && name.region == "TW" ? "Hant" : ""
    let all = (0..<LocaleName.keyCount).compactMap {
      name.key(ofRank: $0, usualScript: usual, regionalScript: regional)?.description
    }
    #expect(all == keys)
  }

  @Test(arguments: ["c", "posix", "C.UTF-8"])
  func thePOSIXLocaleIsRecognized(_ identifier: String) throws {
    #expect(try #require(LocaleName(identifier)).isPOSIX)
  }

  @Test(arguments: ["c_DE", "posix_Latn", "de"])
  func otherLocalesAreNotThePOSIXLocale(_ identifier: String) throws {
    #expect(try !#require(LocaleName(identifier)).isPOSIX)
  }
}
