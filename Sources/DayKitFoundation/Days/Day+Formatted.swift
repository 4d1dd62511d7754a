public import DayKit
public import Foundation

extension Day {
  /// The day as text for the user, such as "Aug 29, 2025".
  ///
  /// For text that programs parse, use `Day.formatted(as:)`.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).formatted()         // such as Aug 29, 2025
  /// ```
  public func formatted() -> String {
    formatted(.abbreviated)
  }

  /// The day as text for the user, in one of the lengths of `Date.FormatStyle`.
  ///
  /// ```swift
  /// let day = try Day(2025, 8, 29)
  /// day.formatted(.long)                     // such as August 29, 2025
  /// ```
  public func formatted(_ date: Date.FormatStyle.DateStyle) -> String {
    FormatStyle(date: date).format(self)
  }

  /// The day as text for somebody, in the language and calendar of a preference.
  ///
  /// ```swift
  /// let german = Day.Preference(locale: Locale(identifier: "de_DE"))
  /// try Day(2025, 8, 29).formatted(.long, for: german)             // 29. August 2025
  /// ```
  ///
  /// - Parameters:
  ///   - date: The length of the date.
  ///   - preference: The locale and the calendar.
  public func formatted(
    _ date: Date.FormatStyle.DateStyle = .abbreviated, for preference: Preference
  ) -> String {
    FormatStyle(date: date, preference).format(self)
  }

  /// The day as text in a style.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).formatted(.dateTime.weekday(.wide))
  /// ```
  public func formatted<Style: Foundation.FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == Day {
    style.format(self)
  }

  /// Creates the day that a strategy parses.
  ///
  /// ```swift
  /// let style = Day.FormatStyle(date: .long, locale: Locale(identifier: "en_GB"))
  /// try Day("29 August 2025", strategy: style.parseStrategy)        // 2025-08-29
  /// ```
  ///
  /// - Throws: The error of the strategy.
  public init<Strategy: Foundation.ParseStrategy>(
    _ value: Strategy.ParseInput, strategy: Strategy
  ) throws where Strategy.ParseOutput == Day {
    self = try strategy.parse(value)
  }

  /// Creates a day from text in a style.
  ///
  /// ```swift
  /// let style = Day.FormatStyle(date: .long, locale: Locale(identifier: "en_GB"))
  /// try Day("29 August 2025", strategy: style)       // 2025-08-29
  /// ```
  ///
  /// - Throws: `CocoaError.formatting` with the text, and an example of a day in the style.
  public init(_ text: String, strategy style: FormatStyle) throws {
    self = try style.parseStrategy.parse(text)
  }
}
