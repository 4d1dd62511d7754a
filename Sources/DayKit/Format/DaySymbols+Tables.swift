extension DaySymbols {
  /// The names of a part of the day, in the order of the numbers that they stand for.
  func table(_ part: NamePart, _ width: Width, _ context: Context) -> NameTable {
    switch part {
    case .month: NameTable((1...12).map { name(ofMonth: $0, width: width, context: context) })
    case .weekday:
      NameTable(Weekday.allCases.map { name(of: $0, width: width, context: context) })
    case .quarter: NameTable((1...4).map { name(ofQuarter: $0, width: width, context: context) })
    case .era: NameTable([false, true].map { name(ofCommonEra: $0) })
    }
  }
}
