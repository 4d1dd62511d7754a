#if Formats
// The names of the parts of a date in ``DaySymbols``.

extension SymbolName {
  /// A month, 1 to 12.
  package static func month(
    _ month: Int, width: DaySymbols.Width, context: DaySymbols.Context
  ) -> SymbolName {
    precondition((1...12).contains(month), "months range from 1 to 12")
    return SymbolName(index: (width.ofMonth * 2 + context.rawValue) * 12 + month - 1)
  }

  /// A weekday.
  package static func weekday(
    _ weekday: Weekday, width: DaySymbols.Width, context: DaySymbols.Context
  ) -> SymbolName {
    let list = width.code.rawValue * 2 + context.rawValue
    return SymbolName(index: weekdays + list * 7 + weekday.rawValue)
  }

  /// A quarter, 1 to 4.
  package static func quarter(
    _ quarter: Int, width: DaySymbols.Width, context: DaySymbols.Context
  ) -> SymbolName {
    precondition((1...4).contains(quarter), "quarters range from 1 to 4")
    let list = (width == .wide ? 0 : 2) + context.rawValue
    return SymbolName(index: quarters + list * 4 + quarter - 1)
  }

  /// The era of years after 0, or of years up to 0.
  package static func era(isCommon: Bool) -> SymbolName {
    SymbolName(index: eras + (isCommon ? 1 : 0))
  }

  /// A date pattern.
  package static func pattern(_ length: DaySymbols.PatternLength) -> SymbolName {
    SymbolName(index: patterns + length.rawValue)
  }

  /// The pattern of a month and its year.
  package static var yearMonthPattern: SymbolName { SymbolName(index: yearMonth) }
}

extension DaySymbols.Width {
  /// The number of widths of months before this one.
  fileprivate var ofMonth: Int {
    switch code {
    case .wide: 0
    case .abbreviated, .short: 1
    case .narrow: 2
    }
  }
}
#endif
