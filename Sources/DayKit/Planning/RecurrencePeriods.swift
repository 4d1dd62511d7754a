#if Formats
/// The days, weeks, months or years in which a rule recurs, one after the other.
struct RecurrencePeriods: Sendable {
  private let frequency: Recurrence.Frequency
  private let weekStart: Weekday

  /// The distance from one period to the next, in the unit of ``position``.
  private let step: Int

  /// Where the next period is: the first day of a day or week in days since 1970, a month in months
  /// or a year in years since year 0.
  private var position: Int

  init(of rule: Recurrence, from start: Day) {
    frequency = rule.frequency
    weekStart = rule.weekStart
    // Two days are never further apart than all days.
    let interval = Swift.min(rule.interval, Day.bounds.count)
    step = rule.frequency == .weekly ? interval * 7 : interval
    position = 0
    position = position(of: start)
  }

  /// Passes over the periods that end before a day.
  mutating func skip(to day: Day) {
    let distance = position(of: day) - position
    if distance > 0 { position += (distance + step - 1) / step * step }
  }

  /// Returns the days of the next period, or `nil` if it is after ``Day/max``.
  mutating func next() -> ClosedRange<Day>? {
    defer { position += step }
    switch frequency {
    case .daily:
      return Day(exactly: position).map { $0...$0 }
    case .weekly:
      guard position <= Day.bounds.upperBound else { return nil }
      // The first and the last week there are may be cut off.
      let first = Day(exactly: position) ?? .min
      return first...(Day(exactly: position + 6) ?? .max)
    case .monthly:
      let year = position >= 0 ? position / 12 : -((11 - position) / 12)
      guard Day.years.contains(year) else { return nil }
      return YearMonth(unchecked: year, position - year * 12 + 1).days
    case .yearly:
      guard Day.years.contains(position) else { return nil }
      let first = Day.first(ofYear: position)
      return first...first.lastOfYear
    }
  }

  private func position(of day: Day) -> Int {
    switch frequency {
    case .daily: day.daysSince1970
    case .weekly: day.daysSince1970 - day.weekday.days(since: weekStart)
    case .monthly: day.year * 12 + day.month - 1
    case .yearly: day.year
    }
  }
}
#endif
