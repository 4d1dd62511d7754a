#if Formats
extension YearMonth {
  /// The name of the month in a language, without the year.
  ///
  /// ```swift
  /// let august = try YearMonth(year: 2025, month: 8)
  /// august.name()                                          // August
  /// august.name(width: .abbreviated)                       // Aug
  /// ```
  ///
  /// - Parameters:
  ///   - symbols: The language.
  ///   - width: The length of the name.
  ///   - context: Where the name is used.
  public func name(
    in symbols: DaySymbols = .english, width: DaySymbols.Width = .wide,
    context: DaySymbols.Context = .standalone
  ) -> String {
    symbols.name(ofMonth: month, width: width, context: context)
  }
}

extension DaySymbols: CustomStringConvertible {
  /// The first names and the week, such as "January, Sunday; weeks start on Monday; weekend
  /// [Sunday, Saturday]".
  public var description: String {
    "\(name(ofMonth: 1)), \(name(of: .sunday)); weeks start on \(firstWeekday); weekend \(weekend)"
  }
}

#if !hasFeature(Embedded)
extension DaySymbols: CustomReflectable {
  /// The names of months and weekdays and the week, as a debugger shows them.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "months": (1...12).map { name(ofMonth: $0) },
        "weekdays": Weekday.allCases.map { name(of: $0) },
        "firstWeekday": firstWeekday, "weekend": weekend,
      ])
  }
}
#endif
#endif
