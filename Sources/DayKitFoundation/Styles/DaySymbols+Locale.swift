public import DayKit
public import Foundation

extension DaySymbols {
  /// Creates the names, the date patterns and the week of a locale, as Foundation knows them.
  ///
  /// Names are those of the Gregorian calendar, whatever the calendar of the locale is.
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
