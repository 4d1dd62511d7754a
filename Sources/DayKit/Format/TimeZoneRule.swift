/// What tells how far the clocks of a place are ahead of Universal Time at an instant.
///
/// DayKit has no zone data of its own; a rule brings it from where there is some.
public struct TimeZoneRule: Sendable {
  /// The name of the zone, such as `Europe/Berlin`; rules of the same name are equal.
  public let identifier: String

  private let secondsAhead: @Sendable (_ secondsSince1970: Int) -> Int

  /// Creates a rule from a function that gives the seconds ahead of Universal Time, at most a day
  /// and some hours either way.
  public init(
    identifier: String, secondsAhead: @escaping @Sendable (_ secondsSince1970: Int) -> Int
  ) {
    self.identifier = identifier
    self.secondsAhead = secondsAhead
  }

  /// Universal Time.
  public static let utc = TimeZoneRule(identifier: "UTC") { _ in 0 }

  /// Clocks that are always the same number of seconds ahead of Universal Time.
  ///
  /// - Parameters:
  ///   - identifier: A name such as `+02:00`.
  ///   - seconds: The seconds ahead, less than 100 hours; negative in the west.
  public static func fixed(_ identifier: String, seconds: Int) -> TimeZoneRule {
    precondition((-359_940..<360_000).contains(seconds), "the offset is 100 hours or more")
    return TimeZoneRule(identifier: identifier) { _ in seconds }
  }

  /// The seconds that clocks are ahead of Universal Time at an instant.
  public func offset(at secondsSince1970: Int) -> Int {
    secondsAhead(secondsSince1970)
  }
}

extension TimeZoneRule: Hashable {
  /// Rules are equal where their zones have the same name.
  public static func == (left: TimeZoneRule, right: TimeZoneRule) -> Bool {
    left.identifier == right.identifier
  }

  /// Feeds the name of the zone into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
}

extension TimeZoneRule {
  /// The day that an instant lies on, if days reach that far.
  public func day(at secondsSince1970: Int) -> Day? {
    Day(exactly: daysSince1970(at: secondsSince1970))
  }

  /// The day that an instant lies on, as a number of days since 1970 that may be out of range.
  func daysSince1970(at instant: Int) -> Int {
    // No clock is further from Universal Time than this, so nothing is lost at the ends.
    guard instant.magnitude < 1 << 60 else { return instant.dividedRoundingDown(by: 86_400) }
    return (instant + offset(at: instant)).dividedRoundingDown(by: 86_400)
  }

  /// The first instant of a day: midnight, or where clocks skip midnight the moment of the skip.
  ///
  /// For a day that a zone leaves out it is the moment at which the zone left it out. At most one
  /// change of the clocks is looked for in the two days around midnight.
  public func start(of day: Day) -> Int {
    let midnight = day.daysSince1970 * 86_400
    var (before, after) = (midnight - 100_000, midnight + 100_000)
    let (early, late) = (offset(at: before), offset(at: after))
    if early == late { return midnight - early }
    while after - before > 1 {
      let middle = (before + after) / 2
      if offset(at: middle) == early { before = middle } else { after = middle }
    }
    if midnight - early < after { return midnight - early }
    return Swift.max(after, midnight - late)
  }
}

extension Int {
  /// The quotient, rounded towards negative infinity.
  func dividedRoundingDown(by divisor: Int) -> Int {
    self / divisor - (self % divisor < 0 ? 1 : 0)
  }
}
