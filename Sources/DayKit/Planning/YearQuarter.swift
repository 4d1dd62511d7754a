#if Formats
/// A quarter of a specific year.
struct YearQuarter: Hashable, Sendable {
  let year: Int

  /// The quarter, 1 to 4.
  let quarter: Int

  init(containing day: Day) {
    let date = day.dayComponents
    year = date.year
    quarter = (date.month + 2) / 3
  }

  init(year: Int, quarter: Int) throws(DayError) {
    guard (1...4).contains(quarter) else { throw .noSuchQuarter(year: year, quarter: quarter) }
    guard Day.years.contains(year) else { throw .outOfRange }
    self.year = year
    self.quarter = quarter
  }

  var days: ClosedRange<Day> {
    let first = YearMonth(unchecked: year, quarter * 3 - 2)
    return first.firstDay...YearMonth(unchecked: year, quarter * 3).lastDay
  }
}
#endif
