#if Formats
extension DaySymbols {
  /// The name of a month.
  ///
  /// ```swift
  /// DaySymbols.english.name(ofMonth: 8, width: .abbreviated)   // Aug
  /// ```
  ///
  /// - Precondition: The month is 1 to 12.
  public func name(
    ofMonth month: Int, width: Width = .wide, context: Context = .standalone
  ) -> String {
    string(.month(month, width: width, context: context))
  }

  /// The name of a weekday.
  ///
  /// ```swift
  /// DaySymbols.english.name(of: .friday, width: .short)        // Fr
  /// ```
  public func name(
    of weekday: Weekday, width: Width = .wide, context: Context = .standalone
  ) -> String {
    string(.weekday(weekday, width: width, context: context))
  }

  /// The name of a quarter, such as "3rd quarter" or "Q3".
  ///
  /// ```swift
  /// DaySymbols.english.name(ofQuarter: 3)                      // 3rd quarter
  /// ```
  ///
  /// - Precondition: The quarter is 1 to 4.
  public func name(
    ofQuarter quarter: Int, width: Width = .wide, context: Context = .standalone
  ) -> String {
    string(.quarter(quarter, width: width, context: context))
  }

  /// The abbreviated name of the era of years after 0, "AD", or of years up to 0, "BC".
  ///
  /// ```swift
  /// DaySymbols.english.name(ofCommonEra: false)                // BC
  /// ```
  public func name(ofCommonEra isCommon: Bool) -> String {
    string(.era(isCommon: isCommon))
  }

  /// The pattern of a date in the language of UTS 35, such as `EEEE, d MMMM y`.
  ///
  /// ```swift
  /// DaySymbols.english.datePattern(.full)                      // EEEE, d MMMM y
  /// ```
  public func datePattern(_ length: PatternLength) -> String {
    string(.pattern(length))
  }

  /// The pattern of a month and its year in the language of UTS 35, such as `MMMM y`.
  package var yearMonthPattern: String { string(.yearMonthPattern) }

  /// The pattern of a date whose length has the given name, such as `full`.
  func datePattern(named name: String) -> String? {
    switch name {
    case "full": datePattern(.full)
    case "long": datePattern(.long)
    case "medium": datePattern(.medium)
    case "short": datePattern(.short)
    default: nil
    }
  }

  private func string(_ name: SymbolName) -> String {
    String(decoding: utf8(name), as: UTF8.self)
  }
}
#endif
