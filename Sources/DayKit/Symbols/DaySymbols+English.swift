#if Formats
extension DaySymbols {
  /// English for no region: weeks start on Monday as in ISO 8601, and dates start with the day.
  ///
  /// This is CLDR's `en_001`, international English.
  ///
  /// ```swift
  /// DaySymbols.english.name(ofMonth: 8)                    // August
  /// ```
  public static var english: DaySymbols {
    var weekend: WeekdaySet = []
    // A list of weekdays would be an array.
    weekend.bits = 1 << 6 | 1 << 0
    return DaySymbols(names: .english, firstWeekday: .monday, weekend: weekend)
  }
}
#endif
