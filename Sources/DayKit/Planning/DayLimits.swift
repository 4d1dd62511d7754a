#if Formats
/// The days that can be selected: a range of days, without those that are disabled.
///
/// ```swift
/// let limits = DayLimits(try Day(2025, 8, 1)...Day(2025, 12, 31), disabling: .weekend)
/// limits.allows(try Day(2025, 8, 29))     // true
/// limits.allows(try Day(2025, 8, 30))     // false: a Saturday
/// limits.allows(try Day(2026, 1, 1))      // false: after the last day
/// limits.days                             // 2025-08-01...2025-12-31
/// ```
public struct DayLimits: Sendable {
  /// The first and the last day.
  public var days: ClosedRange<Day>

  /// Whether a range between two enabled days may have disabled days in it; `true` by default.
  ///
  /// On a page for bookings, where the disabled days are taken, set it to `false`: then a
  /// ``DayRangeSelection`` never has a disabled day in it, and a ``DayPicker`` selects a week, a
  /// month, a quarter or a year only if all its days are enabled.
  ///
  /// ```swift
  /// var free = DayLimits().disabling([try Day(2025, 8, 11), try Day(2025, 8, 12)])
  /// free.allows(try Day(2025, 8, 8)...Day(2025, 8, 15))         // true
  /// free.allowsRangesOverDisabledDays = false
  /// free.allows(try Day(2025, 8, 8)...Day(2025, 8, 15))         // false
  /// ```
  public var allowsRangesOverDisabledDays = true

  /// What a range must meet as a stay, from which its nights count and not its days; `nil` by
  /// default.
  ///
  /// It matters to a ``DayRangeSelection`` and to the custom segment of a ``DayPicker``.
  ///
  /// ```swift
  /// var booking = DayLimits()
  /// booking.stays = StayLimits(taken: DaySet(try Day(2025, 8, 12)...Day(2025, 8, 12)))
  /// booking.allows(try Day(2025, 8, 8)...Day(2025, 8, 12))      // true
  /// booking.allows(try Day(2025, 8, 8)...Day(2025, 8, 13))      // false
  /// ```
  public var stays: StayLimits?

  private var isDisabled: (@Sendable (Day) -> Bool)?

  /// The limits of a range of days, by default all days.
  ///
  /// ```swift
  /// let untilFriday = try DayLimits(Day.min...Day(2025, 8, 29))
  /// untilFriday.allows(try Day(2025, 8, 30))                    // false
  /// ```
  public init(_ days: ClosedRange<Day> = .min...(.max)) {
    self.days = days
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
    self.init(days)
    isDisabled = { weekdays.contains($0.weekday) }
  }

  /// The limits of a range of days without some days, such as holidays or booked days.
  ///
  /// ```swift
  /// let booked: Set = [try Day(2025, 8, 11), try Day(2025, 8, 12)]
  /// DayLimits(disabling: booked).allows(try Day(2025, 8, 11))   // false
  /// ```
  ///
  /// - Parameters:
  ///   - days: The first and the last day.
  ///   - disabled: The disabled days. A look-up in a `Set` or a range takes constant time.
  public init(
    _ days: ClosedRange<Day> = .min...(.max), disabling disabled: some Collection<Day> & Sendable
  ) {
    self.init(days)
    isDisabled = { disabled.contains($0) }
  }

  /// The limits of a range of days without the days of a set.
  ///
  /// ```swift
  /// let leave = DaySet(try Day(2025, 8, 4)...Day(2025, 8, 15))
  /// DayLimits(disabling: leave).allows(try Day(2025, 8, 11))    // false
  /// ```
  ///
  /// - Parameters:
  ///   - days: The first and the last day.
  ///   - disabled: The disabled days.
  public init(_ days: ClosedRange<Day> = .min...(.max), disabling disabled: DaySet) {
    self.init(days)
    isDisabled = { disabled.contains($0) }
  }
}

extension DayLimits {
  /// Returns these limits without the days for which a rule returns `true`.
  ///
  /// ```swift
  /// let firstHalves = DayLimits().disabling { $0.dayOfMonth > 15 }
  /// firstHalves.allows(try Day(2025, 8, 29))                    // false
  /// ```
  ///
  /// - Parameter isDisabled: A rule that returns whether a day is disabled.
  public func disabling(_ isDisabled: @escaping @Sendable (Day) -> Bool) -> DayLimits {
    var limits = self
    let before = self.isDisabled
    limits.isDisabled = { day in before?(day) == true || isDisabled(day) }
    return limits
  }

  /// Returns these limits without some days, such as holidays or booked days.
  ///
  /// ```swift
  /// let holidays: Set = [try Day(2025, 12, 25), try Day(2025, 12, 26)]
  /// let limits = DayLimits(disabling: .weekend).disabling(holidays)
  /// limits.allows(try Day(2025, 12, 25))                        // false: a holiday
  /// limits.allows(try Day(2025, 12, 27))                        // false: a Saturday
  /// ```
  public func disabling(_ days: some Collection<Day> & Sendable) -> DayLimits {
    disabling { days.contains($0) }
  }

  /// Returns these limits without the days of a set.
  ///
  /// ```swift
  /// let leave = DaySet(try Day(2025, 8, 4)...Day(2025, 8, 15))
  /// DayLimits(disabling: .weekend).disabling(leave).allows(try Day(2025, 8, 15))      // false
  /// ```
  public func disabling(_ days: DaySet) -> DayLimits {
    disabling { days.contains($0) }
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

  /// Returns whether a range can be selected.
  ///
  /// Both its ends must be enabled and, without ``allowsRangesOverDisabledDays``, all days between
  /// them. With ``stays``, it must also be a possible stay.
  ///
  /// ```swift
  /// let limits = DayLimits(disabling: .weekend)
  /// limits.allows(try Day(2025, 8, 29)...Day(2025, 9, 1))       // true: Friday to Monday
  /// limits.allows(try Day(2025, 8, 29)...Day(2025, 8, 31))      // false: ends on a Sunday
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of days of the range if disabled days are not allowed in it,
  ///   otherwise constant.
  public func allows(_ range: ClosedRange<Day>) -> Bool {
    allows(range.lowerBound) && allows(range.upperBound) && allowsDaysBetweenEnds(of: range)
      && stays?.allows(range) != false
  }

  /// Returns the reason why a day cannot be selected at all, or `nil` if it can.
  func refusal(of day: Day) -> DayRefusal? {
    guard days.contains(day) else { return .outside }
    return isDisabled?(day) == true ? .disabled : nil
  }

  /// Returns whether days that are disabled between the ends of a range do not matter, or there are
  /// none.
  func allowsDaysBetweenEnds(of range: ClosedRange<Day>) -> Bool {
    guard !allowsRangesOverDisabledDays, let isDisabled else { return true }
    return !range.contains(where: isDisabled)
  }

  /// Returns whether a span can be selected by a tap on it.
  ///
  /// Days outside the limits do not matter as long as one day is inside.
  func allowsSpan(of range: ClosedRange<Day>) -> Bool {
    guard !allowsRangesOverDisabledDays else { return allowsAny(of: range) }
    return range.overlaps(days) && allows(range.clamped(to: days))
  }

  /// Returns the day of the range of days that is nearest to a day, which may be disabled.
  ///
  /// ```swift
  /// DayLimits(try Day(2025, 8, 1)...Day(2025, 8, 31)).clamped(.max)       // 2025-08-31
  /// ```
  public func clamped(_ day: Day) -> Day {
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
#endif
