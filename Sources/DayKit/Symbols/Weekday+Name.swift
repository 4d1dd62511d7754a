#if Formats
extension Weekday {
  /// The name in a language.
  ///
  /// ```swift
  /// Weekday.friday.name()                                  // Friday
  /// Weekday.friday.name(in: .english, width: .short)       // Fr
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
    symbols.name(of: self, width: width, context: context)
  }
}

#if !hasFeature(Embedded)
extension WeekdaySet: CustomReflectable {
  /// The weekdays, as a debugger shows them.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: Array(self), displayStyle: .set)
  }
}
#endif

extension Day {
  /// Returns whether this day is on the weekend of a language and region.
  ///
  /// ```swift
  /// try Day(2025, 8, 30).isWeekend(in: DaySymbols.english) // true
  /// ```
  public func isWeekend(in symbols: DaySymbols) -> Bool {
    isWeekend(in: symbols.weekend)
  }
}
#endif
