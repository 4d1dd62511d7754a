import DayKit

extension Attack {
  /// A rule in the first line, and choices after it: the days of the rule are those that a walk over
  /// all days finds.
  static let rules = Attack("rules") { bytes throws(Finding) in
    let (line, rest) = bytes.splitAtNewline()
    guard let rule = try? Recurrence(line) else { return }
    var choices = Choices(rest)
    // About the years 1997, 1899, 2098 and 9983; the walk ends before the last year.
    let base = choices.element(of: [10_000, -25_800, 46_800, Day.max.daysSince1970 - 6_300])
    let start = Day(daysSince1970: base + choices.number(below: 3_000))
    let end = start + (rule.unit == .years ? 2_500 : 500)
    let walked = WalkedRule(rule, from: start).days(through: end)
    var found: [Day] = []
    for day in rule.days(from: start) {
      guard day <= end else { break }
      found.append(day)
    }
    try expect(found == walked, "\(rule) from \(start): \(found.difference(from: walked))")
    let first = start + choices.number(below: 500)
    let later = Array(rule.days(from: start, onOrAfter: first, through: end))
    try expect(later == walked.filter { $0 >= first }, "\(rule) from \(start), from \(first) on")
  }
}

/// The days of a rule by their definition in RFC 5545, section 3.3.10: a walk over all days of each
/// period, of which every part of the rule keeps some.
private struct WalkedRule {
  private let rule: Recurrence
  private let start: Day
  private let months: [Int]
  private let daysOfMonth: [Int]
  private let weekdays: [Recurrence.WeekdayRule]

  init(_ rule: Recurrence, from start: Day) {
    (self.rule, self.start) = (rule, start)
    let isOpen = rule.daysOfMonth.isEmpty && rule.weekdays.isEmpty && rule.daysOfYear.isEmpty
    let takesWeekday = isOpen && (rule.unit == .weeks || !rule.weeks.isEmpty)
    let takesDay = isOpen && !takesWeekday && rule.unit != .days
    weekdays = takesWeekday ? [Recurrence.WeekdayRule(start.weekday)] : rule.weekdays
    daysOfMonth = takesDay ? [start.dayComponents.dayOfMonth] : rule.daysOfMonth
    let takesMonth = takesDay && rule.unit == .years && rule.months.isEmpty
    months = takesMonth ? [start.dayComponents.month] : rule.months
  }

  func days(through end: Day) -> [Day] {
    var days: [Day] = []
    var first = firstOfPeriod(of: start)
    while first <= end {
      var period = [first]
      while firstOfPeriod(of: first + period.count) == first { period.append(first + period.count) }
      if number(of: first) % rule.interval == 0 { days += chosen(from: period.filter(meets)) }
      first += period.count
    }
    days = days.filter { $0 >= start }
    switch rule.limit {
    case .count(let count): days = Array(days.prefix(count))
    case .until(let last): days = days.filter { $0 <= last }
    case nil: break
    }
    return days.filter { $0 <= end }
  }

  private func firstOfPeriod(of day: Day) -> Day {
    switch rule.unit {
    case .weeks: day.firstOfWeek(startingOn: rule.weekStart)
    case .months: day.firstOfMonth
    case .years: day.firstOfYear
    default: day
    }
  }

  /// The number of periods from that of the start to that of a day.
  private func number(of day: Day) -> Int {
    let (first, last) = (start.dayComponents, day.dayComponents)
    return switch rule.unit {
    case .weeks: (day - firstOfPeriod(of: start)) / 7
    case .months: (last.year - first.year) * 12 + last.month - first.month
    case .years: last.year - first.year
    default: day - start
    }
  }

  private func meets(_ day: Day) -> Bool {
    let parts = day.dayComponents
    let lengths = (Day.daysInMonth(parts.month, year: parts.year), Day.daysInYear(parts.year))
    return (months.isEmpty || months.contains(parts.month))
      && Self.list(daysOfMonth, has: parts.dayOfMonth, of: lengths.0)
      && Self.list(rule.daysOfYear, has: day.dayOfYear, of: lengths.1)
      && (weekdays.isEmpty || weekdays.contains { meets($0, day) })
      && (rule.weeks.isEmpty || meetsWeeks(day))
  }

  private func meets(_ weekday: Recurrence.WeekdayRule, _ day: Day) -> Bool {
    guard day.weekday == weekday.weekday else { return false }
    let isOfMonth = rule.unit == .months || !rule.months.isEmpty
    let (first, last) =
      isOfMonth ? (day.firstOfMonth, day.lastOfMonth) : (day.firstOfYear, day.lastOfYear)
    let same = (first...last).filter { $0.weekday == day.weekday }
    return weekday.ordinal == 0
      || Self.list([weekday.ordinal], has: same.filter { $0 <= day }.count, of: same.count)
  }

  /// Counts the weeks of a year, of which each has at least four days in it.
  private func meetsWeeks(_ day: Day) -> Bool {
    let fourth = day.firstOfWeek(startingOn: rule.weekStart) + 3
    let fourths = (fourth.firstOfYear...fourth.lastOfYear).filter { $0.weekday == fourth.weekday }
    return Self.list(rule.weeks, has: fourths.filter { $0 <= fourth }.count, of: fourths.count)
  }

  private func chosen(from days: [Day]) -> [Day] {
    guard !rule.positions.isEmpty else { return days }
    return days.enumerated()
      .filter { Self.list(rule.positions, has: $0.offset + 1, of: days.count) }.map(\.element)
  }

  /// Whether a list has a number, counted from the first or, if negative, from the last.
  private static func list(_ numbers: [Int], has number: Int, of count: Int) -> Bool {
    numbers.isEmpty || numbers.contains(number) || numbers.contains(number - count - 1)
  }
}
