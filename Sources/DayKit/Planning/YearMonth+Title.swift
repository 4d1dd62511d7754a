#if Formats
extension YearMonth {
  /// The month and its year in the order of a language, such as "August 2025" or "2025年8月".
  ///
  /// The year is written as formats write it: `0249`, and outside 0...9999 `-000043`.
  ///
  /// ```swift
  /// try YearMonth(2025, 8).title()                          // August 2025
  /// ```
  ///
  /// - Parameter symbols: The names, by default English.
  public func title(in symbols: DaySymbols = .english) -> String {
    symbols.text(ofMonth: month, year: yearText)
  }

  /// Appends the UTF-8 of the title in a language to a text.
  package func appendTitle(in symbols: DaySymbols, to text: inout ContiguousArray<UInt8>) {
    symbols.append(month: month, year: yearText, to: &text)
  }

  private var yearText: String { String(capacity: 7) { $0.append(year: year) } }
}
#endif
