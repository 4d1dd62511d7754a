public import DayKit
public import Foundation

extension Day {
  /// A strategy that reads the texts which a style writes.
  ///
  /// ```swift
  /// let style = Day.FormatStyle(date: .abbreviated, locale: Locale(identifier: "fr_FR"))
  /// try Day("30 avr. 2025", strategy: style)                        // 2025-04-30
  ///
  /// let weekday = Day.FormatStyle(locale: Locale(identifier: "en_US")).weekday(.wide)
  /// let strategy = try Day.ParseStrategy(weekday, from: Day(2025, 8, 25))
  /// try Day("Friday", strategy: strategy)                           // 2025-08-29
  /// ```
  ///
  /// A text is read if the style writes the day so, whether in small letters or capitals and whatever
  /// the kind of its spaces. All else is an error: 31 February, rubbish after a date, a year of two
  /// digits where the style writes four.
  public struct ParseStrategy: Hashable, Codable, Sendable {
    /// The style that writes the texts.
    public var style: FormatStyle

    /// The first day that a text may name where the style leaves something out.
    public var start: Day?

    /// Creates a strategy that reads what a style writes.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - start: The day to begin with where the style leaves something out, such as the year: the
    ///     text names the first day from here on, within eight years, that is written so. Without
    ///     one such a text is an error.
    public init(_ style: FormatStyle, from start: Day? = nil) {
      self.style = style
      self.start = start
    }
  }
}

extension Day.ParseStrategy: ParseStrategy {
  /// The day that a text names.
  ///
  /// - Throws: `CocoaError.formatting` with the text, and how the style writes a day.
  public func parse(_ text: String) throws -> Day {
    guard let day = style.namesDay ? wholeDay(text) : try firstDay(text) else {
      throw CocoaError.formatting(
        "\(text.quoted) is not a day written like '\(style.format(Self.example))'")
    }
    return day
  }

  /// The first moment, in the time zone of the style, of the day that a text names.
  ///
  /// - Throws: `CocoaError.formatting` with the text, and how the style writes a day.
  public func firstMoment(_ text: String) throws -> Date {
    try parse(text).firstMoment(in: style.timeZone)
  }

  private func wholeDay(_ text: String) -> Day? {
    // Foundation reads more than it writes, 3 March out of 31 February for one.
    guard let date = try? style.base.parse(text), let day = Day(exactly: date, in: .gmt),
      Self.folded(style.format(day)) == Self.folded(text)
    else { return nil }
    return day
  }

  private func firstDay(_ text: String) throws -> Day? {
    guard let start else {
      throw CocoaError.formatting(
        "\(text.quoted) is only a part of a date, and the strategy has no day to start from")
    }
    let text = Self.folded(text)
    let end = start + Swift.min(Self.reach, .max - start)
    return (start...end).first { Self.folded(style.format($0)) == text }
  }

  /// As long as it may take from one 29 February to the next.
  private static var reach: Int { 8 * 366 }

  /// 29 August 2025, which shows which number is the day and which the month.
  private static var example: Day { Day(daysSince1970: 20_329) }

  private static func folded(_ text: String) -> String {
    String(text.lowercased().map { $0.isWhitespace ? " " : $0 })
  }
}

extension CocoaError {
  /// Foundation's error about a text that cannot be parsed.
  fileprivate static func formatting(_ sentence: String) -> CocoaError {
    CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: sentence])
  }
}
