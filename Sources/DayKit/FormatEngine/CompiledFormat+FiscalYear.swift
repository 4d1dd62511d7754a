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
    return try (assumedDay ?? .first).day(in: days)
  }
}
#endif
