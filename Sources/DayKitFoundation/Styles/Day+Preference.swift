public import DayKit
public import Foundation

extension Day {
  /// The locale, the calendar and the time zone that somebody wants days to be written with.
  ///
  /// The time zone plays no part where a day becomes text or a text a day, since a day is the same
  /// everywhere. It counts where an instant comes in, in ``FormatStyle/format(_:)-(Date)``, or goes
  /// out, in ``ParseStrategy/firstMoment(_:)``.
  public struct Preference: Hashable, Codable, Sendable {
    /// The locale, which brings the language and the order of the parts.
    public var locale: Locale

    /// The calendar that a day is named in.
    public var calendar: Calendar

    /// The time zone in which an instant lies on a day.
    public var timeZone: TimeZone

    /// Creates a preference; what is not given is the user's, and follows changes of it.
    public init(
      locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
      timeZone: TimeZone = .autoupdatingCurrent
    ) {
      self.locale = locale
      self.calendar = calendar
      self.timeZone = timeZone
    }

    /// What the user has set.
    public static var user: Preference { Preference() }
  }
}
