#if Formats
extension ClosedRange where Bound == Day {
  /// The first and the last day in a language, such as "25–31 August 2025".
  ///
  /// A month or year that both days share is written once. The order is that of the language's
  /// ``DaySymbols/PatternLength/long`` date pattern: "August 25–31, 2025" where the month is first,
  /// "2025年8月25日–31日" where the year is.
  ///
  /// ```swift
  /// let start = try Day(2025, 8, 29)
  /// (start...start + 2).title()           // 29–31 August 2025
  /// (start...start + 6).title()           // 29 August – 4 September 2025
  /// (start...start).title()               // 29 August 2025
  /// ```
  ///
  /// - Parameter symbols: The language.
  public func title(in symbols: DaySymbols = .english) -> String {
    let pattern = LongDatePattern(symbols)
    let (first, last) = (lowerBound.dayComponents, upperBound.dayComponents)
    if first == last { return pattern.text(first) }
    if first.year != last.year { return "\(pattern.text(first)) – \(pattern.text(last))" }
    let isOneMonth = first.month == last.month
    let text = pattern.text(first, last, sharingMonth: isOneMonth)
    return isOneMonth ? "\(text.first)–\(text.last)" : "\(text.first) – \(text.last)"
  }

  /// Returns the first and the last day in a format, with text between them.
  ///
  /// ```swift
  /// let days = try Day(2025, 8, 25)...Day(2025, 8, 29)
  /// days.formatted(as: .iso)                                    // 2025-08-25/2025-08-29
  /// days.formatted(as: .dmy, separator: " – ")                  // 25/08/2025 – 29/08/2025
  /// ```
  ///
  /// - Parameters:
  ///   - format: The format of both days.
  ///   - separator: The text between them. A slash makes an interval of ISO 8601.
  public func formatted(as format: DayFormat, separator: String = "/") -> String {
    lowerBound.formatted(as: format) + separator + upperBound.formatted(as: format)
  }
}
#endif
