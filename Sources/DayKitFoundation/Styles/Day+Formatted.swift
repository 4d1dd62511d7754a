public import DayKit
public import Foundation

extension Day {
  /// The day as text for the user, such as "Aug 29, 2025".
  ///
  /// `Day.formatted(as:)` writes formats for machines.
  public func formatted() -> String {
    formatted(.abbreviated)
  }

  /// The day as text for the user, in one of the lengths of `Date.FormatStyle`.
  ///
  /// ```swift
  /// let day = try Day(2025, 8, 29)
  /// day.formatted(.long)                    // August 29, 2025 in the United States
  /// ```
  public func formatted(_ date: Date.FormatStyle.DateStyle) -> String {
    FormatStyle(date: date).format(self)
  }

  /// The day as a style writes it.
  public func formatted<Style: Foundation.FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == Day {
    style.format(self)
  }

  /// Creates the day that a strategy reads.
  public init<Strategy: Foundation.ParseStrategy>(
    _ value: Strategy.ParseInput, strategy: Strategy
  ) throws where Strategy.ParseOutput == Day {
    self = try strategy.parse(value)
  }

  /// Creates the day that a text names in a style.
  ///
  /// - Throws: `CocoaError.formatting` with the text, and how the style writes a day.
  public init(_ text: String, strategy style: FormatStyle) throws {
    self = try style.parseStrategy.parse(text)
  }
}
