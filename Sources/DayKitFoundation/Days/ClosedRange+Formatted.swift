public import DayKit
public import Foundation

extension ClosedRange<Day> {
  /// The first and the last day as text for people, with common parts written once.
  ///
  /// ```swift
  /// let day = try Day(2025, 8, 29)
  /// let english = Day.Preference(locale: Locale(identifier: "en_US"))
  /// (day...(day + 2)).formatted(.long, for: english)        // such as August 29 – 31, 2025
  /// (day...(day + 4)).formatted(for: english)               // such as Aug 29 – Sep 2, 2025
  /// (day...day).formatted(for: english)                     // Aug 29, 2025
  /// ```
  ///
  /// - Parameters:
  ///   - date: The length of the dates.
  ///   - preference: The locale and the calendar of the dates; its time zone does not matter.
  public func formatted(
    _ date: Date.IntervalFormatStyle.DateStyle = .abbreviated,
    for preference: Day.Preference = .user
  ) -> String {
    let style = Date.IntervalFormatStyle(
      date: date, locale: preference.locale, calendar: preference.calendar, timeZone: .gmt)
    return style.format(lowerBound.noon..<upperBound.noon)
  }
}
