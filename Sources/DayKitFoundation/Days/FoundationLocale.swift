package import Foundation

/// The names, patterns and week of a locale in Foundation, in the order of DaySymbols.
///
/// Foundation on Linux has two sources of names. `DateFormatter` takes `shi_Latn` for `shi` and
/// `sr_Cyrl_ME` for `sr_Latn_ME`, so it writes the names of another script; `Calendar` and
/// `Date.VerbatimFormatStyle` do not. Only `DateFormatter` has date patterns, which do not depend
/// on the script in those two languages.
package struct FoundationLocale {
  private let calendar: Calendar

  package init(_ locale: Locale) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = locale
    self.calendar = calendar
  }

  /// All lists of names, each from the first month, Sunday or the first quarter on.
  package var lists: [[String]] {
    months + weekdays + quarters + [calendar.eraSymbols] + patterns + [[yearMonthPattern]]
  }

  /// Whether months have names: languages of which CLDR only knows that they exist have `M01`.
  package var hasNames: Bool { calendar.monthSymbols.first != "M01" }

  /// The identifiers of locales whose months have names.
  package static var named: [String] {
    Locale.availableIdentifiers.sorted().filter { Self(Locale(identifier: $0)).hasNames }
  }

  /// The number of the first weekday, 0 for Sunday.
  package var firstWeekday: Int { calendar.firstWeekday - 1 }

  /// The numbers of the weekdays of the weekend.
  package var weekend: [Int] { (0..<7).filter { calendar.isDateInWeekend(Self.week[$0]) } }

  /// The days from Sunday, 4 January 1970, on.
  private static let week = (3..<10).map { Date(timeIntervalSince1970: Double($0) * 86_400) }

  private var months: [[String]] {
    [
      calendar.monthSymbols, calendar.standaloneMonthSymbols,
      calendar.shortMonthSymbols, calendar.shortStandaloneMonthSymbols,
      calendar.veryShortMonthSymbols, calendar.veryShortStandaloneMonthSymbols,
    ]
  }

  /// The names of the weekdays, Sunday first: for each width the names inside a date, then those
  /// that stand alone.
  package var weekdays: [[String]] {
    [
      calendar.weekdaySymbols, calendar.standaloneWeekdaySymbols,
      calendar.shortWeekdaySymbols, calendar.shortStandaloneWeekdaySymbols,
      twoLetterWeekdays("\(weekday: .short)"),
      twoLetterWeekdays("\(standaloneWeekday: .short)"),
      calendar.veryShortWeekdaySymbols, calendar.veryShortStandaloneWeekdaySymbols,
    ]
  }

  private func twoLetterWeekdays(_ format: Date.FormatString) -> [String] {
    let style = Date.VerbatimFormatStyle(
      format: format, locale: calendar.locale, timeZone: .gmt, calendar: calendar)
    return Self.week.map(style.format)
  }

  private var quarters: [[String]] {
    [
      calendar.quarterSymbols, calendar.standaloneQuarterSymbols,
      calendar.shortQuarterSymbols, calendar.shortStandaloneQuarterSymbols,
    ]
  }

  private var patterns: [[String]] {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = calendar.locale
    return [DateFormatter.Style.full, .long, .medium, .short].map { style in
      formatter.dateStyle = style
      return [formatter.dateFormat ?? ""]
    }
  }

  private var yearMonthPattern: String {
    // A template takes its calendar only from the locale.
    guard let locale = calendar.locale else { return "" }
    var components = Locale.Components(locale: locale)
    components.calendar = .gregorian
    return DateFormatter.dateFormat(
      fromTemplate: "yMMMM", options: 0, locale: Locale(components: components)) ?? ""
  }
}
