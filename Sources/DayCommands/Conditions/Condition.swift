import CommandGrammar
import DayKit
import DayRecords

/// A condition that a day meets or does not meet.
indirect enum Condition: Hashable, Sendable {
  /// The day is in a range; an empty range is `nil`.
  case within(ClosedRange<Day>?)

  case has(DayProperty)

  /// The first day of a record is in an order with the second one.
  case compared(DayOrder)

  case not(Condition)

  /// The day meets all conditions. A list has no depth, however many words it was written in.
  case all([Condition])

  /// The day meets at least one of the conditions.
  case any([Condition])
}

/// An order of two days.
enum DayOrder: Hashable, Sendable {
  case before, until, on, since, after

  @inline(__always)
  fileprivate func holds(_ day: Day, _ other: Day) -> Bool {
    switch self {
    case .before: day < other
    case .until: day <= other
    case .on: day == other
    case .since: day >= other
    case .after: day > other
    }
  }
}

extension Condition {
  /// Returns whether a day meets the condition, which is about one day.
  func holds(for day: Day, in calendar: WorkCalendar) -> Bool {
    switch self {
    case .within(let range): range?.contains(day) ?? false
    case .has(let property): property.holds(for: day, in: calendar)
    case .compared: false
    case .not(let condition): !condition.holds(for: day, in: calendar)
    case .all(let conditions): conditions.allSatisfy { $0.holds(for: day, in: calendar) }
    case .any(let conditions): conditions.contains { $0.holds(for: day, in: calendar) }
    }
  }

  /// Returns whether a day meets the condition, and asks for a calendar only if it matters: to destroy
  /// one takes a third of a plain call.
  func holds(for day: Day, in calendar: () -> WorkCalendar) -> Bool {
    if case .within(let range) = self { return range?.contains(day) ?? false }
    return holds(for: day, in: calendar())
  }

  /// The reason why a record has no day.
  enum Lack {
    /// The date is absent.
    case absent

    /// The text is not a date.
    case unreadable
  }

  /// Returns whether a record without a day meets the condition; `nil` if it meets neither the
  /// condition nor its opposite.
  ///
  /// The unknown truth value follows the rules of Kleene's logic.
  func holds(without lack: Lack) -> Bool? {
    switch self {
    case .within, .compared: return nil
    case .has(let property): return property.holds(without: lack)
    case .not(let condition): return condition.holds(without: lack).map { !$0 }
    case .all(let conditions):
      let verdicts = conditions.map { $0.holds(without: lack) }
      return verdicts.contains(false) ? false : verdicts.contains(nil) ? nil : true
    case .any(let conditions):
      let verdicts = conditions.map { $0.holds(without: lack) }
      return verdicts.contains(true) ? true : verdicts.contains(nil) ? nil : false
    }
  }

  /// Whether all conditions that this one joins satisfy a predicate.
  private func allParts(satisfy predicate: (Condition) -> Bool) -> Bool {
    switch self {
    case .within, .has, .compared: predicate(self)
    case .not(let condition): condition.allParts(satisfy: predicate)
    case .all(let conditions), .any(let conditions):
      conditions.allSatisfy { $0.allParts(satisfy: predicate) }
    }
  }

  /// Whether all conditions that this one joins are about properties that satisfy a predicate.
  private func allProperties(satisfy predicate: (DayProperty) -> Bool) -> Bool {
    allParts { if case .has(let property) = $0 { predicate(property) } else { false } }
  }

  /// Whether a condition that this one joins is about a property that satisfies a predicate.
  func hasProperty(where predicate: (DayProperty) -> Bool) -> Bool {
    !allParts { if case .has(let property) = $0 { !predicate(property) } else { true } }
  }

  /// Whether the condition is only about the year of a date.
  var isAboutYears: Bool { allProperties { $0 == .leapYear } }

  /// Whether the condition asks whether a text is a date at all.
  var asksForValidity: Bool { hasProperty(where: \.isValidity) }

  /// Whether the condition asks nothing about the dates that are read.
  var asksOnlyForValidity: Bool { allProperties(satisfy: \.isValidity) }

  /// Whether the condition compares the two days of a record.
  var comparesDays: Bool {
    !allParts { if case .compared = $0 { false } else { true } }
  }

  /// Checks that the options for business days make a difference.
  func checkUse(of work: WorkOptions, words: Words) throws(UsageError) {
    guard !work.areDefaults else { return }
    try work.checkUse(
      weekend: hasProperty(where: \.needsWeekend), holidays: hasProperty(where: \.needsHolidays),
      words: words,
      "use a condition such as business-day")
  }
}

/// Tests days by a condition, with one pass over a batch for each of its parts.
struct ConditionTest: DayTest {
  let condition: Condition
  let calendar: WorkCalendar

  /// Whether each record has two days, of which the condition compares the first with the second.
  var hasPairs = false

  func test(_ days: Span<Day>, into verdicts: inout OutputSpan<Bool>) {
    if !hasPairs, case .within(let range?) = condition {
      // One comparison, because a processor cannot predict how random days compare. Days before the
      // first one become numbers above all others.
      let first = range.lowerBound.daysSince1970
      let length = UInt(bitPattern: range.upperBound.daysSince1970 &- first)
      verdicts.append(days) { UInt(bitPattern: $0.daysSince1970 &- first) <= length }
    } else if hasPairs {
      var (firsts, seconds): (ContiguousArray<Day>, ContiguousArray<Day>) = ([], [])
      for index in stride(from: 0, to: days.count - 1, by: 2) {
        firsts.append(days[index])
        seconds.append(days[index + 1])
      }
      for verdict in self.verdicts(condition, firsts.span, seconds.span) {
        verdicts.append(verdict)
      }
    } else {
      for verdict in self.verdicts(condition, days, Span()) { verdicts.append(verdict) }
    }
  }

  /// - Parameter others: The second days of the records, if these have two.
  private func verdicts(
    _ condition: Condition, _ days: Span<Day>, _ others: Span<Day>
  ) -> ContiguousArray<Bool> {
    var verdicts: ContiguousArray<Bool> = []
    verdicts.reserveCapacity(days.count)
    switch condition {
    case .within(let range):
      for index in days.indices { verdicts.append(range?.contains(days[index]) ?? false) }
    case .has(let property):
      for index in days.indices { verdicts.append(property.holds(for: days[index], in: calendar)) }
    case .compared(let order):
      for index in days.indices { verdicts.append(order.holds(days[index], others[index])) }
    case .not(let condition):
      verdicts = self.verdicts(condition, days, others)
      for index in verdicts.indices { verdicts[index].toggle() }
    case .all(let conditions): verdicts = self.verdicts(conditions, days, others) { $0 && $1 }
    case .any(let conditions): verdicts = self.verdicts(conditions, days, others) { $0 || $1 }
    }
    return verdicts
  }

  /// Joins the verdicts of several conditions.
  private func verdicts(
    _ conditions: [Condition], _ days: Span<Day>, _ others: Span<Day>, by join: (Bool, Bool) -> Bool
  ) -> ContiguousArray<Bool> {
    guard let first = conditions.first else { return [] }
    var verdicts = verdicts(first, days, others)
    for condition in conditions.dropFirst() {
      let next = self.verdicts(condition, days, others)
      for index in verdicts.indices { verdicts[index] = join(verdicts[index], next[index]) }
    }
    return verdicts
  }
}
