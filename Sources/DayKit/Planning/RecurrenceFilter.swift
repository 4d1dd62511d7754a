#if Formats
/// The parts of a rule that choose among the days of a period.
///
/// RFC 5545 says for each part whether it adds days to a period or removes some. If the parts that
/// a rule leaves open are taken from its start, every part does the same: it keeps those days of a
/// period that meet it.
struct RecurrenceFilter: Sendable {
  /// Whether an ordinal weekday counts within the month rather than within the year.
  private let countsWithinMonth: Bool
  private let weekStart: Weekday
  private let positions: [Int]

  /// One bit for each number that a part lists, counted from the start and from the end; `nil` if
  /// all numbers are allowed.
  private let months: UInt64?
  private let daysOfMonth: SignedNumbers?
  private let weeks: SignedNumbers?
  private let daysOfYear: [Int]
  private let weekdays: [Recurrence.WeekdayRule]

  init(_ rule: Recurrence, from start: Day) {
    countsWithinMonth = rule.frequency == .monthly || !rule.months.isEmpty
    weekStart = rule.weekStart
    positions = rule.positions
    weeks = SignedNumbers(rule.weeks)
    daysOfYear = rule.daysOfYear

    var (months, days, weekdays) = (rule.months, rule.daysOfMonth, rule.weekdays)
    let leavesDayOpen = days.isEmpty && weekdays.isEmpty && daysOfYear.isEmpty
    if leavesDayOpen, rule.frequency == .weekly || weeks != nil {
      weekdays = [Recurrence.WeekdayRule(0, start.weekday)]
    } else if leavesDayOpen, rule.frequency != .daily {
      days = [start.dayOfMonth]
      if rule.frequency == .yearly, months.isEmpty { months = [start.month] }
    }
    self.months = SignedNumbers(months)?.fromStart
    daysOfMonth = SignedNumbers(days)
    self.weekdays = weekdays
  }

  /// Returns the days of a period that meet the rule, in order.
  func days(in period: ClosedRange<Day>) -> [Day] {
    var days: [Day] = []
    var first = period.lowerBound
    while true {
      let month = first.yearMonth
      let last = Swift.min(month.lastDay, period.upperBound)
      if months.map({ $0 >> UInt64(month.month) & 1 == 1 }) ?? true {
        for day in first...last where meets(day, in: month) { days.append(day) }
      }
      guard last < period.upperBound else { break }
      first = last + 1
    }
    return positions.isEmpty ? days : chosen(from: days)
  }

  private func meets(_ day: Day, in month: YearMonth) -> Bool {
    if let daysOfMonth, !daysOfMonth.contain(day.dayOfMonth, of: month.dayCount) { return false }
    if !weekdays.isEmpty, !meetsWeekdays(day, in: month) { return false }
    if !daysOfYear.isEmpty, !meetsDaysOfYear(day, in: month) { return false }
    return weeks.map { meets($0, day) } ?? true
  }

  private func meetsWeekdays(_ day: Day, in month: YearMonth) -> Bool {
    let weekday = day.weekday
    return weekdays.contains { rule in
      guard rule.weekday == weekday else { return false }
      if rule.ordinal == 0 { return true }
      let (index, count) =
        countsWithinMonth
        ? (day.dayOfMonth, month.dayCount) : (day.dayOfYear, Day.daysInYear(month.year))
      return rule.ordinal > 0
        ? rule.ordinal == (index + 6) / 7 : rule.ordinal == -((count - index) / 7 + 1)
    }
  }

  private func meetsDaysOfYear(_ day: Day, in month: YearMonth) -> Bool {
    let index = day.dayOfYear
    let fromEnd = index - Day.daysInYear(month.year) - 1
    return daysOfYear.contains { $0 == index || $0 == fromEnd }
  }

  private func meets(_ weeks: SignedNumbers, _ day: Day) -> Bool {
    // A week belongs to the year that has most of its days, and so its fourth day.
    let fourth = day.daysSince1970 - day.weekday.days(since: weekStart) + 3
    let date = Civil.ordinalDate(Int32(truncatingIfNeeded: fourth))
    let week = Int(date.days / 7) + 1
    guard weeks.fromEnd != 0 else { return weeks.contain(week, of: 53) }
    let daysInYear = Day.daysInYear(Int(date.year))
    // The last week of the year has the last fourth day that is still in it.
    let last = (week - 1) + (daysInYear - 1 - Int(date.days)) / 7
    return weeks.contain(week, of: last + 1)
  }

  private func chosen(from days: [Day]) -> [Day] {
    let indices = positions.map { $0 > 0 ? $0 - 1 : days.count + $0 }
    return days.indices.filter(indices.contains).map { days[$0] }
  }
}

/// Numbers of up to 63, each counted from the start or, if negative, from the end.
struct SignedNumbers: Sendable {
  let fromStart: UInt64
  let fromEnd: UInt64

  /// Creates the set of some numbers, or returns `nil` if there are none.
  init?(_ numbers: [Int]) {
    guard !numbers.isEmpty else { return nil }
    fromStart = numbers.reduce(0) { $1 > 0 ? $0 | 1 << UInt64($1) : $0 }
    fromEnd = numbers.reduce(0) { $1 < 0 ? $0 | 1 << UInt64(-$1) : $0 }
  }

  /// Returns whether a number from 1 to a count is in the set.
  func contain(_ number: Int, of count: Int) -> Bool {
    fromStart >> UInt64(number) & 1 == 1 || fromEnd >> UInt64(count - number + 1) & 1 == 1
  }
}
#endif
