extension DaySpan {
  /// The title of the span, such as "August 2025", "2025" or "25–31 August 2025".
  ///
  /// The title of a month is its name and its year, in the order of the language. The title of a year
  /// is its number. Other spans have the first and the last day as title, always in English order;
  /// a month or year that both share is written once.
  ///
  /// - Parameter symbols: The names of the months, and the order of a month and its year.
  public func title(in symbols: DaySymbols = .english) -> String {
    switch form {
    case .month(let month):
      symbols.text(ofMonth: month.month, year: Self.text(month.year))
    case .year(let year):
      Self.text(year)
    case .week, .last7Days, .custom:
      Self.text(days.lowerBound.dayComponents, days.upperBound.dayComponents, symbols)
    }
  }

  private static func text(
    _ first: DayComponents, _ last: DayComponents, _ symbols: DaySymbols
  ) -> String {
    let end = "\(last.dayOfMonth) \(text(last.month, of: last.year, symbols))"
    if first == last { return end }
    if first.year != last.year {
      return "\(first.dayOfMonth) \(text(first.month, of: first.year, symbols)) – \(end)"
    }
    if first.month != last.month {
      return "\(first.dayOfMonth) \(symbols.name(ofMonth: first.month, context: .format)) – \(end)"
    }
    return "\(first.dayOfMonth)–\(end)"
  }

  private static func text(_ month: Int, of year: Int, _ symbols: DaySymbols) -> String {
    "\(symbols.name(ofMonth: month, context: .format)) \(text(year))"
  }

  private static func text(_ year: Int) -> String {
    year > 0 ? "\(year)" : "\(1 - year) BCE"
  }
}
