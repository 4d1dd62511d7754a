import Foundation

/// Locales of many scripts, digits and orders of the parts of a date.
let locales = [
  "en_US", "en_GB", "fr_FR", "de_DE", "es_MX", "pt_BR", "it_IT", "nl_NL", "sv_SE", "fi_FI", "pl_PL",
  "cs_CZ", "hu_HU", "ru_RU", "uk_UA", "bg_BG", "el_GR", "tr_TR", "he_IL", "ar_EG", "fa_IR", "hi_IN",
  "bn_BD", "my_MM", "th_TH", "vi_VN", "id_ID", "ja_JP", "ko_KR", "zh_Hans_CN", "zh_Hant_TW",
  "eu_ES",
].map(Locale.init(identifier:))

extension Calendar {
  /// Foundation's Gregorian calendar with weeks as in the United States, whatever the user has set.
  static let fixed: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}
