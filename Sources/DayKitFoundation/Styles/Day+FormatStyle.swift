public import DayKit
public import Foundation

extension Day {
  /// A style that writes days in the language and the order of a locale, in the shape of Foundation's
  /// `Date.FormatStyle`.
  ///
  /// ```swift
  /// let day = try Day(2025, 8, 29)
  /// let french = Locale(identifier: "fr_FR")
  /// day.formatted(.dateTime.weekday(.wide).locale(french))      // vendredi
  /// day.formatted(.dateTime.day().month(.wide).locale(french))  // 29 août
  /// ```
  ///
  /// What is written is what `Date.FormatStyle` writes of that day, and no time zone shifts it. The
  /// calendars of Foundation are Julian before 15 October 1582: an earlier day is written with its
  /// Julian date, and read back from it as the same day.
  public struct FormatStyle: Hashable, Codable, Sendable {
    /// What writes the day, at noon in Universal Time.
    var base: Date.FormatStyle

    /// The parts that are written; `nil` before the first is asked for, where it is the numeric date.
    var parts: Parts?

    /// The time zone in which an instant lies on a day; for days it plays no part.
    public var timeZone: TimeZone

    /// Creates a style of a length, or one to which parts are added.
    ///
    /// - Parameters:
    ///   - date: The length. Without one the style writes the numeric date, or as soon as a part is
    ///     added that part alone. `omitted` would leave nothing and is taken as none.
    ///   - locale: The locale, which brings the language and the order of the parts.
    ///   - calendar: The calendar that a day is named in.
    ///   - timeZone: The time zone in which an instant lies on a day.
    ///   - capitalizationContext: The place in a text that the day is written for.
    public init(
      date: Date.FormatStyle.DateStyle? = nil, locale: Locale = .autoupdatingCurrent,
      calendar: Calendar = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent,
      capitalizationContext: FormatStyleCapitalizationContext = .unknown
    ) {
      let length = date == .omitted ? nil : date
      self.base = Date.FormatStyle(
        date: length ?? .numeric, locale: locale, calendar: calendar, timeZone: .gmt,
        capitalizationContext: capitalizationContext)
      self.parts = length == nil ? nil : .date
      self.timeZone = timeZone
    }

    /// Creates a style for a preference.
    public init(date: Date.FormatStyle.DateStyle? = nil, _ preference: Preference) {
      self.init(
        date: date, locale: preference.locale, calendar: preference.calendar,
        timeZone: preference.timeZone)
    }
  }
}

extension Day.FormatStyle {
  /// The locale, which brings the language and the order of the parts.
  public var locale: Locale {
    get { base.locale }
    set { base.locale = newValue }
  }

  /// The calendar that a day is named in.
  public var calendar: Calendar {
    get { base.calendar }
    set { base.calendar = newValue }
  }

  /// The place in a text that the day is written for.
  public var capitalizationContext: FormatStyleCapitalizationContext {
    get { base.capitalizationContext }
    set { base.capitalizationContext = newValue }
  }
}

extension Day.FormatStyle: ParseableFormatStyle {
  /// What the style writes: days.
  public typealias FormatInput = Day

  /// The day as text.
  public func format(_ day: Day) -> String {
    base.format(day.noon)
  }

  /// The day that holds an instant in the style's time zone, as text.
  ///
  /// - Precondition: The instant lies on a day from `Day.min` to `Day.max`.
  public func format(_ date: Date) -> String {
    format(Day(date: date, in: timeZone))
  }

  /// The style in another locale.
  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.locale = locale
    return style
  }

  /// The strategy that reads what the style writes.
  public var parseStrategy: Day.ParseStrategy {
    Day.ParseStrategy(self)
  }
}
