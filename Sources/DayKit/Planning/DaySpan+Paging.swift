#if Formats
extension DaySpan {
  /// The span of the same kind after this one, or `nil` if it would have no day.
  ///
  /// ```swift
  /// let august = try DaySpan.month(containing: Day(2025, 8, 29))
  /// august.next?.title()                  // September 2025
  /// DaySpan.day(.max).next                // nil
  /// ```
  public var next: DaySpan? { advanced(by: 1) }

  /// The span of the same kind before this one, or `nil` if it would have no day.
  ///
  /// ```swift
  /// let week = try DaySpan.last7Days(endingOn: Day(2025, 8, 29))
  /// week.previous?.days                   // 2025-08-16...2025-08-22
  /// ```
  public var previous: DaySpan? { advanced(by: -1) }

  /// Returns the span of the same kind that is a number of spans later, or earlier if negative.
  ///
  /// Days, weeks, months, quarters, years and their halves are those of the calendar. The last 7 days
  /// move by 7 days, and a custom span by its own length, so that consecutive spans neither overlap
  /// nor leave a gap.
  ///
  /// ```swift
  /// let quarter = try DaySpan.quarter(3, of: 2025)
  /// quarter.advanced(by: -3)?.title()     // Q4 2024
  /// let stay = DaySpan.custom(try Day(2025, 8, 1), try Day(2025, 8, 3))
  /// stay.advanced(by: 2)?.days            // 2025-08-07...2025-08-09
  /// ```
  ///
  /// - Returns: The span, or `nil` if days of it, or all days of a week, are outside
  ///   `Day.min ... Day.max`.
  public func advanced(by count: Int) -> DaySpan? {
    switch content {
    case .day(let day):
      return day.advanced(by: .days(count)).map { .day($0) }
    case .week(let week):
      return week.advanced(by: count).map { DaySpan(content: .week($0)) }
    case .last7Days(let day):
      return day.advanced(by: .weeks(count)).map { .last7Days(endingOn: $0) }
    case .halfMonth(let month, let half):
      // The half of a month is a number of months and 0 or 1 half.
      let (halves, overflow) = count.addingReportingOverflow(half - 1)
      let rest = halves & 1
      return overflow
        ? nil
        : month.later(by: (halves - rest) / 2).map {
          DaySpan(content: .halfMonth($0, half: rest + 1))
        }
    case .month(let month):
      return month.later(by: count).map { .month($0) }
    case .quarter(let quarter):
      return quarter.days.lowerBound.advanced(byMonths: 3, times: count).map {
        .quarter(containing: $0)
      }
    case .halfYear(let year, let half):
      return YearMonth(unchecked: year, half * 6).firstDay.advanced(byMonths: 6, times: count).map {
        .halfYear(containing: $0)
      }
    case .year(let year):
      return Day.first(ofYear: year).advanced(by: .years(count)).map { .year(containing: $0) }
    case .custom(let days):
      return days.advanced(by: count).map { DaySpan($0) }
    }
  }
}

extension Day {
  fileprivate func advanced(by period: Period) -> Day? {
    do throws(DayError) {
      return try adding(period)
    } catch {
      return nil
    }
  }
}

extension Day {
  fileprivate func advanced(byMonths months: Int, times count: Int) -> Day? {
    let (months, overflow) = count.multipliedReportingOverflow(by: months)
    return overflow ? nil : advanced(by: .months(months))
  }
}

extension CalendarWeek {
  /// The week that is a number of weeks later, or `nil` if all its days are outside the calendar.
  fileprivate func advanced(by count: Int) -> CalendarWeek? {
    let (days, overflow) = count.multipliedReportingOverflow(by: 7)
    let (start, sumOverflow) = Int(start).addingReportingOverflow(days)
    // The first day of the week at the beginning of the calendar may be up to 6 days before it.
    let bounds = Day.bounds.lowerBound - 6...Day.max.daysSince1970
    guard !overflow, !sumOverflow, bounds.contains(start) else { return nil }
    return CalendarWeek(start: Int32(start))
  }
}

extension ClosedRange<Day> {
  fileprivate func advanced(by count: Int) -> ClosedRange<Day>? {
    let (days, overflow) = count.multipliedReportingOverflow(by: upperBound - lowerBound + 1)
    guard !overflow, let first = lowerBound.advanced(by: .days(days)),
      let last = upperBound.advanced(by: .days(days))
    else { return nil }
    return first...last
  }
}
#endif
