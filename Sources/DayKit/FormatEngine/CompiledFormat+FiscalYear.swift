#if Formats
// Formats whose years and quarters are those of a fiscal calendar.

extension FiscalCalendar {
  /// The components of a calendar year and quarter that have the numbers of the fiscal ones.
  func components(of day: Day) -> DayComponents {
    DayComponents(year: year(of: day), month: 3 * quarter(of: day) - 2, day: 1)
  }
}

extension CompiledFormat {
  /// The assumed day of the fiscal year, or of the quarter, that was parsed.
  func fiscalDay(_ parts: ParsedParts) throws(DayError) -> Day {
    let year = parts[.year as NumberPart] ?? 0
    let quarter = parts[.quarter as NumberPart]
    let days =
      if let quarter { try fiscalCalendar.days(ofQuarter: quarter, of: year) } else {
        try fiscalCalendar.days(ofYear: year)
      }
    switch assumedDay?.place {
    case .first?, nil: return days.lowerBound
    case .last?: return days.upperBound
    case .number(let number)?:
      guard let day = Day(exactly: days.lowerBound.daysSince1970 + number - 1), days.contains(day)
      else { throw .noSuchDay(ordinal: number, of: days) }
      return day
    }
  }
}
#endif
