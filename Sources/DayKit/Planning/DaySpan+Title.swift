#if Formats
extension DaySpan {
  /// The title of the span in a language, such as "August 2025", "2025" or "25–31 August 2025".
  ///
  /// The title of a month is its name and its year, that of a quarter its short name and its year,
  /// and that of a year its number. Other spans have the first and the last day as title, as
  /// `ClosedRange.title(in:)` writes them.
  ///
  /// ```swift
  /// let day = try Day(2025, 8, 29)
  /// DaySpan(.week, containing: day).title()                     // 25–31 August 2025
  /// DaySpan(.month, containing: day).title()                    // August 2025
  /// DaySpan(.quarter, containing: day).title()                  // Q3 2025
  /// ```
  ///
  /// - Parameter symbols: The language.
  public func title(in symbols: DaySymbols = .english) -> String {
    switch content {
    case .month(let month):
      symbols.text(ofMonth: month.month, year: symbols.text(ofYear: month.year))
    case .quarter(let quarter):
      symbols.text(ofQuarter: quarter.quarter, year: symbols.text(ofYear: quarter.year))
    case .year(let year):
      symbols.text(ofYear: year)
    case .day, .week, .last7Days, .halfMonth, .halfYear, .custom:
      days.title(in: symbols)
    }
  }
}

extension DaySymbols {
  /// A year as the language writes it, such as "2025" or, before year 1, "44 BC".
  ///
  /// The era is on the side of the year where CLDR's patterns with an era (the skeleton `yMMMMG`)
  /// have it: first where the year is before the month. Chinese and Japanese write no space after
  /// it.
  func text(ofYear year: Int) -> String {
    if year > 0 { return "\(year)" }
    let era = name(ofCommonEra: false)
    if !isYearFirst { return "\(1 - year) \(era)" }
    let isHan = era.unicodeScalars.last.map { ("\u{4E00}"..."\u{9FFF}").contains($0) } ?? false
    return isHan ? "\(era)\(1 - year)" : "\(era) \(1 - year)"
  }

  /// A quarter and its year in the order in which the language writes a month and its year.
  fileprivate func text(ofQuarter quarter: Int, year: String) -> String {
    let name = name(ofQuarter: quarter, width: .abbreviated)
    return isYearFirst ? "\(year) \(name)" : "\(name) \(year)"
  }

  private var isYearFirst: Bool { yearMonthPattern.utf8.first == UInt8(ascii: "y") }
}
#endif
