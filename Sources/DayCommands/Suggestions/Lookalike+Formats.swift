import DayKit
import DayLocales

// The formats that texts may have.

extension Lookalike {
  /// The formats of most texts with separators or names.
  static let texts = named + patterns + shortened(pivot: 1970, year: nil)

  private static let named =
    [
      Lookalike("iso", .iso), Lookalike("dmy", .dmy), Lookalike("mdy", .mdy),
      Lookalike("week", .week), Lookalike("ordinal", .ordinal), Lookalike("rfc5322", .rfc5322),
      Lookalike("iso8601", .iso8601),
      Lookalike("iso8601-sans-timezone", .iso8601SansTimezone),
    ]

  private static let patterns =
    [
      "yyyy-M-d", "d/M/yyyy", "M/d/yyyy", "dd.MM.yyyy", "d.M.yyyy", "d. M. yyyy", "d.M.yyyy.",
      "yyyy/MM/dd",
      "yyyy/M/d",
      "yyyy.MM.dd", "yyyy.M.d", "yyyy. M. d.", "yyyy_MM_dd", "d-M-yyyy", "M-d-yyyy", "y年M月d日",
      "@%s",
    ].compactMap { Lookalike(pattern: $0) }
    + patternsOfNames.compactMap { Lookalike(pattern: $0) }
    + [
      "EEE MMM d HH:mm:ss yyyy", "EEE MMM d HH:mm:ss.SSSSSS yyyy", "EEE MMM d HH:mm:ss z yyyy",
      "EEE MMM d HH:mm:ss yyyy Z",
      "MMM d HH:mm:ss yyyy", "MMM d HH:mm:ss yyyy z", "dd/MMM/yyyy:HH:mm:ss Z",
      "'['dd/MMM/yyyy:HH:mm:ss Z']'", "yyyy:MM:dd", "yyyyMMdd_HHmmss", "yyyyMMdd-HHmmss",
    ].compactMap { Lookalike(pattern: $0) }
    + [Lookalike("rfc5322", .rfc5322SansWeekday, isDayFirst: true)]
    + [
      "do MMMM yyyy", "do MMM yyyy", "do 'of' MMMM yyyy", "MMMM do, yyyy", "MMM do, yyyy",
      "MMMM do yyyy",
    ].compactMap { Lookalike(pattern: $0) }

  /// Full names are first: some abbreviations equal the full name, but not in every month.
  private static let patternsOfNames = [
    "d MMMM yyyy", "MMMM d, yyyy", "d. MMMM yyyy", "MMMM d yyyy", "dMMMMyyyy", "d MMMM, yyyy",
    "yyyy MMMM d", "EEEE, d MMMM yyyy", "EEEE d MMMM yyyy", "EEEE, MMMM d, yyyy",
    "d MMM yyyy", "MMM d, yyyy", "d. MMM yyyy", "d-MMM-yyyy", "MMM-d-yyyy", "MMM d yyyy",
    "MMM d  yyyy",
    "EEE MMM d yyyy", "EEE d MMM yyyy", "dMMMyyyy", "d MMM, yyyy", "yyyy MMM d", "yyyy-MMM-d",
    "d/MMM/yyyy",
    "d MMM. yyyy",
    "MMM. d, yyyy", "MMM. d yyyy",
  ]

  /// Patterns of languages other than English, in addition to those that English has.
  private static let foreignPatterns = [
    "EEEE, d. MMMM yyyy", "EEEE d. MMMM yyyy", "cccc d. MMMM yyyy", "EEEE 'den' d. MMMM yyyy",
    "EEEE, d. MMMM yyyy.",
    "d. MMMM yyyy.", "EEEE, d MMMM yyyy 'г.'", "d MMMM yyyy 'г.'", "d MMM yyyy 'г.'",
    "EEEE, d MMMM yyyy 'р.'", "d MMMM yyyy 'р.'", "d MMM yyyy 'р.'", "d MMMM yyyy 'r.'",
    "d'er' MMMM yyyy", "d'er' MMM yyyy", "d 'de' MMMM 'de' yyyy", "d 'de' MMM 'de' yyyy",
    "EEEE, d 'de' MMMM 'de' yyyy",
    "yyyy. MMMM d., EEEE", "yyyy. MMMM d.", "yyyy. MMM d.", "d MMMM yyyy EEEE",
    "EEEE, 'ngày' d MMMM, yyyy", "'ngày' d MMMM, yyyy", "'ngày' d MMM, yyyy",
  ]

  /// The formats with names in a language.
  ///
  /// - Parameter requirement: What selects the language.
  static func names(
    in symbols: DaySymbols, requiring requirement: Requirement? = nil
  ) -> [Lookalike] {
    let hasDigits = symbols.hasDigitsInNames
    return
      (foreignPatterns + patternsOfNames).compactMap { pattern in
        (try? DayFormat(compiling: pattern, symbols: symbols)).map {
          Lookalike(pattern, $0, requiring: requirement, hasDigitsInNames: hasDigits)
        }
      }
  }

  /// The formats whose years are not complete.
  ///
  /// - Parameter year: The year of dates without a year, or `nil` to leave it to the user.
  private static func shortened(pivot: Int, year: Int?) -> [Lookalike] {
    [
      "d/M/yy", "M/d/yy", "d.M.yy", "d-MMM-yy", "d MMM yy", "d. MMM yy", "MMM d, yy", "MMM d yy",
      "d MMMM yy", "d. MMMM yy", "MMMM d, yy", "MMMM d yy", "yy-M-d", "d-M-yy", "M-d-yy", "yy/M/d",
      "yy.M.d",
    ].compactMap { Lookalike(pattern: $0, pivot: pivot) }
      + ["MMM d HH:mm:ss", "d MMMM", "MMMM d", "d. MMMM", "d MMM", "MMM d", "d. MMM", "MM-dd"]
      .compactMap {
        Lookalike(
          pattern: $0, defaultYear: year ?? 2_000,
          requiring: .year(year))
      }
  }

  /// All formats that `explain` tries: those with a name, and common patterns.
  ///
  /// - Parameters:
  ///   - pivot: The first of the hundred years that two digits stand for.
  ///   - year: The year of dates without a year.
  ///   - symbols: The language of names, besides English.
  static func all(
    pivot: Int, year: Int, in symbols: DaySymbols
  ) -> (named: [Lookalike], others: [Lookalike]) {
    let numbers = [
      Lookalike("basic", .basic), Lookalike("epoch", .epoch),
      Lookalike("epoch-ms", .epochMilliseconds), Lookalike("epoch-us", .epochMicroseconds),
      Lookalike("epoch-ns", .epochNanoseconds), Lookalike("filetime", .fileTime),
      Lookalike("excel", .excel),
      Lookalike("excel1904", .excel1904), Lookalike("days", .days),
      Lookalike("julian-day", .julianDay),
    ]
    let own = symbols == .english ? [] : names(in: symbols)
    let compact =
      [
        Lookalike(pattern: "yyyyMMddHHmmss"), Lookalike(pattern: "ddMMyyyy"),
        Lookalike(pattern: "MMddyyyy"),
      ].compactMap(\.self)
      + ["yyMMdd", "ddMMyy", "MMddyy"].compactMap { Lookalike(pattern: $0, pivot: pivot) }
    return (named + numbers, own + patterns + compact + shortened(pivot: pivot, year: year))
  }
}
