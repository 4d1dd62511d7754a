public import DayKit
public import Foundation

extension Day {
  /// A style that formats days in the language of a locale, like Foundation's `Date.FormatStyle`.
  ///
  /// ```swift
  /// let day = try Day(2025, 8, 29)
  /// let french = Locale(identifier: "fr_FR")
  /// day.formatted(.dateTime.weekday(.wide).locale(french))      // vendredi
  /// day.formatted(.dateTime.day().month(.wide).locale(french))  // 29 août
  /// ```
  ///
  /// The text is what `Date.FormatStyle` writes for that day, and no time zone shifts it.
  /// Foundation's calendars are Julian before 15 October 1582: an earlier day is written with its
  /// Julian date, and parsed from it as the same day. A year before year 1 has its era, such as
  /// "March 17, 44 BC" for `Day(-43, 3, 15)`. A date in the years 10 to 99 of the calendar or
  /// of an era, such as 平成30年, cannot be parsed, because Foundation takes two digits for a recent year;
  /// nor can a date after 1983 in the Chinese calendar, whose years it counts in a cycle of 60.
  public struct FormatStyle: Hashable, Codable, Sendable {
    /// The style that formats the day, at noon in Universal Time.
    var base: Date.FormatStyle

    /// The parts of the text; `nil` before the first is added, when it is the numeric date.
    var parts: Parts?

    /// The time zone that gives an instant its day; for days it does not matter.
    public var timeZone: TimeZone

    /// Creates a style with a length, or a style to which parts are added.
    ///
    /// ```swift
    /// let english = Locale(identifier: "en_GB")
    /// let day = try Day(2025, 8, 29)
    /// Day.FormatStyle(date: .long, locale: english).format(day)               // 29 August 2025
    /// Day.FormatStyle(locale: english).weekday(.wide).format(day)             // Friday
    /// ```
    ///
    /// - Parameters:
    ///   - date: The length. Without one, the style writes the numeric date or, as soon as a part
    ///     is added, only that part. `omitted` would leave nothing, and is the same as `nil`.
    ///   - locale: The locale, which sets the language and the order of the parts.
    ///   - calendar: The calendar of the date.
    ///   - timeZone: The time zone that gives an instant its day.
    ///   - capitalizationContext: The position of the date in the sentence, for capitalization.
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
    ///
    /// ```swift
    /// let french = Day.Preference(locale: Locale(identifier: "fr_FR"))
    /// try Day.FormatStyle(date: .long, french).format(Day(2025, 8, 29))       // 29 août 2025
    /// ```
    public init(date: Date.FormatStyle.DateStyle? = nil, _ preference: Preference) {
      self.init(
        date: date, locale: preference.locale, calendar: preference.calendar,
        timeZone: preference.timeZone)
    }
  }
}

extension Day.FormatStyle {
  /// The locale, which sets the language and the order of the parts.
  public var locale: Locale {
    get { base.locale }
    set { base.locale = newValue }
  }

  /// The calendar of the date.
  ///
  /// ```swift
  /// var titled = Day.FormatStyle(date: .long, locale: Locale(identifier: "fr_FR"))
  /// titled.calendar = Calendar(identifier: .gregorian)
  /// titled.capitalizationContext = .beginningOfSentence
  /// ```
  public var calendar: Calendar {
    get { base.calendar }
    set { base.calendar = newValue }
  }

  /// The position of the date in the sentence, for capitalization.
  public var capitalizationContext: FormatStyleCapitalizationContext {
    get { base.capitalizationContext }
    set { base.capitalizationContext = newValue }
  }
}

extension Day.FormatStyle: ParseableFormatStyle {
  /// What the style formats: days.
  public typealias FormatInput = Day

  /// The day as text.
  ///
  /// ```swift
  /// let style = Day.FormatStyle(date: .long, locale: Locale(identifier: "en_GB"))
  /// try style.format(Day(2025, 8, 29))               // 29 August 2025
  /// ```
  public func format(_ day: Day) -> String {
    base(for: day).format(day.noon)
  }

  /// The day of an instant, in the time zone of the style, as text.
  ///
  /// ```swift
  /// let style = Day.FormatStyle(date: .long, locale: Locale(identifier: "en_GB"), timeZone: .gmt)
  /// style.format(Date(timeIntervalSince1970: 1_756_425_600))      // 29 August 2025
  /// ```
  ///
  /// - Precondition: The day is from `Day.min` to `Day.max`.
  public func format(_ date: Date) -> String {
    format(Day(date: date, in: timeZone))
  }

  /// Returns the style in another locale.
  ///
  /// ```swift
  /// Day.FormatStyle(date: .long).locale(Locale(identifier: "fr_FR"))
  /// ```
  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.locale = locale
    return style
  }

  /// The strategy that parses what the style formats.
  ///
  /// ```swift
  /// let style = Day.FormatStyle(date: .long, locale: Locale(identifier: "en_GB"))
  /// try style.parseStrategy.parse("29 August 2025")  // 2025-08-29
  /// ```
  public var parseStrategy: Day.ParseStrategy {
    Day.ParseStrategy(self)
  }
}

extension Day.FormatStyle: CustomStringConvertible, CustomReflectable {
  /// The identifiers of the locale, the calendar and the time zone, such as `fr_FR, gregorian,
  /// Europe/Paris`.
  public var description: String { preference.description }

  /// A mirror of the identifiers.
  public var customMirror: Mirror { preference.customMirror }

  private var preference: Day.Preference {
    Day.Preference(locale: locale, calendar: calendar, timeZone: timeZone)
  }
}
