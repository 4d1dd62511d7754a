import DayKit
import DayRecords

/// Days in order, forwards or backwards, that are created in batches.
struct DaySequence {
  private var source: Source
  private let filter: DayFilter

  /// Rounds the days that meet the conditions.
  private let round: Rounding?

  typealias Rounding = (Day) throws(DayError) -> Day

  /// The last day, which rounding can give again.
  private var last: Day?

  /// The next days that could not be rounded, each with the reason, unless it is that of the one before.
  private(set) var failures: [(day: Day, error: DayError)] = []

  /// The reason of the last failure.
  private var lastError: DayError?

  /// The number of days still to come, if it is limited.
  private var remaining: Int

  /// Whether the days ended only because the calendar ends.
  private(set) var isCut = false

  private enum Source {
    case steps(DaySteps)
    case rules(RuleDays, through: Day?)
  }

  /// Creates the sequence of days at steps from the first one.
  ///
  /// - Parameter count: The maximum number of days; `nil` for all.
  init(_ steps: DaySteps, where filter: DayFilter, round: Rounding?, count: Int?) {
    source = .steps(steps)
    self.filter = filter
    self.round = round
    remaining = count ?? .max
  }

  /// Creates the sequence of days on which rules recur.
  init(
    _ rules: [Recurrence], from start: Day, through end: Day?, where filter: DayFilter,
    round: Rounding?, count: Int?
  ) {
    source = .rules(RuleDays(rules, from: start), through: end)
    self.filter = filter
    self.round = round
    remaining = count ?? .max
  }
}

extension DaySequence {
  /// The number of days of a batch.
  static let batchCount = 4_096

  /// Replaces the days by the next ones; by none at the end.
  ///
  /// There must be room for ``batchCount`` days.
  mutating func next(into days: inout OutputSpan<Day>) {
    days.removeAll()
    failures.removeAll()
    let count = min(Self.batchCount, remaining)
    if filter.allowsAll, !isRounded {
      fill(&days, count: count)
    } else {
      withDays(capacity: Self.batchCount) { found in
        while days.isEmpty, remaining > 0 {
          fill(&found, count: Self.batchCount)
          if found.isEmpty { return }
          for index in 0..<found.count where days.count < count {
            let day = found.span[index]
            if filter.contains(day), let answer = rounded(day) { days.append(answer) }
          }
          found.removeAll()
        }
      }
    }
    if remaining != .max { remaining -= days.count }
    if remaining == 0 { isCut = false }
  }

  private var isRounded: Bool {
    // A comparison of a function that has a typed error needs macOS 15.
    if case .some = round { true } else { false }
  }

  /// The rounded day; `nil` if it came before, or if there is none.
  private mutating func rounded(_ day: Day) -> Day? {
    guard let round else { return day }
    do throws(DayError) {
      let answer = try round(day)
      guard answer != last else { return nil }
      last = answer
      return answer
    } catch {
      if error != lastError { failures.append((day, error)) }
      lastError = error
      return nil
    }
  }

  private mutating func fill(_ days: inout OutputSpan<Day>, count: Int) {
    switch source {
    case .steps(var steps):
      steps.fill(&days, count: count)
      isCut = steps.isCut
      source = .steps(steps)
    case .rules(var rules, let end):
      while days.count < count {
        guard let day = rules.next(), day <= end ?? day else {
          isCut = end == nil && rules.isCut
          break
        }
        days.append(day)
      }
      source = .rules(rules, through: end)
    }
  }
}

/// The days on which at least one of several rules recurs, in order.
private struct RuleDays {
  /// Each rule with its next day, and how many days it has from that one on, as far as the rule says.
  private var rules: [(days: RecurrenceDays, next: Day?, rest: Int)]

  init(_ rules: [Recurrence], from start: Day) {
    self.rules = rules.map { rule in
      var days = rule.days(from: start)
      let first = days.next()
      switch rule.limit {
      case .count(let count): return (days, first, count)
      case .until: return (days, first, 0)
      case nil: return (days, first, .max)
      }
    }
  }

  /// Whether a rule has no more days only because the calendar ends.
  var isCut: Bool { rules.contains { $0.next == nil && $0.rest > 0 } }

  mutating func next() -> Day? {
    guard let day = rules.compactMap(\.next).min() else { return nil }
    for index in rules.indices where rules[index].next == day {
      rules[index].next = rules[index].days.next()
      if rules[index].rest != .max { rules[index].rest -= 1 }
    }
    return day
  }
}

/// Days at equal steps, each counted from the first day: 31 January, 28 February, 31 March.
struct DaySteps {
  private let start: Day
  private let step: Amount
  private let isBackward: Bool
  private let calendar: WorkCalendar

  /// The last day that can be in the sequence.
  private let end: Day?

  /// The number of steps to the next day.
  private var index = 0
  private var isOver = false

  /// Whether the days ended because the calendar ends, and not at the last day.
  private(set) var isCut = false

  /// - Parameters:
  ///   - step: The step; if it is in days, weeks or business days, not larger than the calendar.
  ///   - isBackward: Whether the step is negative.
  ///   - calendar: Determines the business days.
  init(
    from start: Day, through end: Day?, by step: Amount, isBackward: Bool, in calendar: WorkCalendar
  ) {
    (self.start, self.end, self.step) = (start, end, step)
    (self.isBackward, self.calendar) = (isBackward, calendar)
  }

  /// Creates a sequence without days, because the calendar ends before the first one.
  init(through end: Day?) {
    self.init(from: .max, through: end, by: .period(.zero), isBackward: false, in: WorkCalendar())
    finish(isCut: true)
  }

  /// Appends the next days, up to a number for which there is room.
  mutating func fill(_ days: inout OutputSpan<Day>, count: Int) {
    guard !isOver else { return }
    if let step = step.days { return fill(&days, count: count, by: step) }
    for _ in 0..<count {
      guard let day = day(at: index) else { return finish(isCut: true) }
      if let end, isBackward ? day < end : day > end { return finish(isCut: false) }
      days.append(day)
      index += 1
    }
  }

  /// Does the same for a number of days.
  private mutating func fill(_ days: inout OutputSpan<Day>, count room: Int, by step: Int) {
    let limit = end ?? (isBackward ? .min : .max)
    let last = (limit - start) / step
    var number = start.daysSince1970 + index * step
    let count = min(room, last - index + 1)
    for _ in 0..<max(count, 0) {
      // The number is between the start and the limit.
      if let day = Day(exactly: number) { days.append(day) }
      number += step
    }
    index += max(count, 0)
    if index > last { finish(isCut: end == nil) }
  }

  private func day(at index: Int) -> Day? {
    switch step {
    case .period(let period): try? start.adding(period * index)
    case .businessDays(let count): try? start.adding(businessDays: count * index, in: calendar)
    }
  }

  private mutating func finish(isCut: Bool) {
    isOver = true
    self.isCut = isCut && end == nil
  }
}

/// The conditions for days of a sequence.
struct DayFilter: Equatable {
  /// The allowed weekdays; all if empty.
  var weekdays: WeekdaySet = []

  /// The allowed weekdays of a month; all days if empty.
  var nthWeekdays: [NthWeekday] = []

  /// Determines the days to skip, if any.
  var calendar: WorkCalendar?

  /// The days to leave out, if any.
  var excluded: DaySet?
}

extension DayFilter {
  /// Whether every day meets the conditions.
  var allowsAll: Bool {
    weekdays.isEmpty && nthWeekdays.isEmpty && calendar == nil && excluded == nil
  }

  /// The weekdays of days that can meet the conditions.
  var possibleWeekdays: WeekdaySet {
    var possible = weekdays.isEmpty ? .all : weekdays
    if let calendar { possible.subtract(calendar.weekend) }
    return nthWeekdays.isEmpty
      ? possible : possible.intersection(WeekdaySet(nthWeekdays.map(\.weekday)))
  }

  func contains(_ day: Day) -> Bool {
    if !weekdays.isEmpty, !weekdays.contains(day.weekday) { return false }
    if !nthWeekdays.isEmpty, !nthWeekdays.contains(where: { $0.matches(day) }) { return false }
    if let excluded, excluded.contains(day) { return false }
    return calendar?.isBusinessDay(day) ?? true
  }
}
