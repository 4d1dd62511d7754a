public import DayKit
public import Foundation

extension FormatStyle where Self == Day.FormatStyle {
  /// A style for the user to which parts are added; without parts, it writes the numeric date.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).formatted(.dateTime.weekday(.wide))        // Friday, for an English user
  /// ```
  public static var dateTime: Day.FormatStyle { Day.FormatStyle() }

  /// The full name of the weekday: "Friday".
  ///
  /// ```swift
  /// let english = Day.Preference(locale: Locale(identifier: "en_US"))
  /// try Day(2025, 8, 29).formatted(.weekdayWide(english))         // Friday
  /// ```
  public static func weekdayWide(_ preference: Day.Preference = .user) -> Day.FormatStyle {
    Day.FormatStyle(preference).weekday(.wide)
  }

  /// The short name of the weekday: "Fri".
  ///
  /// ```swift
  /// let english = Day.Preference(locale: Locale(identifier: "en_US"))
  /// try Day(2025, 8, 29).formatted(.weekdayAbbreviated(english))         // Fri
  /// ```
  public static func weekdayAbbreviated(_ preference: Day.Preference = .user) -> Day.FormatStyle {
    Day.FormatStyle(preference).weekday(.abbreviated)
  }

  /// The month and the day of the month, with two digits each: "08/29".
  ///
  /// ```swift
  /// let english = Day.Preference(locale: Locale(identifier: "en_US"))
  /// try Day(2025, 8, 29).formatted(.monthDayTwoDigits(english))         // 08/29
  /// ```
  public static func monthDayTwoDigits(_ preference: Day.Preference = .user) -> Day.FormatStyle {
    Day.FormatStyle(preference).month(.twoDigits).day(.twoDigits)
  }

  /// The short name of the month and the day of the month: "Aug 29".
  ///
  /// ```swift
  /// let english = Day.Preference(locale: Locale(identifier: "en_US"))
  /// try Day(2025, 8, 29).formatted(.monthDayAbbreviated(english))         // Aug 29
  /// ```
  public static func monthDayAbbreviated(_ preference: Day.Preference = .user) -> Day.FormatStyle {
    Day.FormatStyle(preference).month(.abbreviated).day()
  }

  /// The short name of the month, the day of the month and the year: "Aug 29, 2025".
  ///
  /// ```swift
  /// let english = Day.Preference(locale: Locale(identifier: "en_US"))
  /// try Day(2025, 8, 29).formatted(.monthDayYear(english))         // Aug 29, 2025
  /// ```
  public static func monthDayYear(_ preference: Day.Preference = .user) -> Day.FormatStyle {
    Day.FormatStyle(preference).month(.abbreviated).day().year()
  }
}
