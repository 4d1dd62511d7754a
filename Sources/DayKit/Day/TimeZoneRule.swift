/// The offset of a time zone from Universal Time at each instant.
///
/// DayKit has no zone data of its own; the caller supplies it as a function. DayKitFoundation
/// creates rules from Foundation's `TimeZone`.
///
/// ```swift
/// let tokyo = TimeZoneRule.fixed("+09:00", seconds: 9 * 3_600)
/// tokyo.day(at: 1_756_479_600)                       // 2025-08-30
/// tokyo.start(of: try Day(2025, 8, 30))              // 1756479600
/// ```
public struct TimeZoneRule: Sendable {
  /// The name of the zone, such as `Europe/Berlin`; rules with the same name are equal.
  public let identifier: String

  private let offsets: Offsets

  /// The offsets of a zone, as a class: with one more member, copying an optional rule would create its type
  /// at run time, which costs a call tens of thousands of instructions.
  private final class Offsets: Sendable {
    let secondsAhead: @Sendable (_ secondsSince1970: Int) -> Int

    /// Whether clocks may skip a whole day; a function alone does not tell.
    let maySkipDays: Bool

    init(_ secondsAhead: @escaping @Sendable (Int) -> Int, maySkipDays: Bool) {
      (self.secondsAhead, self.maySkipDays) = (secondsAhead, maySkipDays)
    }
  }

  /// Creates a rule from a function that returns the offset at an instant.
  ///
  /// ```swift
  /// let cambridge = TimeZoneRule(identifier: "cambridge") { $0 < 0 ? 0 : 3_600 }
  /// cambridge.offset(at: 1_756_425_600)                // 3600
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: The name; rules with the same name are equal.
  ///   - secondsAhead: The seconds ahead of Universal Time at an instant in seconds since 1970,
  ///     less than 24 hours either way.
  public init(
    identifier: String, secondsAhead: @escaping @Sendable (_ secondsSince1970: Int) -> Int
  ) {
    self.init(identifier: identifier, maySkipDays: true, secondsAhead: secondsAhead)
  }

  /// Creates a rule, with what is known about days that clocks skip, because looking for them costs more than
  /// writing a date.
  package init(
    identifier: String, maySkipDays: Bool,
    secondsAhead: @escaping @Sendable (_ secondsSince1970: Int) -> Int
  ) {
    self.identifier = identifier
    offsets = Offsets(secondsAhead, maySkipDays: maySkipDays)
  }

  /// Whether clocks may skip a whole day.
  var maySkipDays: Bool { offsets.maySkipDays }

  /// Universal Time.
  public static let utc = TimeZoneRule(identifier: "UTC", maySkipDays: false) { _ in 0 }

  /// A time zone whose offset never changes.
  ///
  /// ```swift
  /// TimeZoneRule.fixed("+02:00", seconds: 7_200)
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: A name such as `+02:00`.
  ///   - seconds: The seconds ahead of Universal Time; negative in the west.
  /// - Precondition: The offset in minutes, rounded down, is less than 24 hours either way:
  ///   `seconds` is in −86,340 ..< 86,400. RFC 3339 cannot express more.
  public static func fixed(_ identifier: String, seconds: Int) -> TimeZoneRule {
    precondition((-86_340..<86_400).contains(seconds), "the offset is 24 hours or more")
    return TimeZoneRule(identifier: identifier, maySkipDays: false) { _ in seconds }
  }

  /// The number of seconds that the zone is ahead of Universal Time at an instant.
  ///
  /// ```swift
  /// TimeZoneRule.fixed("+02:00", seconds: 7_200).offset(at: 0)      // 7200
  /// ```
  public func offset(at secondsSince1970: Int) -> Int {
    offsets.secondsAhead(secondsSince1970)
  }
}

extension TimeZoneRule: Hashable {
  /// Rules are equal if their identifiers are.
  public static func == (left: TimeZoneRule, right: TimeZoneRule) -> Bool {
    left.identifier == right.identifier
  }

  /// Feeds the identifier into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
}

extension TimeZoneRule {
  /// The day of an instant, or `nil` if it is before ``Day/min`` or after ``Day/max``.
  ///
  /// ```swift
  /// TimeZoneRule.utc.day(at: 1_756_425_600)            // 2025-08-29
  /// ```
  public func day(at secondsSince1970: Int) -> Day? {
    Day(exactly: daysSince1970(atInstant: Int64(secondsSince1970)))
  }

  /// The day of an instant, as a number of days since 1970 that may be out of range.
  func daysSince1970(atInstant instant: Int64) -> Int {
    // Beyond this, every day is out of range, and adding the offset could overflow.
    let offset = instant.magnitude < 1 << 60 ? offset(atInstant: instant) : 0
    return Int(clamping: (instant + Int64(offset)).dividedRoundingDown(by: 86_400))
  }

  /// The offset at an instant; if an `Int` cannot hold it, that of the last one that it can hold.
  func offset(atInstant instant: Int64) -> Int { offset(at: Int(clamping: instant)) }

  /// The first instant of a day: midnight, or the moment of the change if clocks skip midnight.
  ///
  /// For a day that the zone skips, it is the moment of the skip. Within 100,000 seconds of
  /// midnight, only one change of the clocks is taken into account.
  ///
  /// ```swift
  /// TimeZoneRule.utc.start(of: try Day(2025, 8, 29))   // 1756425600
  /// ```
  ///
  /// - Precondition: The instant fits an `Int`; one of 32 bits ends on 19 January 2038.
  public func start(of day: Day) -> Int { Int(startInstant(of: day)) }

  /// The first instant of a day, in 64 bits on every platform.
  func startInstant(of day: Day) -> Int64 {
    firstInstant(showing: Int64(day.daysSince1970) * 86_400)
  }

  /// The first instant at which clocks show a wall time or, if they skip it, the moment of the
  /// change.
  ///
  /// - Parameter wall: What clocks show, in seconds since the same clocks showed 1 January 1970, 00:00.
  package func firstInstant(showing wall: Int) -> Int { Int(firstInstant(showing: Int64(wall))) }

  /// Whether clocks skip a whole day, as those of Samoa skipped 30 December 2011.
  package func skips(_ day: Day) -> Bool {
    guard maySkipDays else { return false }
    let midnight = Int64(day.daysSince1970) * 86_400
    // A day is skipped only if clocks go forward by 24 hours or more, and few changes are near midnight.
    let late = offset(atInstant: midnight + 100_000)
    guard late > 0, late - offset(atInstant: midnight - 100_000) >= 86_400 else { return false }
    return daysSince1970(atInstant: startInstant(of: day)) > day.daysSince1970
  }

  /// The same in 64 bits on every platform.
  func firstInstant(showing wall: Int64) -> Int64 {
    var (before, after) = (wall - 100_000, wall + 100_000)
    let (early, late) = (Int64(offset(atInstant: before)), Int64(offset(atInstant: after)))
    if early == late { return wall - early }
    while after - before > 1 {
      let middle = (before + after) / 2
      if offset(atInstant: middle) == early { before = middle } else { after = middle }
    }
    if wall - early < after { return wall - early }
    return Swift.max(after, wall - late)
  }
}

extension TimeZoneRule: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}

#if !hasFeature(Embedded)
extension TimeZoneRule: CustomReflectable {
  /// A mirror with the identifier only.
  public var customMirror: Mirror { Mirror(self, children: ["identifier": identifier]) }
}
#endif

extension SignedInteger where Self: FixedWidthInteger {
  /// The quotient, rounded towards negative infinity.
  @inline(__always)
  func dividedRoundingDown(by divisor: Self) -> Self {
    self / divisor - (self % divisor < 0 ? 1 : 0)
  }
}
