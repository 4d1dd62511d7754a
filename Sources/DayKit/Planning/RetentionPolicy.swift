#if Formats
/// Rules for which of many dated values to keep, such as backups.
///
/// A rule for days, weeks, months, quarters or years keeps the newest value of each of the last ones
/// that have a value. A value is kept if any rule keeps it, and each rule counts all values, including
/// those that another rule keeps. A policy without rules keeps nothing.
///
/// ```swift
/// var policy = RetentionPolicy(daily: 2, monthly: 2)
/// let days = try [Day(2025, 7, 30), Day(2025, 7, 31), Day(2025, 8, 28), Day(2025, 8, 29)]
/// policy.kept(zip(days, ["a", "b", "c", "d"]))            // ["b", "c", "d"]
/// policy.keepsOldest = true
/// policy.kept(zip(days, ["a", "b", "c", "d"]))            // ["a", "c", "d"]
/// ```
public struct RetentionPolicy: Hashable, Sendable {
  /// The number of newest values to keep, whatever their days.
  public var last: Int

  /// The number of days of which to keep a value.
  public var daily: Int

  /// The number of ISO 8601 weeks, from Monday to Sunday, of which to keep a value.
  public var weekly: Int

  /// The number of months of which to keep a value.
  public var monthly: Int

  /// The number of quarters of which to keep a value.
  public var quarterly: Int

  /// The number of years of which to keep a value.
  public var yearly: Int

  /// How old a value may be so that it is kept in any case.
  public var within: Period?

  /// Whether the oldest value of each day, week, month, quarter and year is kept instead of the
  /// newest.
  public var keepsOldest: Bool

  /// The fiscal years, if ``quarterly`` and ``yearly`` count these and their quarters.
  ///
  /// ```swift
  /// var policy = RetentionPolicy(yearly: 2)
  /// policy.fiscalCalendar = FiscalCalendar(startingIn: 10)
  /// policy.kept(zip(try [Day(2025, 9, 30), Day(2025, 10, 1), Day(2025, 12, 31)], 1...))   // [1, 3]
  /// ```
  public var fiscalCalendar: FiscalCalendar?

  /// Creates a policy; a rule with the number 0 or less keeps nothing.
  ///
  /// ```swift
  /// let policy = RetentionPolicy(last: 1, within: .days(30))
  /// policy.kept(zip(try [Day(2025, 7, 29), Day(2025, 7, 30), Day(2025, 8, 29)], 1...))   // [2, 3]
  /// policy.within                                                                      // P30D
  /// (policy.last, policy.daily, policy.weekly)                                         // (1, 0, 0)
  /// (policy.monthly, policy.quarterly, policy.yearly)                                  // (0, 0, 0)
  /// ```
  ///
  /// - Parameters:
  ///   - last: The number of newest values to keep.
  ///   - daily: The number of days of which to keep a value.
  ///   - weekly: The number of ISO 8601 weeks of which to keep a value.
  ///   - monthly: The number of months of which to keep a value.
  ///   - quarterly: The number of quarters of which to keep a value.
  ///   - yearly: The number of years of which to keep a value.
  ///   - within: How old a value may be so that it is kept in any case; not negative.
  ///   - keepsOldest: Whether the oldest value of each day, week and so on is kept.
  ///   - fiscalCalendar: The fiscal years, if the quarters and years are fiscal.
  public init(
    last: Int = 0, daily: Int = 0, weekly: Int = 0, monthly: Int = 0, quarterly: Int = 0,
    yearly: Int = 0, within: Period? = nil, keepsOldest: Bool = false,
    fiscalCalendar: FiscalCalendar? = nil
  ) {
    (self.last, self.daily, self.weekly, self.monthly) = (last, daily, weekly, monthly)
    (self.quarterly, self.yearly, self.within) = (quarterly, yearly, within)
    (self.keepsOldest, self.fiscalCalendar) = (keepsOldest, fiscalCalendar)
  }
}

// Keeping values.

extension RetentionPolicy {
  /// Returns the values to keep, in their order.
  ///
  /// ```swift
  /// let days = try [Day(2025, 8, 28), Day(2025, 8, 29), Day(2025, 8, 29)]
  /// RetentionPolicy(daily: 1).kept(zip(days, ["a", "b", "c"]))       // ["c"]
  /// ```
  ///
  /// - Parameters:
  ///   - values: Days and values, in any order. Of values with the same day, the last one is the
  ///     newest.
  ///   - today: The day from which ``within`` counts, unless the newest value is older.
  public func kept<Value>(
    _ values: some Sequence<(Day, Value)>, asOf today: Day? = nil
  ) -> [Value] {
    self.values(values, today) { !$0.isEmpty }
  }

  /// Returns the values not to keep, in their order.
  ///
  /// ```swift
  /// let days = try [Day(2025, 8, 28), Day(2025, 8, 29), Day(2025, 8, 29)]
  /// RetentionPolicy(daily: 1).removed(zip(days, ["a", "b", "c"]))    // ["a", "b"]
  /// ```
  ///
  /// - Parameters:
  ///   - values: Days and values, in any order. Of values with the same day, the last one is the
  ///     newest.
  ///   - today: The day from which ``within`` counts, unless the newest value is older.
  public func removed<Value>(
    _ values: some Sequence<(Day, Value)>, asOf today: Day? = nil
  ) -> [Value] {
    self.values(values, today) { $0.isEmpty }
  }

  private func values<Value>(
    _ values: some Sequence<(Day, Value)>, _ today: Day?, where isWanted: (RetentionReasons) -> Bool
  ) -> [Value] {
    let values = Array(values)
    let reasons = reasons(for: values.map { $0.0 }, asOf: today)
    return values.indices.filter { isWanted(reasons[$0]) }.map { values[$0].1 }
  }
}

// Reasons.

extension RetentionPolicy {
  /// Returns for each day the rules that keep its value; a value without any is not kept.
  ///
  /// `within` counts from the newest day, or from `today` if that is earlier: a clock that is wrong,
  /// backups that have stopped and a day in the future keep more values, never fewer.
  ///
  /// ```swift
  /// let days = try [Day(2025, 7, 31), Day(2025, 8, 28), Day(2025, 8, 29)]
  /// let reasons = RetentionPolicy(daily: 1, monthly: 2).reasons(for: days)
  /// reasons.map { "\($0)" }                                // ["monthly", "", "daily, monthly"]
  /// ```
  ///
  /// - Parameters:
  ///   - days: The days of the values. Of values with the same day, the last one is the newest.
  ///   - today: The day from which ``within`` counts, unless the newest value is older.
  /// - Complexity: O(*n* log *n*), and O(*n*) if the days are in order.
  public func reasons(for days: [Day], asOf today: Day? = nil) -> [RetentionReasons] {
    var reasons = Array(repeating: RetentionReasons(), count: days.count)
    let order = Self.newestFirst(days)
    guard let newest = order.first.map({ days[$0] }) else { return reasons }
    for index in order.prefix(Swift.max(0, last)) { reasons[index].insert(.last) }
    if let within {
      let oldest = (try? Swift.min(newest, today ?? newest).adding(-within)) ?? .min
      for index in days.indices where days[index] >= oldest { reasons[index].insert(.within) }
    }
    for (reason, count, kind) in rules {
      keep(count, of: kind, in: order, days) { reasons[$0].insert(reason) }
    }
    return reasons
  }

  private var rules: [(RetentionReasons, count: Int, DaySpan.Kind)] {
    [
      (.daily, daily, .day), (.weekly, weekly, .week), (.monthly, monthly, .month),
      (.quarterly, quarterly, .quarter), (.yearly, yearly, .year),
    ]
  }

  /// A number for each day, week, month, quarter or year.
  private func number(of kind: DaySpan.Kind, with day: Day) -> Int {
    guard let fiscalCalendar, kind == .quarter || kind == .year else {
      return kind.ordinal(of: day, startingOn: .monday)
    }
    return day.span(of: kind, in: fiscalCalendar).lowerBound.daysSince1970
  }

  /// The positions of days, from the newest to the oldest.
  private static func newestFirst(_ days: [Day]) -> [Int] {
    // Numbers are sorted several times as fast as positions by what is there.
    var keys = days.indices.map {
      UInt64(days[$0].daysSince1970 - Day.min.daysSince1970) << 40 | UInt64($0)
    }
    keys.sort(by: >)
    return keys.map { Int(truncatingIfNeeded: $0 & (1 << 40 - 1)) }
  }

  /// Passes the position of one day of each of the first groups.
  private func keep(
    _ count: Int, of kind: DaySpan.Kind, in order: [Int], _ days: [Day], _ keep: (Int) -> Void
  ) {
    var (left, group, oldest) = (count, Int?.none, Int?.none)
    for index in order {
      let next = number(of: kind, with: days[index])
      if next != group {
        if let oldest, keepsOldest { keep(oldest) }
        oldest = nil
        guard left > 0 else { return }
        (left, group) = (left - 1, next)
        if !keepsOldest { keep(index) }
      }
      oldest = index
    }
    if let oldest, keepsOldest { keep(oldest) }
  }
}
#endif
