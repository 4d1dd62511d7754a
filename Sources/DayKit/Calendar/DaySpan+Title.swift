extension DaySpan {
  /// The span in English, such as "August 2025", "2025" or "25–31 August 2025".
  ///
  /// A month is named by its name and a year by its number, all else by the first and the last day,
  /// with the month and the year written once where both have the same.
  ///
  /// - Parameter symbols: The names of the months; the order of the parts is English whatever the
  ///   language.
  public func title(in symbols: DaySymbols = .english) -> String {
    switch form {
    case .month(let month):
      "\(symbols.name(ofMonth: month.month)) \(Self.text(month.year))"
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
