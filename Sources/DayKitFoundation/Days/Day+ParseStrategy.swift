public import DayKit
public import Foundation

extension Day {
  /// A strategy that parses the texts that a style formats.
  ///
  /// ```swift
  /// let style = Day.FormatStyle(date: .abbreviated, locale: Locale(identifier: "fr_FR"))
  /// try Day("30 avr. 2025", strategy: style)                        // 2025-04-30
  ///
  /// let weekday = Day.FormatStyle(locale: Locale(identifier: "en_US")).weekday(.wide)
  /// let strategy = try Day.ParseStrategy(weekday, from: Day(2025, 8, 25))
  /// try Day("Friday", strategy: strategy)                           // 2025-08-29
  /// strategy.start                                                  // 2025-08-25
  /// ```
  ///
  /// A text is parsed if the style formats a day that way, in any case, with any kind of space, and with
  /// zeros before numbers or without them: `29.08.2025` and `29.8.2025`. Everything else is an error: 31
  /// February, garbage after a date, a year of two digits where the style writes four.
  public struct ParseStrategy: Hashable, Codable, Sendable {
    /// The style of the texts.
    public var style: FormatStyle

    /// The first day that a text can name if the style leaves something out.
    public var start: Day?

    /// Creates a strategy that parses what a style formats.
    ///
    /// ```swift
    /// let monthDay = Day.FormatStyle(locale: Locale(identifier: "en_US")).month().day()
    /// let next = try Day.ParseStrategy(monthDay, from: Day(2025, 8, 30))
    /// try next.parse("Aug 29")                                        // 2026-08-29
    /// ```
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - start: The day to start from if the style leaves something out, such as the year. The
    ///     text then names the first day from `start` on, within eight years, that the style
    ///     formats that way. Without it, such a text is an error.
    public init(_ style: FormatStyle, from start: Day? = nil) {
      self.style = style
      self.start = start
    }
  }
}

extension Day.ParseStrategy: ParseStrategy {
  /// Parses a day.
  ///
  /// ```swift
  /// let strategy = Day.FormatStyle(date: .long, locale: Locale(identifier: "en_GB")).parseStrategy
  /// try strategy.parse("29 August 2025")             // 2025-08-29
  /// ```
  ///
  /// - Throws: `CocoaError.formatting` with the text, and an example of a day in the style.
  public func parse(_ text: String) throws -> Day {
    style.namesDay ? try wholeDay(text) : try dayFromStart(text)
  }

  /// Parses a day, and returns its first moment in the time zone of the style.
  ///
  /// ```swift
  /// let style = Day.FormatStyle(date: .long, locale: Locale(identifier: "en_GB"), timeZone: .gmt)
  /// try style.parseStrategy.firstMoment("29 August 2025")           // 2025-08-29 00:00:00 +0000
  /// ```
  ///
  /// - Throws: `CocoaError.formatting` with the text, and an example of a day in the style.
  public func firstMoment(_ text: String) throws -> Date {
    try parse(text).firstMoment(in: style.timeZone)
  }

  private func wholeDay(_ text: String) throws -> Day {
    // Foundation parses more than it formats: 31 February, for example, as 3 March.
    let guess = (try? style.base.parse(text)).flatMap { Day(exactly: $0, in: .gmt) }
    let others = style.datesBeforeCommonEra(text).compactMap { Day(exactly: $0, in: .gmt) }
    let guesses = (guess.map { [$0] } ?? []) + others
    if let day = first(of: guesses, text) ?? guess.flatMap({ first(of: Self.days(near: $0), text) })
    {
      return day
    }
    throw CocoaError.formatting(
      guess.map { "\(text.quotation) is not a day in this style; '\(style.format($0))' is" }
        ?? "\(text.quotation) is not a day written like '\(style.format(Self.example))'")
  }

  private func dayFromStart(_ text: String) throws -> Day {
    guard let start else {
      throw CocoaError.formatting(
        "\(text.quotation) is only a part of a date, and the strategy has no day to start from")
    }
    // The most days from one 29 February to the next.
    let end = start + Swift.min(8 * 366, .max - start)
    guard let day = first(of: start...end, text) else {
      throw CocoaError.formatting(
        "\(text.quotation) is not a day from \(start) to \(end) written like "
          + "'\(style.format(Self.example))'")
    }
    return day
  }

  /// The first of some days that the style formats as the text.
  private func first(of days: some Sequence<Day>, _ text: String) -> Day? {
    let text = Self.folded(text)
    return days.first { Self.folded(style.format($0)) == text }
  }

  /// The days that Foundation may take for another one, the nearest first.
  ///
  /// A quarter or a leap month misleads it by up to two months, and the number of a week by some days, or at
  /// the end of the year by a year.
  private static func days(near day: Day) -> some Sequence<Day> {
    [1...62, 355...371].joined().lazy.flatMap { [$0, -$0] }.compactMap {
      Day(exactly: day.daysSince1970 + $0)
    }
  }

  /// 29 August 2025, which shows which number is the day and which is the month.
  private static var example: Day { Day(daysSince1970: 20_329) }

  /// The text in lowercase with ordinary spaces, and without zeros before numbers.
  private static func folded(_ text: String) -> String {
    var folded = ""
    for character in text.lowercased() {
      if folded.endsWithZeroAlone, character.isWholeNumber { folded.removeLast() }
      folded.append(character.isWhitespace ? " " : character)
    }
    return folded
  }
}

extension String {
  /// Whether the last character is a zero that begins a number.
  fileprivate var endsWithZeroAlone: Bool {
    last == "0" && dropLast().last?.isWholeNumber != true
  }
}

extension CocoaError {
  /// Foundation's error about a text that cannot be parsed.
  fileprivate static func formatting(_ sentence: String) -> CocoaError {
    let keys = [NSLocalizedDescriptionKey, NSDebugDescriptionErrorKey]
    return CocoaError(
      .formatting, userInfo: Dictionary(uniqueKeysWithValues: keys.map { ($0, sentence) }))
  }
}
