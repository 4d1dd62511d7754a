extension Day {
  /// The month that this day lies in.
  @inlinable
  public var yearMonth: YearMonth {
    let components = dayComponents
    return YearMonth(unchecked: components.year, components.month)
  }

  /// The first day of the month that this day lies in.
  public var firstOfMonth: Day { Day(unchecked: daysSince1970 &- dayOfMonth &+ 1) }

  /// The last day of the month that this day lies in.
  public var lastOfMonth: Day { yearMonth.lastDay }

  /// The first day of the quarter that this day lies in.
  public var firstOfQuarter: Day { monthOfQuarter(1).firstDay }

  /// The last day of the quarter that this day lies in.
  public var lastOfQuarter: Day { monthOfQuarter(3).lastDay }

  /// The first of January of the year that this day lies in.
  public var firstOfYear: Day { Self.first(ofYear: dayComponents.year) }

  /// The 31st of December of the year that this day lies in.
  public var lastOfYear: Day { Self.last(ofYear: dayComponents.year) }

  /// The first day of the week that this day lies in; the first day there is where the week began
  /// before.
  public func firstOfWeek(startingOn first: Weekday = .monday) -> Day {
    self - Swift.min(weekday.days(since: first), self - .min)
  }

  /// The last day of the week that this day lies in; the last day there is where the week would end
  /// after.
  public func lastOfWeek(startingOn first: Weekday = .monday) -> Day {
    self + Swift.min(6 - weekday.days(since: first), .max - self)
  }

  /// The days of a year.
  ///
  /// - Throws: ``DayError/outOfRange`` if days do not reach that year.
  public static func days(inYear year: Int) throws(DayError) -> ClosedRange<Day> {
    guard years.contains(year) else { throw .outOfRange }
    return first(ofYear: year)...last(ofYear: year)
  }

  private func monthOfQuarter(_ number: Int) -> YearMonth {
    YearMonth(unchecked: dayComponents.year, (quarter - 1) * 3 + number)
  }

  /// The first of January of a year that days reach.
  @inlinable
  static func first(ofYear year: Int) -> Day {
    Day(unchecked: Civil.daysSince1970(year: year, month: 1, dayOfMonth: 1))
  }

  private static func last(ofYear year: Int) -> Day {
    Day(unchecked: Civil.daysSince1970(year: year, month: 12, dayOfMonth: 31))
  }
}
