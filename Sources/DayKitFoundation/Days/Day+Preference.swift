public import DayKit
public import Foundation

extension Day {
  /// The locale, the calendar and the time zone in which somebody wants to see days.
  ///
  /// The time zone does not matter for days as such, because a day is the same everywhere. It
  /// matters for instants: in ``FormatStyle/format(_:)-(Date)`` and
  /// ``ParseStrategy/firstMoment(_:)``.
  ///
  /// ```swift
  /// let french = Day.Preference(locale: Locale(identifier: "fr_FR"))
  /// try Day(2025, 8, 29).formatted(.monthDayYear(french))           // 29 août 2025
  /// ```
  public struct Preference: Hashable, Codable, Sendable {
    /// The locale, which sets the language and the order of the parts.
    public var locale: Locale

    /// The calendar of the dates.
    public var calendar: Calendar

    /// The time zone that gives an instant its day.
    public var timeZone: TimeZone

    /// Creates a preference; parts that you omit are the user's, and follow the user's
    /// changes.
    ///
    /// ```swift
    /// let buddhist = Day.Preference(calendar: Calendar(identifier: .buddhist))
    /// ```
    public init(
      locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
      timeZone: TimeZone = .autoupdatingCurrent
    ) {
      self.locale = locale
      self.calendar = calendar
      self.timeZone = timeZone
    }

    /// The user's settings.
    ///
    /// ```swift
    /// var preference = Day.Preference.user
    /// preference.timeZone = .gmt
    /// ```
    public static var user: Preference { Preference() }
  }
}

extension Day.Preference: CustomStringConvertible, CustomReflectable {
  /// The identifiers of the locale, the calendar and the time zone, such as `fr_FR, gregorian,
  /// Europe/Paris`.
  public var description: String {
    "\(locale.identifier), \(calendar.identifier), \(timeZone.identifier)"
  }

  /// A mirror of the identifiers.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "locale": locale.identifier, "calendar": calendar.identifier,
        "timeZone": timeZone.identifier,
      ], displayStyle: .struct)
  }
}
