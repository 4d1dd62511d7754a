#if Formats
extension Recurrence {
  /// Returns the days on which the rule recurs, in order.
  ///
  /// What a rule leaves open comes from its start: `FREQ=MONTHLY` recurs on the start's day of the
  /// month, in months that have it. The start itself is among the days only if it meets the rule.
  ///
  /// ```swift
  /// let rule = try Recurrence("FREQ=MONTHLY")
  /// Array(rule.days(from: try Day(2025, 1, 31)).prefix(2))   // [2025-01-31, 2025-03-31]
  ///
  /// let weekly = try Recurrence("FREQ=WEEKLY;INTERVAL=2")
  /// let later = weekly.days(from: try Day(1997, 9, 2), onOrAfter: try Day(2025, 8, 29))
  /// Array(later.prefix(1))                                     // [2025-09-09]
  /// ```
  ///
  /// A rule that names days leaves nothing open: `FREQ=YEARLY;BYMONTHDAY=29` recurs on the 29th of
  /// every month, whatever the month of the start. Add `BYMONTH` for one month:
  ///
  /// ```swift
  /// let august = try Day(2025, 8, 29)
  /// let monthly = try Recurrence("FREQ=YEARLY;BYMONTHDAY=29").days(from: august)
  /// Array(monthly.prefix(2))                                   // [2025-08-29, 2025-09-29]
  /// let yearly = try Recurrence("FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=29").days(from: august)
  /// Array(yearly.prefix(2))                                    // [2025-08-29, 2026-08-29]
  /// ```
  ///
  /// - Parameters:
  ///   - start: The day from which the rule counts; `DTSTART` in iCalendar.
  ///   - first: The earliest day to return. The sequence begins there without walking from the
  ///     start, unless the rule has a count, for which it must.
  public func days(from start: Day, onOrAfter first: Day? = nil) -> RecurrenceDays {
    RecurrenceDays(self, from: start, onOrAfter: first ?? start, through: .max)
  }

  /// Returns the days on which the rule recurs up to a last day, in order.
  ///
  /// ```swift
  /// let payday = try Recurrence("FREQ=MONTHLY;BYMONTHDAY=-1")
  /// let autumn = payday.days(from: try Day(2025, 9, 1), through: try Day(2025, 11, 30))
  /// Array(autumn)                                              // [2025-09-30, 2025-10-31, 2025-11-30]
  ///
  /// let (first, last) = try (Day(2025, 8, 25), Day(2025, 8, 31))
  /// Array(payday.days(from: try Day(2020, 1, 31), onOrAfter: first, through: last))  // [2025-08-31]
  /// ```
  ///
  /// - Parameters:
  ///   - start: The day from which the rule counts; `DTSTART` in iCalendar.
  ///   - first: The earliest day to return, by default the start.
  ///   - last: The last day that may be in the sequence. A count or an end of the rule may end it
  ///     before.
  public func days(
    from start: Day, onOrAfter first: Day? = nil, through last: Day
  ) -> RecurrenceDays {
    RecurrenceDays(self, from: start, onOrAfter: first ?? start, through: last)
  }
}

/// The days on which a rule recurs, in order and without repeats.
///
/// ```swift
/// let rule = try Recurrence("FREQ=YEARLY;COUNT=2")
/// Array(rule.days(from: try Day(2024, 2, 29)))                 // [2024-02-29, 2028-02-29]
/// ```
public struct RecurrenceDays: Sequence, IteratorProtocol, Sendable {
  private let rule: Recurrence
  private let filter: RecurrenceFilter
  private var periods: RecurrencePeriods
  private var bounds: ClosedRange<Day>
  private var remaining: Int

  /// The days of the current period that are still to come, the next one last.
  private var days: [Day] = []

  init(_ rule: Recurrence, from start: Day, onOrAfter first: Day, through last: Day) {
    self.rule = rule
    filter = RecurrenceFilter(rule, from: start)
    periods = RecurrencePeriods(of: rule, from: start)
    var end = last
    remaining = .max
    switch rule.limit {
    case .until(let day): end = Swift.min(day, last)
    case .count(let count): remaining = count
    case nil: break
    }
    if end < start { remaining = 0 }
    bounds = start...Swift.max(start, end)
    if first > start {
      if remaining == .max {
        periods.skip(to: first)
        bounds = first...Swift.max(first, end)
        if end < first { remaining = 0 }
      } else {
        // A count may end the rule before all days of a period.
        while let day = peek(), day < first, next() != nil {}
      }
    }
  }

  /// Returns the next day, or `nil` at the end.
  public mutating func next() -> Day? {
    guard remaining > 0, let day = peek() else { return nil }
    days.removeLast()
    if remaining != .max { remaining -= 1 }
    return day
  }

  private mutating func peek() -> Day? {
    while days.isEmpty {
      guard remaining > 0, let period = periods.next(), period.lowerBound <= bounds.upperBound
      else {
        return nil
      }
      let bounds = bounds
      days = filter.days(in: period).reversed().filter(bounds.contains)
    }
    return days.last
  }
}

extension RecurrenceDays: CustomStringConvertible {
  /// The rule, and the first day from which it is applied, such as `FREQ=WEEKLY from 2025-08-29`.
  public var description: String { "\(rule) from \(bounds.lowerBound)" }
}

#if !hasFeature(Embedded)
extension RecurrenceDays: CustomReflectable {
  /// A mirror of the rule and the bounds of the days.
  public var customMirror: Mirror { Mirror(self, children: ["rule": rule, "bounds": bounds]) }
}
#endif
#endif
