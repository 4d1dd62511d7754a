#if Formats
public import DayKit
public import Foundation

extension DaySymbols {
  /// Creates the names, the date patterns and the week of a locale, from Foundation.
  ///
  /// The names are those of the Gregorian calendar, whatever the calendar of the locale.
  ///
  /// ```swift
  /// let french = DaySymbols(locale: Locale(identifier: "fr_FR"))
  /// french.name(ofMonth: 8)                          // août
  /// try Day(2025, 8, 29).formatted(as: DayFormat(pattern: "d MMMM y", symbols: french))   // 29 août 2025
  /// ```
  public init(locale: Locale) {
    let source = FoundationLocale(locale)
    var names: [UInt8] = []
    for name in source.lists.joined() {
      names += name.utf8
      names.append(UInt8(ascii: "\n"))
    }
    self.init(
      names: names, firstWeekday: Weekday(rawValue: source.firstWeekday) ?? .monday,
      weekend: WeekdaySet(source.weekend.compactMap(Weekday.init(rawValue:))))
  }
}
#endif
