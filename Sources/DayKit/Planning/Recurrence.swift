#if Formats
/// A rule for days that recur, as in iCalendar (RFC 5545, section 3.3.10).
///
/// ```swift
/// let rule = try Recurrence("FREQ=MONTHLY;BYDAY=-1FR")
/// let fridays = rule.days(from: try Day(2025, 8, 29))
/// Array(fridays.prefix(3))                   // [2025-08-29, 2025-09-26, 2025-10-31]
/// ```
///
/// The properties are the parts of the rule:
///
/// ```swift
/// rule.unit                              // .months
/// rule.interval                          // 1
/// rule.limit                             // nil
/// rule.weekdays.map(\.ordinal)           // [-1]
/// rule.weekdays.map(\.weekday)           // [Friday]
/// rule.weekStart                         // .monday
/// rule.months + rule.weeks + rule.daysOfYear + rule.daysOfMonth + rule.positions   // []
/// ```
///
/// A rule has only days: `FREQ` is `DAILY`, `WEEKLY`, `MONTHLY` or `YEARLY`. Its lists are kept in
/// order and without repeats, weekdays from Monday on, so that rules with the same parts are equal.
public struct Recurrence: Hashable, Sendable {
  /// The unit in which a rule recurs, in the words of RFC 5545.
  enum Frequency: Hashable, Sendable, CaseIterable {
    case daily, weekly, monthly, yearly
  }

  /// Where the days of a rule end.
  ///
  /// ```swift
  /// try Recurrence("FREQ=DAILY;COUNT=3").limit == Recurrence.Limit.count(3)   // true
  /// ```
  ///
  /// RFC 5545 has these two and no others, so an exhaustive `switch` remains one.
  public enum Limit: Hashable, Sendable {
    /// After this number of days, at least 1; `COUNT` in a rule.
    case count(Int)

    /// After this day, which may itself recur; `UNTIL` in a rule.
    case until(Day)
  }

  /// A weekday of a rule, such as `FR` in `BYDAY`, or one of several, such as `-1FR`.
  ///
  /// ```swift
  /// let byDay: [Recurrence.WeekdayRule] = try Recurrence("FREQ=MONTHLY;BYDAY=2MO").weekdays
  /// byDay[0].ordinal                       // 2
  /// ```
  public struct WeekdayRule: Hashable, Sendable {
    /// 1 for the first such weekday of the month or year, −1 for the last, and so on; 0 for all.
    public let ordinal: Int

    /// The weekday.
    public let weekday: Weekday

    /// Creates the rule for every such weekday.
    ///
    /// ```swift
    /// Recurrence.WeekdayRule(.friday)              // FR
    /// ```
    public init(_ weekday: Weekday) {
      self.init(0, weekday)
    }

    /// Creates the rule for the first, second, … or last such weekday.
    ///
    /// ```swift
    /// Recurrence.WeekdayRule(-1, .friday)          // -1FR
    /// ```
    ///
    /// - Parameters:
    ///   - ordinal: 1 for the first such weekday of the month or year, −1 for the last, and so on;
    ///     0 for all.
    ///   - weekday: The weekday.
    public init(_ ordinal: Int, _ weekday: Weekday) {
      self.ordinal = ordinal
      self.weekday = weekday
    }
  }

  /// How often the rule recurs; `FREQ` in a rule.
  var frequency: Frequency

  /// The unit in which the rule recurs: days, weeks, months or years; `FREQ` in a rule.
  public var unit: Day.Unit {
    switch frequency {
    case .daily: .days
    case .weekly: .weeks
    case .monthly: .months
    case .yearly: .years
    }
  }

  /// The number of days, weeks, months or years from one recurrence to the next, at least 1.
  public internal(set) var interval = 1

  /// Where the days end, or `nil` if the rule has no end.
  public internal(set) var limit: Limit?

  /// The weekday on which weeks start; Monday if a rule has no `WKST`.
  public internal(set) var weekStart = Weekday.monday

  /// The months of `BYMONTH`, 1 to 12; empty if any month may have days.
  public internal(set) var months: [Int] = []

  /// The weeks of `BYWEEKNO`, 1 to 53, or −1 for the last week to −53.
  ///
  /// Without `BYDAY`, a rule has the weekday of its start in these weeks, as RFC 5545 derives what a rule
  /// does not say from the start. dateutil has all days of the weeks.
  public internal(set) var weeks: [Int] = []

  /// The days of the year of `BYYEARDAY`, 1 to 366, or −1 for the last day to −366.
  public internal(set) var daysOfYear: [Int] = []

  /// The days of the month of `BYMONTHDAY`, 1 to 31, or −1 for the last day to −31.
  public internal(set) var daysOfMonth: [Int] = []

  /// The weekdays of `BYDAY`.
  public internal(set) var weekdays: [WeekdayRule] = []

  /// The positions of `BYSETPOS` among the days of a recurrence, 1 to 366, or −1 for the last day
  /// to −366.
  public internal(set) var positions: [Int] = []

  init(frequency: Frequency) {
    self.frequency = frequency
  }

  /// Creates a rule from its parts.
  ///
  /// ```swift
  /// let lastFridays = try Recurrence(.months, weekdays: [.init(-1, .friday)])
  /// let biweekly = try Recurrence(.weeks, interval: 2, limit: .count(10))
  /// lastFridays.description                // FREQ=MONTHLY;BYDAY=-1FR
  /// biweekly.description                   // FREQ=WEEKLY;COUNT=10;INTERVAL=2
  /// try Recurrence(.quarters)              // FREQ=MONTHLY;INTERVAL=3
  /// ```
  ///
  /// The parameters are the properties of the same names. RFC 5545 has no quarters, so a rule in
  /// quarters becomes one in months with three times the interval.
  ///
  /// - Throws: ``RecurrenceError`` if a number is outside its bounds, or if RFC 5545 does not allow
  ///   the parts together.
  public init(
    _ unit: Day.Unit, interval: Int = 1, limit: Limit? = nil,
    startingWeeksOn weekStart: Weekday = .monday, months: [Int] = [], weeks: [Int] = [],
    daysOfYear: [Int] = [], daysOfMonth: [Int] = [], weekdays: [WeekdayRule] = [],
    positions: [Int] = []
  ) throws(RecurrenceError) {
    frequency =
      switch unit.code {
      case .days: .daily
      case .weeks: .weekly
      case .months, .quarters: .monthly
      case .years: .yearly
      }
    self.interval = interval
    self.limit = limit
    self.weekStart = weekStart
    self.months = months
    self.weeks = weeks
    self.daysOfYear = daysOfYear
    self.daysOfMonth = daysOfMonth
    self.weekdays = weekdays
    self.positions = positions
    sortLists()
    if let reason = numberFault ?? partFault { throw RecurrenceError(reason: reason, offset: 0) }
    if unit == .quarters {
      let (months, overflow) = interval.multipliedReportingOverflow(by: 3)
      guard !overflow else {
        throw RecurrenceError(reason: .numberOutside(1, .max / 3), offset: 0)
      }
      self.interval = months
    }
  }
}

extension Recurrence {
  /// Puts the lists in order, each number and weekday once, because their order has no meaning.
  mutating func sortLists() {
    months.sortWithoutRepeats { $0 < $1 }
    weeks.sortWithoutRepeats { $0 < $1 }
    daysOfYear.sortWithoutRepeats { $0 < $1 }
    daysOfMonth.sortWithoutRepeats { $0 < $1 }
    positions.sortWithoutRepeats { $0 < $1 }
    weekdays.sortWithoutRepeats {
      ($0.weekday.isoNumber, $0.ordinal) < ($1.weekday.isoNumber, $1.ordinal)
    }
  }

  /// The reason why a number cannot be in a rule.
  private var numberFault: RecurrenceError.Reason? {
    var counts = [interval]
    if case .count(let count) = limit { counts.append(count) }
    if counts.contains(where: { $0 < 1 }) { return .numberOutside(1, .max) }
    if months.contains(where: { !(1...12).contains($0) }) { return .numberOutside(1, 12) }
    let ordinals = weekdays.map { $0.ordinal }.filter { $0 != 0 }
    let lists = [
      (weeks, 53), (daysOfYear, 366), (daysOfMonth, 31), (ordinals, 53),
      (positions, 366),
    ]
    for (numbers, limit) in lists
    where numbers.contains(where: { $0 == 0 || $0.magnitude > limit }) {
      return .numberOutside(-limit, limit)
    }
    return nil
  }

  /// The reason why RFC 5545 does not allow the parts together.
  var partFault: RecurrenceError.Reason? {
    if frequency != .yearly, !weeks.isEmpty || !daysOfYear.isEmpty { return .needsYears }
    if frequency == .weekly, !daysOfMonth.isEmpty { return .daysOfMonthInWeeks }
    let isMonthlyOrYearly = frequency == .monthly || frequency == .yearly
    if !isMonthlyOrYearly || !weeks.isEmpty, weekdays.contains(where: { $0.ordinal != 0 }) {
      return .ordinalWithoutMonths
    }
    let choosesDays =
      !(months.isEmpty && weeks.isEmpty && daysOfYear.isEmpty && daysOfMonth.isEmpty
      && weekdays.isEmpty)
    return positions.isEmpty || choosesDays ? nil : .positionsAlone
  }
}
#endif
