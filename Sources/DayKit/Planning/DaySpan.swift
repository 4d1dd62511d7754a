#if Formats
/// A span of days as people choose it for a calendar or a report: a day, a week, a month and so on.
///
/// ```swift
/// let span = try DaySpan.week(containing: Day(2025, 8, 29), startingOn: .monday)
/// span.days                               // 2025-08-25...2025-08-31
/// span.title()                            // 25–31 August 2025
/// span.kind                               // .week
/// span.next?.title()                      // 1–7 September 2025
/// ```
///
/// A span contains at least one day. Where it would extend past ``Day/min`` or ``Day/max``, it ends
/// there. Two spans are equal if they have the same kind and the same days: a week is the same week
/// whichever of its days it was created from.
public struct DaySpan: Hashable, Sendable {
  let content: Content

  enum Content: Hashable, Sendable {
    case day(Day)
    case week(CalendarWeek)
    case last7Days(endingOn: Day)
    case halfMonth(YearMonth, half: Int)
    case month(YearMonth)
    case quarter(YearQuarter)
    case halfYear(year: Int, half: Int)
    case year(Int)
    case custom(ClosedRange<Day>)
  }
}

extension DaySpan {
  /// The kind of span.
  public var kind: Kind {
    switch content {
    case .day: .day
    case .week: .week
    case .last7Days: .last7Days
    case .halfMonth: .halfMonth
    case .month: .month
    case .quarter: .quarter
    case .halfYear: .halfYear
    case .year: .year
    case .custom: .custom
    }
  }

  /// The days of the span, from the first to the last.
  ///
  /// ```swift
  /// let february = try DaySpan.month(containing: Day(2024, 2, 10))
  /// february.days                         // 2024-02-01...2024-02-29
  /// ```
  public var days: ClosedRange<Day> {
    switch content {
    case .day(let day): day...day
    case .week(let week): week.days
    case .last7Days(let day): (day - min(6, day - .min))...day
    case .halfMonth(let month, let half):
      half == 1 ? month.firstDay...month.firstDay + 14 : month.firstDay + 15...month.lastDay
    case .month(let month): month.days
    case .quarter(let quarter): quarter.days
    case .halfYear(let year, let half):
      YearMonth(unchecked: year, half * 6 - 5)
        .firstDay...YearMonth(unchecked: year, half * 6).lastDay
    case .year(let year): Day.first(ofYear: year)...Day.first(ofYear: year).lastOfYear
    case .custom(let days): days
    }
  }
}

extension DaySpan {
  /// Returns whether the span contains a day.
  ///
  /// ```swift
  /// let august = try DaySpan.month(containing: Day(2025, 8, 29))
  /// august.contains(try Day(2025, 8, 1))  // true
  /// august.contains(try Day(2025, 9, 1))  // false
  /// ```
  public func contains(_ day: Day) -> Bool { days.contains(day) }

  /// The number of days, at least 1.
  ///
  /// ```swift
  /// let stay = DaySpan.custom(try Day(2025, 8, 22), try Day(2025, 8, 29))
  /// "\(stay.dayCount) days, \(stay.nightCount) nights"          // 8 days, 7 nights
  /// ```
  public var dayCount: Int { days.upperBound - days.lowerBound + 1 }

  /// The number of nights between the first and the last day, which is ``dayCount`` − 1.
  public var nightCount: Int { days.upperBound - days.lowerBound }

  /// Returns the part of the span that is inside a range of days, or `nil` if no day is.
  ///
  /// A span that is inside the range is unchanged. Otherwise, the result is a custom span.
  ///
  /// ```swift
  /// let august = try DaySpan.month(containing: Day(2025, 8, 29))
  /// let untilFriday = try Day.min...Day(2025, 8, 29)
  /// august.clamped(to: untilFriday)?.days                       // 2025-08-01...2025-08-29
  /// august.next?.clamped(to: untilFriday)                       // nil
  /// ```
  public func clamped(to limits: ClosedRange<Day>) -> DaySpan? {
    let days = days
    guard days.overlaps(limits) else { return nil }
    let inside = days.clamped(to: limits)
    return inside == days ? self : DaySpan(inside)
  }
}
#endif
