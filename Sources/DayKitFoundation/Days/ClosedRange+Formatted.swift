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
  /// If the range begins before year 1, both days are written in full, with their eras, because
  /// Foundation omits the era inside an interval: "March 17, 44 BC – March 19, 44 BC".
  ///
  /// - Parameters:
  ///   - date: The length of the dates.
  ///   - preference: The locale and the calendar of the dates; its time zone does not matter.
  public func formatted(
    _ date: Date.IntervalFormatStyle.DateStyle = .abbreviated,
    for preference: Day.Preference = .user
  ) -> String {
    guard !lowerBound.isBeforeCommonEra(in: preference.calendar) else {
      return formattedWithEras(date, for: preference)
    }
    let style = Date.IntervalFormatStyle(
      date: date, locale: preference.locale, calendar: preference.calendar, timeZone: .gmt)
    return style.format(lowerBound.noon..<upperBound.noon)
  }

  private func formattedWithEras(
    _ date: Date.FormatStyle.DateStyle, for preference: Day.Preference
  ) -> String {
    let style = Day.FormatStyle(date: date, preference)
    guard lowerBound < upperBound else { return style.format(lowerBound) }
    // The last day may be after year 1. That it is AD must be said only here.
    let last = style.baseWithEra.format(upperBound.noon)
    return "\(style.format(lowerBound)) – \(last)"
  }
}
