/// The days that can be selected: a range of days, without those that a rule disables.
///
/// ```swift
/// let limits = DayLimits(try Day(2025, 8, 1)...Day(2025, 12, 31)) { day in
///   day.weekday == .saturday || day.weekday == .sunday
/// }
/// limits.allows(try Day(2025, 8, 29))     // true
/// limits.allows(try Day(2025, 8, 30))     // false: a Saturday
/// limits.allows(try Day(2026, 1, 1))      // false: after the last day
/// limits.days                             // 2025-08-01...2025-12-31
/// ```
public struct DayLimits: Sendable {
  /// The first and the last day.
  public var days: ClosedRange<Day>

  private let isDisabled: (@Sendable (Day) -> Bool)?

  /// The limits of a range of days, by default all days.
  ///
  /// ```swift
  /// let untilFriday = try DayLimits(Day.min...Day(2025, 8, 29))
  /// untilFriday.allows(try Day(2025, 8, 30))                    // false
  /// ```
  public init(_ days: ClosedRange<Day> = .min...(.max)) {
    self.days = days
    isDisabled = nil
  }

  /// The limits of a range of days without those that a rule disables.
  ///
  /// ```swift
  /// let holidays = [try Day(2025, 12, 25), try Day(2025, 12, 26)]
  /// let limits = DayLimits { holidays.contains($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - days: The first and the last day.
  ///   - isDisabled: A rule that returns whether a day inside the range is disabled.
  public init(
    _ days: ClosedRange<Day> = .min...(.max),
    disabling isDisabled: @escaping @Sendable (Day) -> Bool
  ) {
    self.days = days
    self.isDisabled = isDisabled
  }

  /// The limits of a range of days without some weekdays.
  ///
  /// ```swift
  /// let weekdaysOnly = DayLimits(disabling: DaySymbols.english.weekend)
  /// weekdaysOnly.allows(try Day(2025, 8, 30))                   // false: a Saturday
  /// ```
  ///
  /// - Parameters:
  ///   - days: The first and the last day.
  ///   - weekdays: The disabled weekdays.
  public init(_ days: ClosedRange<Day> = .min...(.max), disabling weekdays: WeekdaySet) {
    self.init(days) { weekdays.contains($0.weekday) }
  }
}

extension DayLimits {
  /// Returns whether a day can be selected.
  ///
  /// ```swift
  /// DayLimits(try Day(2025, 8, 1)...Day(2025, 8, 31)).allows(try Day(2025, 9, 1))         // false
  /// ```
  public func allows(_ day: Day) -> Bool {
    days.contains(day) && isDisabled?(day) != true
  }

  /// Returns whether at least one day of a range can be selected.
  ///
  /// ```swift
  /// let limits = DayLimits(disabling: [.saturday, .sunday])
  /// limits.allowsAny(of: try Day(2025, 8, 30)...Day(2025, 8, 31))         // false: a weekend
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of days of the range that the rule disables.
  public func allowsAny(of range: ClosedRange<Day>) -> Bool {
    guard range.overlaps(days) else { return false }
    return range.clamped(to: days).contains(where: allows)
  }

  /// Returns the day of the range of days that is nearest to a day, which may be disabled.
  ///
  /// ```swift
  /// DayLimits(try Day(2025, 8, 1)...Day(2025, 8, 31)).clamp(.max)         // 2025-08-31
  /// ```
  public func clamp(_ day: Day) -> Day {
    min(max(day, days.lowerBound), days.upperBound)
  }
}

extension DayLimits: CustomStringConvertible {
  /// The first and the last day in ISO 8601.
  public var description: String {
    let range = "\(days.lowerBound)...\(days.upperBound)"
    return isDisabled == nil ? range : "\(range), with disabled days"
  }
}

#if !hasFeature(Embedded)
extension DayLimits: CustomReflectable {
  /// A mirror of the first and the last day.
  public var customMirror: Mirror {
    Mirror(self, children: ["first": days.lowerBound, "last": days.upperBound])
  }
}
#endif
