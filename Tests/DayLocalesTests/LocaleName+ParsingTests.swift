import DayLocales
import Testing

struct LocaleNameParsingTests {
  @Test(
    arguments: [
      ("de", "de"), ("DE-at", "de_AT"), ("ZH-hANT-tw", "zh_Hant_TW"), ("es-419", "es_419"),
      ("sr_latn", "sr_Latn"), ("en_US_POSIX", "en_US"), ("de-1996", "de"), ("de-1abc", "de"),
      ("de-a1bc", nil), ("de-1996-AT", nil),
      ("sl-rozaj-biske-1994", "sl"), ("hy-Latn-IT-arevela", "hy_Latn_IT"),
      ("en-t-jp-u-fw-mon", "en"), ("en-u", nil), ("x-whatever", "x"), ("C", "c"),
      ("sr_RS.UTF-8@latin", "sr_Latn_RS"), ("sr_RS@latin@euro", "sr_RS"), ("de_DE.", "de_DE"),
      ("sh", "sr_Latn"), ("sh-Cyrl", "sr_Cyrl"), ("mo", "ro_MD"), ("mo_RO", "ro_RO"),
      ("en_UK", "en_GB"),
      ("cy-uk", "cy_GB"), ("uk", "uk"),
      ("e\u{301}n", nil), ("ｄｅ", nil), ("de\0AT", nil),
    ] as [(String, String?)])
  func anIdentifierIsNormalizedToCLDRSpelling(_ identifier: String, spelling: String?) {
    #expect(LocaleName(identifier)?.description == spelling)
  }
}
