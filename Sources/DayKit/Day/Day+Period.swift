extension Day {
  /// The day that lies a period after this one.
  ///
  /// Years and months are added first, as one step, and the day of the month is kept where the
  /// month is long enough, else it is the last of the month: 31 January and a month is 28 or
  /// 29 February. Then weeks and days are added.
  ///
  /// - Throws: ``DayError/outOfRange`` if the day, or the day before weeks and days are added, lies
  ///   outside ``min`` to ``max``.
  @inlinable
  public func adding(_ period: Period) throws(DayError) -> Day {
    guard let months = period.totalMonths, let days = period.totalDays else { throw .outOfRange }
    return try adding(months: months).adding(days: days)
  }

  /// The period from this day to another, in years, months and days of one sign.
  ///
  /// It has as many whole months as do not pass the end with the day of the month kept, then the
  /// days left: from 31 January to 28 February it is 28 days, to 1 March a month and a day. Adding
  /// the period to this day gives the end. This is the difference of ECMAScript's Temporal
  /// (`DifferenceISODate`).
  public func period(to end: Day) -> Period {
    let months = months(until: end)
    // Clamping keeps the step between this day and the end, so it is a day for certain.
    let step = clampedDay(afterMonths: months) ?? self
    return Period(years: months / 12, months: months % 12, days: end - step)
  }

  /// The number of whole months from this day to another, negative if that one is earlier.
  public func months(until end: Day) -> Int {
    let from = dayComponents
    let to = end.dayComponents
    let months = (to.year - from.year) * 12 + to.month - from.month
    if end >= self {
      return to.dayOfMonth < from.dayOfMonth ? months - 1 : months
    }
    return to.dayOfMonth > from.dayOfMonth ? months + 1 : months
  }
}

extension Day {
  /// A part of the calendar that ``day(byAdding:value:)`` moves a day by.
  public enum Component: Hashable, Sendable, CaseIterable {
    case day, week, month, year
  }

  /// The day a number of days, weeks, months or years after this one, with the day of the month
  /// clamped to the month's length as by ``adding(_:)``.
  ///
  /// - Precondition: That day lies between ``min`` and ``max``. For a number from outside use
  ///   ``adding(_:)``, which throws.
  public func day(byAdding component: Component, value: Int) -> Day {
    var period = Period()
    period[component] = value
    do throws(DayError) {
      return try adding(period)
    } catch {
      preconditionFailure("the day is out of range")
    }
  }
}

extension Day {
  @inlinable
  func adding(days: Int) throws(DayError) -> Day {
    if days == 0 { return self }
    let (sum, overflow) = daysSince1970.addingReportingOverflow(days)
    guard !overflow, let day = Day(exactly: sum) else { throw .outOfRange }
    return day
  }

  @inlinable
  func adding(months: Int) throws(DayError) -> Day {
    guard let day = clampedDay(afterMonths: months) else { throw .outOfRange }
    return day
  }

  @inlinable
  func clampedDay(afterMonths months: Int) -> Day? {
    if months == 0 { return self }
    guard let number = MarchDate(number).number(afterMonths: months) else { return nil }
    return Day(unchecked: number)
  }
}
