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
    switch form {
    case .month(let month):
      symbols.text(ofMonth: month.month, year: month.year.calendarYear)
    case .quarter(let quarter):
      symbols.text(ofQuarter: quarter.quarter, year: quarter.year.calendarYear)
    case .year(let year):
      year.calendarYear
    case .day, .week, .last7Days, .custom:
      days.title(in: symbols)
    }
  }
}

extension DaySymbols {
  /// A quarter and its year in the order in which the language writes a month and its year.
  fileprivate func text(ofQuarter quarter: Int, year: String) -> String {
    let name = name(ofQuarter: quarter, width: .abbreviated)
    return yearMonthPattern.utf8.first == UInt8(ascii: "y") ? "\(year) \(name)" : "\(name) \(year)"
  }
}

extension Int {
  /// A year as people write it, such as "2025" or "44 BCE".
  var calendarYear: String {
    self > 0 ? "\(self)" : "\(1 - self) BCE"
  }
}
