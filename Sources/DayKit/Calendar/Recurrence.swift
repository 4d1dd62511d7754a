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
/// rule.frequency                         // .monthly
/// rule.interval                          // 1
/// rule.limit                             // nil
/// rule.weekdays.map(\.ordinal)           // [-1]
/// rule.weekdays.map(\.weekday)           // [Friday]
/// rule.weekStart                         // .monday
/// rule.months + rule.weeks + rule.daysOfYear + rule.daysOfMonth + rule.positions   // []
/// ```
///
/// A rule has only days: `FREQ` is `DAILY`, `WEEKLY`, `MONTHLY` or `YEARLY`.
public struct Recurrence: Hashable, Sendable {
  /// How often a rule recurs.
  ///
  /// ```swift
  /// try Recurrence("FREQ=WEEKLY").frequency == Recurrence.Frequency.weekly    // true
  /// ```
  public enum Frequency: Hashable, Sendable, CaseIterable {
    case daily, weekly, monthly, yearly
  }

  /// Where the days of a rule end.
  ///
  /// ```swift
  /// try Recurrence("FREQ=DAILY;COUNT=3").limit == Recurrence.Limit.count(3)   // true
  /// ```
  public enum Limit: Hashable, Sendable {
    /// After this number of days, at least 1; `COUNT` in a rule.
    case count(Int)

    /// After this day, which may itself recur; `UNTIL` in a rule.
    case until(Day)
  }

  /// A weekday in `BYDAY`, such as `FR`, or one of several, such as `-1FR`.
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
  }

  /// How often the rule recurs; `FREQ` in a rule.
  public internal(set) var frequency: Frequency

  /// The number of days, weeks, months or years from one recurrence to the next, at least 1.
  public internal(set) var interval = 1

  /// Where the days end, or `nil` if the rule has no end.
  public internal(set) var limit: Limit?

  /// The weekday on which weeks start; Monday if a rule has no `WKST`.
  public internal(set) var weekStart = Weekday.monday

  /// The months of `BYMONTH`, 1 to 12; empty if any month may have days.
  public internal(set) var months: [Int] = []

  /// The weeks of `BYWEEKNO`, 1 to 53, or −1 for the last week to −53.
  public internal(set) var weeks: [Int] = []

  /// The days of the year of `BYYEARDAY`, 1 to 366, or −1 for the last day to −366.
  public internal(set) var daysOfYear: [Int] = []

  /// The days of the month of `BYMONTHDAY`, 1 to 31, or −1 for the last day to −31.
  public internal(set) var daysOfMonth: [Int] = []

  /// The weekdays of `BYDAY`.
  public internal(set) var weekdays: [WeekdayRule] = []

  /// The positions of `BYSETPOS` among the days of a recurrence, 1 to 366, or −1 for the last day to
  /// −366.
  public internal(set) var positions: [Int] = []

  init(frequency: Frequency) {
    self.frequency = frequency
  }
}
